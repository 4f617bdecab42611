extension Cursor {
  /// "at least four hours apart", "no more than 4 in 24 hours": how far apart, and how much at most.
  ///
  /// No clock time and no rhythm is meant, so the words stay where they were said.
  func endOfSpacing() -> Int? {
    guard isAt(",", "at", "no", "not", "max", "maximum", "never", "with", "and") else { return nil }
    var cursor = self
    cursor.skip(",")
    cursor.skip("and", "but", "with", "taken")
    guard
      cursor.take(phrase: "at", "least") || cursor.take(phrase: "at", "most")
        || cursor.take(phrase: "no", "more", "than") || cursor.take(phrase: "not", "more", "than")
        || cursor.take(phrase: "never", "more", "than") || cursor.take("max")
        || cursor.take("maximum"),
      cursor.cardinal() != nil || cursor.take("an") || cursor.take("half")
    else { return nil }
    cursor.skip("an")
    if cursor.facts.unit != nil {
      cursor.index += 1
      guard
        cursor.take("apart") || cursor.take("between") || cursor.take("from")
          || cursor.isAt("before", "after")
      else { return nil }
      cursor.skip("now", "today")
      return cursor.ahead(-1)?.text.isOne(of: "now", "today") == true ? nil : cursor.index
    }
    // What is counted has a name of two words at most.
    for _ in 0..<3 {
      if cursor.take("in") || cursor.take("within") || cursor.take("a") || cursor.take("per")
        || cursor.take("each") || cursor.take("every") || cursor.take("any")
      {
        cursor.skip("any", "a", "each")
        _ = cursor.cardinal()
        guard cursor.facts.unit != nil else { return nil }
        return cursor.index + 1
      }
      guard cursor.ahead()?.isWord == true, cursor.facts == .none else { return nil }
      cursor.index += 1
    }
    return nil
  }
}
