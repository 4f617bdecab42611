import Actions
import Answers
import Language
import Model
import Store
import Words

/// `recent`: what came up or was held lately, and what came of each.
struct Recent: VerbCommand {
  static let row = VerbRow(.recent, .recent, more: .recentMore, usage: "[<since> ...]")
    .takes([.since, .sinceOption])
    .shows([["recent"], ["recent", "since yesterday"]])
    .answers([RecentJSON.self])

  let line: ParsedLine
  var words: [String] { line.all(.since) }
  var since: String? { line[.sinceOption] }

  func run(in session: Session) throws -> ExitStatus {
    let since = try start(in: session)
    guard session.hasDatabase else {
      try session.answer(Outcome(.recent([], since: since), isServed: true), json: common.json)
      return .ok
    }
    try session.carryOut(.recent(since: since), json: common.json)
    return .ok
  }

  private func start(in session: Session) throws -> Instant {
    if since != nil, !words.isEmpty {
      throw CommandError.usage(.optionsExclude("--since", "<since>"), verb: .recent, text: nil)
    }
    let text = (since ?? words.joined(separator: " ")).trimmed
    guard !text.isEmpty else { return session.now - .seconds(86_400) }
    let context = try session.languageContext(nil)
    if let moment = pastMoment(text, in: context), moment <= session.now { return moment }
    throw CommandError.usage(
      .timeNotUnderstood(text, example: commandLine(["recent", "since friday"])),
      verb: nil,
      text: words.count > 1 ? "recent " + text : nil
    )
  }
}

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
