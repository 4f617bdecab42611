import Actions
import Language
import Screen
import Words

extension ReviewState {
  /// Does what a key asks for; what only the world can do is answered.
  mutating func press(_ key: Key) -> ReviewEffect? {
    if key == .control("c") { return .leave }
    if key == .control("z") { return .suspend }
    message = nil
    switch mode {
    case .cards: return pressOnCards(key)
    case .editing(let editor): return edit(editor, key)
    case .splitting(let editor): split(editor, key)
    case .marking(let mark): self.mark(mark, key)
    case .retelling(let editor): retell(editor, key)
    case .asking(let effect):
      mode = .cards
      if key == .text("y") || key == .text("Y") { return effect }
    case .help(let first):
      let next = first + max(1, rows - 1)
      mode = next < helpLines.count ? .help(from: next) : .cards
    }
    return nil
  }

  private mutating func pressOnCards(_ key: Key) -> ReviewEffect? {
    switch key {
    case .up where row == 0: beginMarking()
    case .up: row -= 1
    case .down: row = min(row + 1, cards.count)
    case .pageUp: row = max(0, row - 3)
    case .pageDown: row = min(row + 3, cards.count)
    case .home: row = 0
    case .end: row = cards.count
    case .left, .backTab: field = field.moved(by: -1)
    case .right, .tab: field = field.moved(by: 1)
    case .enter:
      if card == nil { return confirm() }
      beginEditing()
    case .delete: delete()
    case .escape: return leave(.leave)
    case .control("s"): return confirm()
    case .text(let letter): return press(letter)
    default: break
    }
    return nil
  }

  private mutating func press(_ letter: String) -> ReviewEffect? {
    switch letter {
    case "a": accept()
    case "d": delete()
    case "e": mode = .retelling(LineEditor(said.text.trimmedLines, keepsLines: true))
    case "j": join()
    case "n": keepTranscript()
    case "p", "v": beginMarking()
    case "q": return leave(.leave)
    case "r": return canRerecord ? leave(.again) : nil
    case "s": beginSplitting()
    case "u": undo()
    case "y": return confirm()
    case "?": mode = .help(from: 0)
    default:
      if let number = Int(letter), cards.indices.contains(number - 1) { row = number - 1 }
    }
    return nil
  }

  /// The keys and what they do, one a line; nothing of a microphone where there is none.
  var helpLines: [(keys: String, what: String)] {
    ReviewKeyWords.allCases.compactMap { key in
      let parts = key.text(.literal).parts(separatedBy: ": ")
      return canRerecord || parts[0] != "r" ? (parts[0], parts.dropFirst().joined()) : nil
    }
  }

  /// Everything may be stored, once what a model made up has been looked at.
  mutating func confirm() -> ReviewEffect? {
    if let place = cards.firstIndex(where: \.isUnverified) {
      row = place
      say(.waitsForYou)
      return nil
    }
    guard !cards.isEmpty else {
      say(.nothingToStore)
      return nil
    }
    return .confirm
  }

  /// Asks first where something was changed.
  mutating func leave(_ effect: ReviewEffect) -> ReviewEffect? {
    guard isChanged else { return effect }
    mode = .asking(effect)
    return nil
  }
}

extension ReviewState {
  private mutating func beginEditing() {
    guard let card else { return }
    if field == .priority { return turnPriority() }
    let words = reading.words(of: field, in: card.draft)
    mode = .editing(LineEditor(words, keepsLines: field == .notes))
  }

  private mutating func edit(_ editor: LineEditor, _ key: Key) -> ReviewEffect? {
    var editor = editor
    switch key {
    case .escape: mode = .cards
    case .enter, .tab, .backTab, .up, .down, .control("s"):
      guard set(field, editor.text) else {
        mode = .editing(editor)
        return nil
      }
      mode = .cards
      switch key {
      case .tab, .down: field = field.moved(by: 1)
      case .backTab, .up: field = field.moved(by: -1)
      // A message that could not be read is to be seen before all is stored.
      case .control("s") where message == nil: return confirm()
      default: break
      }
    default:
      _ = editor.press(key)
      mode = .editing(editor)
    }
    return nil
  }

  private mutating func retell(_ editor: LineEditor, _ key: Key) {
    var editor = editor
    switch key {
    case .escape: mode = .cards
    case .enter:
      mode = .cards
      guard retell(editor.text) else {
        mode = .retelling(editor)
        return say(.nothingInWords)
      }
    default:
      _ = editor.press(key)
      mode = .retelling(editor)
    }
  }

  private mutating func beginSplitting() {
    guard let title = card?.draft.title else { return }
    var editor = LineEditor(title)
    // Where two to-dos were said in one breath, most likely.
    let joints = [" and ", ", ", " then ", " & ", " plus "]
    let place = title.indices.first { index in joints.contains { title[index...].hasPrefix($0) } }
    editor.place(at: place.map { title.distance(from: title.startIndex, to: $0) } ?? 0)
    if place == nil { _ = editor.move(.wordRight) }
    field = .title
    mode = .splitting(editor)
  }

  private mutating func split(_ editor: LineEditor, _ key: Key) {
    var editor = editor
    switch key {
    case .escape, .text("q"): mode = .cards
    case .enter, .text("s"):
      let (left, right) = editor.halves
      if split(left, right) { mode = .cards }
    case .left, .right:
      // Nobody cuts within a word; Shift goes by letters.
      _ = editor.move(key == .left ? .wordLeft : .wordRight)
      mode = .splitting(editor)
    case .markLeft, .markRight:
      _ = editor.move(key == .markLeft ? .left : .right)
      mode = .splitting(editor)
    default:
      _ = editor.move(key)
      mode = .splitting(editor)
    }
  }
}

extension ReviewState {
  private mutating func beginMarking() {
    guard !said.words.isEmpty else { return }
    let start = card?.words.min() ?? 0
    mode = .marking(ReviewMark(cursor: min(start, said.words.count - 1)))
  }

  private mutating func mark(_ mark: ReviewMark, _ key: Key) {
    var mark = mark
    switch key {
    case .markUp, .markDown, .markLeft, .markRight: mark.anchor = mark.anchor ?? mark.cursor
    default: break
    }
    switch key {
    case .left, .markLeft, .wordLeft: mark.cursor -= 1
    case .right, .markRight, .wordRight: mark.cursor += 1
    case .up, .markUp: mark.cursor = word(below: -1, mark.cursor) ?? mark.cursor
    case .down, .markDown:
      guard let below = word(below: 1, mark.cursor) else {
        if key == .down, mark.anchor == nil {
          mode = .cards
          return
        }
        break
      }
      mark.cursor = below
    case .home: mark.cursor = 0
    case .end: mark.cursor = said.words.count - 1
    case .text("v"), .text(" "): mark.anchor = mark.anchor == nil ? mark.cursor : nil
    case .enter, .text("p"):
      if promote(mark.range) {
        mode = .cards
        return
      }
    case .text("s"):
      if promote(mark.range, isCut: true) {
        mode = .cards
        return
      }
    case .escape, .text("q"), .tab:
      guard key != .tab, mark.anchor != nil else {
        mode = .cards
        return
      }
      mark.anchor = nil
    case .text("?"):
      mode = .help(from: 0)
      return
    default: break
    }
    mark.cursor = min(max(0, mark.cursor), said.words.count - 1)
    mode = .marking(mark)
  }

  /// The word on the line above or below that stands nearest.
  private func word(below lines: Int, _ word: Int) -> Int? {
    let rows = HeardLayout(self).lines
    guard let row = rows.firstIndex(where: { $0.contains { $0.word == word } }),
      rows.indices.contains(row + lines),
      let column = rows[row].first(where: { $0.word == word })?.column
    else { return nil }
    return rows[row + lines].min { abs($0.column - column) < abs($1.column - column) }?.word
  }
}
