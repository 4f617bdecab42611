import Actions
import Words

/// A text that is being typed, with the place where the next character goes.
///
/// It holds nothing that a terminal would obey; a line end shows as `↵`.
package struct LineEditor {
  private var characters: [Character] = []
  package private(set) var cursor = 0
  private let keepsLines: Bool

  package init(_ text: String, keepsLines: Bool = false) {
    self.keepsLines = keepsLines
    insert(text)
  }

  package var text: String { String(characters) }

  /// The text before the cursor, and the rest.
  package var halves: (String, String) {
    (String(characters[..<cursor]), String(characters[cursor...]))
  }

  /// Changes the text or the place as a key asks; false where it asks for neither.
  package mutating func press(_ key: Key) -> Bool {
    switch key {
    case .text(let text), .paste(let text): insert(text)
    case .backspace: delete(max(0, cursor - 1)..<cursor)
    case .delete: delete(cursor..<min(cursor + 1, characters.count))
    case .deleteWord: delete(wordBefore..<cursor)
    case .control("u"): delete(0..<cursor)
    case .control("k"): delete(cursor..<characters.count)
    default: return move(key)
    }
    return true
  }

  /// Moves the place as a key asks; false where it asks for something else.
  package mutating func move(_ key: Key) -> Bool {
    switch key {
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(characters.count, cursor + 1)
    case .wordLeft: cursor = wordBefore
    case .wordRight: cursor = wordBehind
    case .home: cursor = 0
    case .end: cursor = characters.count
    default: return false
    }
    return true
  }

  /// Puts the cursor before so many characters.
  package mutating func place(at index: Int) { cursor = min(max(0, index), characters.count) }

  private var wordBefore: Int {
    var index = cursor
    while index > 0, !characters[index - 1].isWordPart { index -= 1 }
    while index > 0, characters[index - 1].isWordPart { index -= 1 }
    return index
  }

  private var wordBehind: Int {
    var index = cursor
    while index < characters.count, !characters[index].isWordPart { index += 1 }
    while index < characters.count, characters[index].isWordPart { index += 1 }
    return index
  }

  private mutating func delete(_ range: Range<Int>) {
    characters.removeSubrange(range)
    cursor = range.lowerBound
  }

  private mutating func insert(_ text: String) {
    var kept = String.UnicodeScalarView()
    var isReturn = false
    for scalar in text.unicodeScalars {
      // A line end of two characters is one.
      if scalar == "\n", isReturn { continue }
      isReturn = scalar == "\r"
      let endsLine = scalar == "\n" || isReturn
      if endsLine || scalar == "\t" {
        kept.append(endsLine && keepsLines ? "\n" : " ")
      } else if !scalar.isObeyed {
        kept.append(scalar)
      }
    }
    // An accent joins the letter before it, and what is behind it may join that.
    let beside = max(0, cursor - 1)..<min(cursor + 1, characters.count)
    let before = String(characters[beside.lowerBound..<cursor]) + String(kept)
    let piece = before + String(characters[cursor..<beside.upperBound])
    characters.replaceSubrange(beside, with: piece)
    cursor = min(beside.lowerBound + before.count, characters.count)
  }
}

extension LineEditor {
  /// Cuts out the part of the text that fits into so many columns around the cursor, and answers
  /// its column there, and how many characters stand ahead of it.
  package func window(_ width: Int) -> (text: String, column: Int, start: Int) {
    let shown = characters.map { $0 == "\n" ? "↵" : String($0) }
    var column = shown[..<cursor].reduce(0) { $0 + $1.columns }
    var start = 0
    while start < cursor, column >= width {
      column -= shown[start].columns
      start += 1
    }
    var text = ""
    var used = 0
    for character in shown[start...] {
      used += character.columns
      guard used <= width else { break }
      text += character
    }
    return (text, column, start)
  }
}

extension Character {
  /// Whether it belongs to a word that the cursor jumps over.
  fileprivate var isWordPart: Bool { isLetter || isNumber || self == "'" || self == "’" }
}
