import Actions

/// Paints words; colour only underlines what the words say already.
struct Palette: Sendable {
  let isOn: Bool

  enum Style: String {
    case heading = "1"
    case handle = "36"
    case quiet = "2"
    case moment = "32"
  }

  /// The text in a style, or just the text where colours are not wanted.
  func paint(_ text: String, _ style: Style) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension String {
  /// How many columns the text takes, its colours aside.
  var columnsWithoutPaint: Int {
    var columns = 0
    for (index, part) in split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated() {
      // "[32m" stands before the painted words.
      let words = index == 0 ? part : part.drop { $0 != "m" }.dropFirst()
      columns += String(words).columns
    }
    return columns
  }
}
