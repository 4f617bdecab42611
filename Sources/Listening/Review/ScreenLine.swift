import Actions

/// A line of the screen that never gets wider than there is room.
struct ScreenLine {
  private(set) var text = ""
  private(set) var columns = 0
  let width: Int
  let hasColor: Bool

  /// How a piece looks; what it says never depends on it.
  struct Ink {
    var color: Int?
    var isBold = false
    var isDim = false
    var isUnderlined = false
    var isReversed = false

    static let plain = Ink()
    static let bold = Ink(isBold: true)
    static let dim = Ink(isDim: true)

    /// The colours of the cards, in turn; none that warns.
    static func card(_ place: Int, isBold: Bool = false) -> Ink {
      Ink(color: [36, 35, 33, 32, 94][place % 5], isBold: isBold)
    }
  }

  init(width: Int, hasColor: Bool) {
    self.width = width
    self.hasColor = hasColor
  }

  /// Adds a piece; of one that does not fit, what does.
  mutating func add(_ piece: String, _ ink: Ink = .plain) {
    let piece = piece.fitted(to: width - columns)
    guard !piece.isEmpty else { return }
    columns += piece.columns
    var codes: [String] = []
    if ink.isBold { codes.append("1") }
    if ink.isDim { codes.append("2") }
    if ink.isUnderlined { codes.append("4") }
    if ink.isReversed { codes.append("7") }
    if hasColor, let color = ink.color { codes.append(String(color)) }
    text += codes.isEmpty ? piece : "\u{1B}[\(codes.joined(separator: ";"))m\(piece)\u{1B}[0m"
  }

  /// Adds spaces up to a column.
  mutating func pad(to column: Int) {
    let blanks = String.blanks(min(column, width) - columns)
    text += blanks
    columns += blanks.utf8.count
  }
}
