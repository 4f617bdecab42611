import Actions

/// A line of the screen that never gets wider than there is room.
package struct ScreenLine {
  package private(set) var text = ""
  package private(set) var columns = 0
  package let width: Int
  package let hasColor: Bool

  /// How a piece looks; what it says never depends on it.
  package struct Ink: Sendable {
    package var color: Int?
    package var isBold: Bool
    package var isDim: Bool
    package var isUnderlined: Bool
    package var isReversed: Bool

    package init(
      color: Int? = nil,
      isBold: Bool = false,
      isDim: Bool = false,
      isUnderlined: Bool = false,
      isReversed: Bool = false
    ) {
      (self.color, self.isBold, self.isDim) = (color, isBold, isDim)
      (self.isUnderlined, self.isReversed) = (isUnderlined, isReversed)
    }

    package static let plain = Ink()
    package static let bold = Ink(isBold: true)
    package static let dim = Ink(isDim: true)
  }

  package init(width: Int, hasColor: Bool) {
    self.width = width
    self.hasColor = hasColor
  }

  /// Adds a piece; of one that does not fit, what does.
  package mutating func add(_ piece: String, _ ink: Ink = .plain) {
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
  package mutating func pad(to column: Int) {
    let blanks = String.blanks(min(column, width) - columns)
    text += blanks
    columns += blanks.utf8.count
  }
}
