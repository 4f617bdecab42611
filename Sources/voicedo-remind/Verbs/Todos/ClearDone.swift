import Actions
import Answers
import Model
import Store
import Words

/// `clear-done`: deletes what is done for good.
struct ClearDone: VerbCommand {
  static let row = VerbRow(.clearDone, .clearDone, more: .clearDoneMore)
    .takes([.ofList, .olderThan, .yes])
    .shows([["clear-done"], ["clear-done", "--older-than", "30 days"]])
    .answers([TodosJSON.self])

  let line: ParsedLine
  var list: String? { line[.ofList] }
  var olderThan: String? { line[.olderThan] }
  var yes: Bool { line.has(.yes) }

  func run(in session: Session) throws -> ExitStatus {
    let limit = try olderThan.map { age throws(CommandError) in
      guard let limit = moment(before: age, session) else { throw .editing(.age(age)) }
      return limit
    }
    let session = try session.opened()
    let store = try session.openStore()
    if let list, try !store.listNames().contains(where: { $0.isSameName(as: list) }) {
      throw CommandError.noSuchList(list)
    }
    let rows = try store.done(in: list, before: limit)
    if !rows.isEmpty, !yes {
      let question = EditSentences.askClearDone.text(session.tone, ["count": String(rows.count)])
      guard session.confirms(question, otherwise: true) else { throw CommandError.notConfirmed }
    }
    try session.carryOut(.clearDone(rows), json: common.json)
    return .ok
  }

  /// The moment that lies so long ago: `30d`, `2 weeks`, `a month`; or the start of a day.
  private func moment(before age: String, _ session: Session) -> Instant? {
    let now = session.civilNow
    if let date = CivilDate(age.trimmed) {
      return session.zone.instant(of: CivilDateTime(date, .midnight))
    }
    let text = age.trimmed.lowercased()
    let digits = text.prefix(while: \.isNumber)
    let unit = text.dropFirst(digits.count).drop { $0 == " " }
    var count = Int(digits: digits) ?? 0
    var word = String(unit)
    if digits.isEmpty {
      guard let article = ["a ", "an ", "one "].first(where: text.hasPrefix) else { return nil }
      (count, word) = (1, String(text.dropFirst(article.count)))
    }
    guard (0...100_000).contains(count) else { return nil }
    let date: CivilDate
    switch word.hasSuffix("s") && word.count > 1 ? String(word.dropLast()) : word {
    case "h", "hour": return session.now + .minutes(-60 * count)
    case "d", "day": date = now.date.adding(days: -count)
    case "w", "week": date = now.date.adding(days: -7 * count)
    case "m", "month": date = now.date.adding(months: -count)
    case "y", "year": date = now.date.adding(months: -12 * count)
    default: return nil
    }
    return session.zone.instant(of: CivilDateTime(date, now.time))
  }
}
