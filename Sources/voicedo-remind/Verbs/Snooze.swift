import Actions
import Answers
import ArgumentParser
import Configuration
import Language
import Model
import Planning
import Store
import Words

/// `snooze`: puts a reminder off, by the usual minutes or until a moment.
struct Snooze: VerbCommand {
  static let verb = Verb.snooze
  static let words = "<id> [<when> ...]"
  static let more: HelpSentences? = .snoozeMore
  static let examples = [["snooze", "milk"], ["snooze", "milk", "until 6"]]
  static let answers: [any Answer.Type] = [TodosJSON.self]

  @Argument(help: OptionSentences.reference.help("id"))
  var reference: String

  @Argument(help: OptionSentences.snoozeTo.help("when"))
  var phrase: [String] = []

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let store = try session.openStore()
    let row = try store.one(reference, for: .snooze)
    if row.todo.pause != nil, row.todo.completedAt == nil { throw CommandError.isPaused(row) }
    let moment = try moment(in: session)
    let rows = try store.snooze([row.id], until: moment, source: "cli", at: session.now)
    _ = try store.open(rows.first, meantBy: reference)
    let isServed = session.tellService()
    if common.json {
      try session.print(json: TodosJSON(rows, in: session.zone))
    } else {
      let readBack = ReadBack(session)
      let lines = rows.map { row in
        // What repeats comes with its next occurrence if that comes before.
        let again = row.reminder?.againAt ?? moment
        let sentence = again < moment ? ChangeSentences.snoozedToNext : .snoozed
        let text = readBack.momentAndDistance(.elapsed(again), endTime: nil)
        return sentence.text(
          session.tone,
          ["title": row.todo.title.printable, "moment": text]
        ) + "  " + readBack.handle(row)
      }
      try session.print(lines.joined(separator: "\n"))
    }
    session.remark(onServiceThatRuns: isServed)
    return .ok
  }

  private func moment(in session: Session) throws -> Instant {
    var words = phrase.joined(separator: " ").trimmed
    var isUntil = false
    for opener in ["for ", "until ", "till ", "to "] where words.lowercased().hasPrefix(opener) {
      words = String(words.dropFirst(opener.count)).trimmed
      isUntil = opener != "for "
    }
    if words.isEmpty { return session.now + .minutes(session.settings.policy.snooze) }
    // "until 6" names a clock time; "6" and "for 6" are minutes.
    if isUntil, Int(digits: words) != nil {
      words = "at " + words
    } else if let minutes = minutesOf(words), (1...525_600).contains(minutes) {
      return session.now + .minutes(minutes)
    }
    let context = try session.languageContext(nil)
    let clock = ReadBack(session).clock
    // "an hour" is "in an hour" here.
    for phrase in [words, "in " + words] {
      if let due = spokenMoment(phrase, in: context)?.due, let instant = clock.instant(of: due),
        instant > session.now
      {
        return instant
      }
    }
    throw CommandError.usage(
      .timeNotUnderstood(words, example: commandLine(["snooze", reference, "tomorrow morning"])),
      verb: nil,
      text: nil
    )
  }
}
