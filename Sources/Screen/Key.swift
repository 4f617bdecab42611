/// A key as somebody pressed it, whatever bytes a terminal makes of it.
package enum Key: Hashable {
  /// A character that was typed.
  case text(String)
  /// Text that came at once from somewhere else.
  case paste(String)
  case enter, escape, tab, backTab, backspace, delete, deleteWord
  case up, down, left, right, home, end, pageUp, pageDown, wordLeft, wordRight
  /// An arrow with Shift.
  case markUp, markDown, markLeft, markRight
  /// A letter with Ctrl, in lower case.
  case control(Character)
}

extension ArraySlice<Key> {
  /// Takes the key at the front; where somebody `isTyping`, all letters in a row are taken as one text.
  package mutating func next(isTyping: Bool) -> Key? {
    guard isTyping, case .text? = first else { return popFirst() }
    var typed = ""
    while case .text(let text)? = first {
      typed += text
      removeFirst()
    }
    return .text(typed)
  }
}
