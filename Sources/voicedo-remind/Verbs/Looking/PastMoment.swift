import Actions
import Language
import Model

/// Reads how far back somebody means: `3d`, `2 weeks`, `since friday`, `yesterday morning`.
///
/// Of a weekday or a clock time the last one is meant; a day begins at midnight.
func pastMoment(_ text: String, in context: LanguageContext) -> Instant? {
  var words = text.lowercased().trimmed
  for opener in ["since ", "the last ", "last ", "the past ", "past ", "from "]
  where words.hasPrefix(opener) {
    let rest = String(words.dropFirst(opener.count)).trimmed
    // "last week" is an amount, "last friday" a day.
    words = ["day", "week", "hour"].contains(rest) ? "1 " + rest : rest
  }
  if words.hasSuffix(" ago") { words = String(words.dropLast(4)).trimmed }
  let now = context.instant
  if let minutes = minutesOf(words) ?? weeksOf(words).map({ $0 * 10_080 }), minutes > 0,
    words.contains(where: \.isLetter)
  {
    return now - .minutes(minutes)
  }
  // What the words mean today, else yesterday, else a week ago: the first that is over.
  for days in [0, 1, 7] {
    var earlier = context
    earlier.now.date = context.now.date.adding(days: -days)
    guard let civil = civil(words, in: earlier) else { continue }
    let moment = context.zone.instant(of: civil)
    if moment <= now { return moment }
  }
  return nil
}

private func civil(_ words: String, in context: LanguageContext) -> CivilDateTime? {
  if let civil = CivilDateTime(words.uppercased()) { return civil }
  if let date = CivilDate(words) { return CivilDateTime(date, .midnight) }
  if let time = TimeOfDay(words) { return CivilDateTime(context.now.date, time) }
  guard let start = understand(words, in: context).times.first?.start else { return nil }
  return CivilDateTime(start.date, start.time ?? .midnight)
}

/// Reads `2w`, `2 weeks`.
private func weeksOf(_ text: String) -> Int? {
  let digits = text.prefix(while: \.isNumber)
  let unit = text.dropFirst(digits.count).drop(while: { $0 == " " })
  guard ["w", "week", "weeks"].contains(unit), let count = Int(digits: digits), count <= 5000
  else { return nil }
  return count
}
