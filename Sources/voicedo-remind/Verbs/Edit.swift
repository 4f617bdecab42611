import Actions
import Answers
import ArgumentParser
import Model
import Store
import Words

/// `edit`: changes a to-do by its options, or in the person's editor.
struct Edit: VerbCommand {
  static let verb = Verb.edit
  static let words = "<id>"
  static let more: HelpSentences? = .editMore
  static let examples = [
    ["edit", "milk", "--title", "Buy oat milk"],
    ["edit", "milk", "--when", "friday at 5", "--list", "home"],
  ]
  static let answers: [any Answer.Type] = [TodoAnswerJSON.self]

  @Argument(help: OptionSentences.reference.help("id"))
  var reference: [String]

  @Option(help: OptionSentences.newTitle.help("words"))
  var title: String?

  @Flag(name: .long, help: OptionSentences.noNotes.help)
  var noNotes = false

  @Option(help: OptionSentences.newWhen.help("when"))
  var when: String?

  @Option(help: OptionSentences.newEvery.help("repeat"))
  var every: String?

  @Option(help: OptionSentences.newEnd.help("time"))
  var endTime: String?

  @Option(help: OptionSentences.newList.help("list"))
  var list: String?

  @OptionGroup var details: DetailOptions

  @Option(help: OptionSentences.newZone.help("zone"))
  var zone: String?

  @Option(help: OptionSentences.repeatFrom.help("what"))
  var repeatFrom: RepeatFrom?

  @Flag(name: .customLong("this"), help: OptionSentences.thisOnly.help)
  var thisOnly = false

  @Flag(help: OptionSentences.series.help)
  var series = false

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    if details.notes != nil, noNotes { throw refuse(.optionsExclude("--notes", "--no-notes")) }
    if thisOnly, series { throw refuse(.optionsExclude("--this", "--series")) }
    let session = try session.opened()
    let row = try session.openStore().one(reference.joined(separator: " "), for: .edit)
    guard request.isEmpty else {
      try session.carryOut(.edit(row, request), json: common.json)
      return .ok
    }
    let terminal = session.environment.terminal
    guard terminal.inputIsTerminal, terminal.outputIsTerminal else {
      let example = commandLine(["edit", row.todo.handle, "--when", "tomorrow at 9"])
      throw refuse(.nothingAsked(example: example))
    }
    try EditorSession(session: session, row: row, request: request).run(json: common.json)
    return .ok
  }

  private var request: EditRequest {
    var request = EditRequest()
    request.title = title
    request.details = details.values
    if noNotes { request.details.notes = "none" }
    request.when = when
    request.every = every
    request.endTime = endTime
    request.list = list
    request.zone = zone
    request.repeatFrom = repeatFrom
    if thisOnly || series { request.isForSeries = series }
    return request
  }

  private func refuse(_ trouble: UsageError) -> CommandError {
    .usage(trouble, verb: .edit, text: nil)
  }
}

extension RepeatFrom: ExpressibleByArgument {}
