package import Language
package import Model

/// Reads a moment of the wall clock as an option takes it: ISO 8601, a clock time, or words.
///
/// A clock time alone is the next one after `reference`; words count from the context's present. A
/// day alone stands for its beginning, or with `isEnd` for its end.
package func civilArgument(
  _ text: String,
  after reference: CivilDateTime,
  isEnd: Bool = false,
  in context: LanguageContext
) -> CivilDateTime? {
  let text = text.trimmed
  if let civil = CivilDateTime(text) { return civil }
  if let time = TimeOfDay(text) {
    let today = CivilDateTime(reference.date, time)
    return today > reference ? today : CivilDateTime(reference.date.adding(days: 1), time)
  }
  func edge(_ date: CivilDate) -> CivilDateTime {
    CivilDateTime(isEnd ? date.adding(days: 1) : date, .midnight)
  }
  if let date = CivilDate(text) { return edge(date) }
  switch spokenMoment(text, in: context)?.due {
  case .floating(let date, let time?), .fixed(let date, let time?, _):
    return CivilDateTime(date, time)
  case .floating(let date, nil), .fixed(let date, nil, _): return edge(date)
  case .elapsed(let instant): return context.zone.civil(at: instant)
  case nil: return nil
  }
}

/// Reads by how much a clock is set: `+2h`, `-30m`, `+1d`, `90` minutes.
package func clockStep(_ text: String) -> Duration? {
  let text = text.trimmed
  let isBack = text.hasPrefix("-") || text.hasPrefix("−")
  let amount = isBack || text.hasPrefix("+") ? String(text.dropFirst()) : text
  guard let minutes = minutesOf(amount), (1...5_256_000).contains(minutes) else { return nil }
  return .minutes(isBack ? -minutes : minutes)
}

extension String {
  /// The two sides of the first `separator` in the text.
  package func sides(of separator: String) -> (String, String)? {
    for index in indices where self[index...].hasPrefix(separator) {
      return (String(self[..<index]), String(self[index...].dropFirst(separator.count)))
    }
    return nil
  }
}
