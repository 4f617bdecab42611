import ArgumentParser
import Language
import Model
import Store
import Words

/// `remind`: changes when and how a to-do's reminder speaks up.
struct Remind: VerbCommand {
  static let verb = Verb.remind
  static let words = "<id> [<when> ...]"
  static let more: HelpSentences? = .remindMore
  static let answers: [any Answer.Type] = [TodoAnswerJSON.self]

  @Argument(help: OptionSentences.reference.help("id"))
  var reference: String

  @Argument(help: OptionSentences.remindTo.help("when"))
  var phrase: [String] = []

  @Flag(help: OptionSentences.off.help)
  var off = false

  @Option(help: OptionSentences.persistence.help("how"))
  var persistence: Reminder.Persistence?

  @Option(help: OptionSentences.lead.help("minutes"))
  var lead: String?

  @Flag(name: .long, help: OptionSentences.breakthrough.help)
  var breakthrough = false

  @Flag(name: .long, help: OptionSentences.noBreakthrough.help)
  var noBreakthrough = false

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    try check()
    let store = try session.openStore()
    let row = try store.one(reference, for: .remind)
    let context = try session.languageContext(nil)
    let (change, choices) = try change(in: context)
    let changed = try store.open(
      try store.remind(row.id, change, source: "cli", at: session.now),
      meantBy: reference
    )
    let isServed = session.tellService()
    defer { session.remark(onServiceThatRuns: isServed) }
    if common.json {
      try session.print(json: TodoAnswerJSON(changed, in: session.zone))
      return .ok
    }
    let readBack = ReadBack(session)
    if off {
      let words = ["title": readBack.name(changed)]
      try session.print(ChangeSentences.remindsNot.text(session.tone, words))
    } else {
      try session.print(readBack.line(changed))
      if let due = changed.todo.due, changed.todo.recurrence == nil, readBack.isOver(due),
        !phrase.isEmpty
      {
        let moment = readBack.moment(due, endTime: nil)
        session.talk(CaptureSentences.alreadyOver, ["moment": moment])
      }
      let draft = Draft(
        title: changed.todo.title,
        due: changed.todo.due,
        phrase: changed.todo.phrase,
        rule: changed.todo.recurrence?.rule
      )
      session.talk(choices, of: draft, handle: changed.todo.handle, context)
    }
    return .ok
  }

  private func check() throws(Trouble) {
    func refuse(_ trouble: UsageTrouble) -> Trouble { .usage(trouble, verb: .remind, text: nil) }
    if off, !phrase.isEmpty { throw refuse(.optionsExclude("--off", "<when>")) }
    if breakthrough, noBreakthrough {
      throw refuse(.optionsExclude("--breakthrough", "--no-breakthrough"))
    }
    let asksNothing = phrase.isEmpty && persistence == nil && lead == nil
    if asksNothing, !off, !breakthrough, !noBreakthrough {
      throw refuse(.nothingAsked(example: commandLine(["remind", reference, "tomorrow at 9"])))
    }
  }

  private func change(in context: LanguageContext) throws -> (ReminderChange, [Choice]) {
    var change = ReminderChange()
    var choices: [Choice] = []
    change.clearsDue = off
    change.persistence = persistence
    if breakthrough || noBreakthrough { change.isBreakthrough = breakthrough }
    if let lead {
      do {
        change.leads = try leads(lead)
      } catch {
        throw Trouble.usage(error, verb: .remind, text: nil)
      }
    }
    let words = phrase.joined(separator: " ")
    guard !words.isEmpty else { return (change, choices) }
    guard let spoken = spokenMoment(words, in: context) else {
      let example = commandLine(["remind", reference, "tomorrow at 9"])
      let text = "remind \(reference) \(words)"
      throw Trouble.usage(.timeNotUnderstood(words, example: example), verb: nil, text: text)
    }
    choices = spoken.choices
    change.due = spoken.due
    change.phrase = words
    change.rule = spoken.rule
    if lead == nil, !spoken.leads.isEmpty { change.leads = spoken.leads }
    return (change, choices)
  }
}

extension Reminder.Persistence: ExpressibleByArgument {}
