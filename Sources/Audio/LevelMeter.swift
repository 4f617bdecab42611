/// The last levels as a row of signs, the newest at the right.
package struct LevelMeter: Sendable {
  private var signs: [Character]

  /// `width` is how many signs it has.
  package init(width: Int) {
    signs = [Character](repeating: "▁", count: width)
  }

  /// Moves on by one level; both in decibels.
  package mutating func add(_ level: Int, above noise: Int) {
    let sign: Character =
      switch level - noise {
      case ..<4: "▁"
      case ..<10: "▂"
      case ..<18: "▃"
      case ..<28: "▅"
      default: "▇"
      }
    if !signs.isEmpty { signs.removeFirst() }
    signs.append(sign)
  }

  package var text: String { String(signs) }
}
