import Actions

/// The transcript in lines, each run of words of a card with the card's number at its beginning.
///
/// A number stands small above the words, or with `[` and `]` around them where there is no colour;
/// what was left out stands in `(` and `)`.
struct HeardLayout {
  struct Piece {
    let word: Int
    /// Where it begins, its signs included.
    let column: Int
    /// The card it belongs to, by its place.
    let owner: Int?
    /// Whether it belongs to none, though it may say something.
    let isLeftOut: Bool
    let before: String
    let behind: String
    /// Whether the next word belongs to something else.
    let isLast: Bool
  }

  private(set) var lines: [[Piece]] = [[]]

  init(_ state: ReviewState, hasColor: Bool = true) {
    let owners = state.owners
    let words = state.said.words
    let leftOut = state.leftOut.reduce(into: Set<Int>()) { $0.formUnion($1.words) }
      .filter { owners[$0] == nil }
    var column = 0
    for (number, word) in words.enumerated() {
      let owner = owners[number]
      let isFirst = owner != nil && (number == 0 || owners[number - 1] != owner)
      let isLast = owner != nil && (number + 1 == words.count || owners[number + 1] != owner)
      let name = owner.map { $0 + 1 } ?? 0
      let isLeftOut = leftOut.contains(number)
      var before = !isFirst ? "" : hasColor ? name.small : "[\(name) "
      var behind = isLast && !hasColor ? "]" : ""
      if isLeftOut, !leftOut.contains(number - 1) { before = "(" }
      if isLeftOut, !leftOut.contains(number + 1) { behind = ")" }
      let width = (before + word.text + behind).columns
      let gap = word.isGlued || lines[lines.count - 1].isEmpty ? 0 : 1
      if column > 0, column + gap + width > state.columns {
        lines.append([])
        column = 0
      } else {
        column += gap
      }
      lines[lines.count - 1].append(
        Piece(
          word: number,
          column: column,
          owner: owner,
          isLeftOut: isLeftOut,
          before: before,
          behind: behind,
          isLast: isLast
        )
      )
      column += width
    }
  }
}

extension Int {
  /// The number in small raised digits.
  fileprivate var small: String {
    let digits = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return String(String(self).compactMap { $0.wholeNumberValue.map { digits[$0] } })
  }
}
