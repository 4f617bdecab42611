import Model

extension Cursor {
  /// A day that an amount can be counted from.
  mutating func baseDay() -> DayMeaning? {
    guard let token = ahead(), !token.isQuoted else { return nil }
    if let day = holiday() { return day }
    let start = index
    for rules in Rule.baseDays {
      var best: (Int, DayMeaning)?
      for rule in rules where token.opening == [] || !rule.opening.isDisjoint(with: token.opening) {
        index = start
        guard let meaning = rule.read(&self), let day = meaning.day, meaning.clock == nil,
          index > best?.0 ?? start
        else { continue }
        best = (index, day)
      }
      index = start
      if let best {
        index = best.0
        return best.1
      }
    }
    return nil
  }
}
