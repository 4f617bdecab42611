/// One line of the grammar, named by examples that it must itself understand.
struct Rule: Sendable {
  let examples: [String]
  /// The classes of first words, so that a rule is asked only where it may match.
  let opening: TokenClass
  let read: @Sendable (inout Cursor) -> TimeMeaning?

  init(
    _ examples: String...,
    on opening: TokenClass,
    _ read: @escaping @Sendable (inout Cursor) -> TimeMeaning?
  ) {
    self.examples = examples
    self.opening = opening
    self.read = read
  }
}

extension Cursor {
  /// "05/31/2026:14:15": a clock time stuck to a date.
  private var isBeforeStuckClock: Bool {
    isAt(".", ":") && ahead(1)?.digits == 2 && ahead(2)?.isMark(":") == true
      && ahead(3)?.digits == 2 && ahead(-1)?.digits == 4
  }

  /// Whether no letter or digit sticks to the last token read: whole words only.
  var endsOnWord: Bool {
    guard let next = ahead(), next.isGlued, index > 0 else { return true }
    if next.isSpoken { return false }
    guard
      next.text == "." || next.text == "," || next.text == "-" || next.text == "/"
        || next.text == ":" || next.text == "%" || next.text == "_"
    else { return true }
    if next.text == "%" || next.text == "_" { return false }
    guard let after = ahead(1), after.isGlued else { return true }
    // "monday.com" is no day.
    if next.text == ".", after.text.isOne(of: "com", "org", "net", "io") { return false }
    return !after.isNumber || isBeforeStuckClock
  }
}
