/// The marks in what a person wrote, by which the oracle finds it again: `[17]`.
enum Marks {
  static func all(in text: String) -> Set<Int> {
    var marks: Set<Int> = []
    var digits: String?
    for character in text {
      switch (character, digits) {
      case ("[", _): digits = ""
      case ("]", let found?):
        if let number = Int(found) { marks.insert(number) }
        digits = nil
      case (_, let found?): digits = character.isNumber ? found + String(character) : nil
      default: break
      }
    }
    return marks
  }
}
