/// Paints words; colour only underlines what the words say already.
package struct Palette: Sendable {
  package let isOn: Bool

  package enum Style: String {
    case heading = "1"
    case handle = "36"
    case quiet = "2"
    case moment = "32"
  }

  package init(isOn: Bool) {
    self.isOn = isOn
  }

  /// The text in a style, or just the text where colours are not wanted.
  package func paint(_ text: String, _ style: Style) -> String {
    isOn && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
