import Actions
import Answers
import Language
import Model
import Store
import Words

/// `remind`: changes when and how a to-do's reminder speaks up.
struct Remind: VerbCommand {
  static let row = VerbRow(.remind, .remind, more: .remindMore, usage: "<id> [<when> ...]")
    .takes([
      .reference, .remindTo, .off, .persistence.of(Reminder.Persistence.self), .newLead,
      .breakthrough, .noBreakthrough, .thisOnly, .series,
    ])
    .shows([["remind", "milk", "friday at 5"], ["remind", "milk", "--persistence", "until-done"]])
    .answers([TodoAnswerJSON.self])

  let line: ParsedLine
  var reference: String { line[.reference] ?? "" }
  var phrase: [String] { line.all(.remindTo) }
  var isOff: Bool { line.has(.off) }
  var persistence: Reminder.Persistence? { line[.persistence] }
  var lead: String? { line[.newLead] }
  var breakthrough: Bool { line.has(.breakthrough) }
  var noBreakthrough: Bool { line.has(.noBreakthrough) }
  var thisOnly: Bool { line.has(.thisOnly) }
  var series: Bool { line.has(.series) }

  func run(in session: Session) throws -> ExitStatus {
    try check()
    let session = try session.opened()
    let row = try session.openStore().one(reference, for: .remind)
    let (change, time) = try change(of: row, in: session, session.languageContext(nil))
    let made = Intent.Change(change, time, label: .remind, wantsOpen: true)
    try session.carryOut(.change(row, made), json: common.json)
    return .ok
  }

  /// Whether the reminder is to go: by the option, or by a word where a time could stand.
  private var off: Bool {
    let words = phrase.joined(separator: " ")
    return isOff || words.isNoneInWords || words.trimmed.lowercased() == "off"
  }

  private func check() throws(CommandError) {
    func refuse(_ trouble: UsageError) -> CommandError { .usage(trouble, verb: .remind, text: nil) }
    if isOff, !phrase.isEmpty { throw refuse(.optionsExclude("--off", "<when>")) }
    if breakthrough, noBreakthrough {
      throw refuse(.optionsExclude("--breakthrough", "--no-breakthrough"))
    }
    if thisOnly, series { throw refuse(.optionsExclude("--this", "--series")) }
    let asksNothing = phrase.isEmpty && persistence == nil && lead == nil
    if asksNothing, !off, !breakthrough, !noBreakthrough {
      throw refuse(.nothingAsked(example: commandLine(["remind", reference, "tomorrow at 9"])))
    }
  }

  private func change(
    of row: TodoRow,
    in session: Session,
    _ context: LanguageContext
  ) throws(CommandError) -> (TodoChange, NewTime?) {
    var change = TodoChange()
    change.time.clearsDue = off
    change.time.persistence = persistence
    if breakthrough || noBreakthrough { change.time.isBreakthrough = breakthrough }
    if let lead {
      do {
        let isAsList = lead.trimmed.lowercased() == "list"
        change.time.leads = isAsList ? [] : try leads(lead)
      } catch {
        throw .usage(error, verb: .remind, text: nil)
      }
    }
    if thisOnly || series, row.todo.recurrence == nil {
      let option = series ? "--series" : "--this"
      throw .editing(.doesNotRepeat(title: row.todo.title, option: option))
    }
    let words = phrase.joined(separator: " ")
    guard !words.isEmpty, !off else { return (change, nil) }
    let time = try NewTime(
      words,
      of: row,
      verb: .remind,
      scope: series ? .series : .occurrence,
      in: context,
      zones: session.environment.zones
    )
    time.apply(to: &change.time)
    return (change, time)
  }
}
