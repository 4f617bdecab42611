import Actions
import Answers
import Model
import Store
import Words

/// `edit`: changes a to-do by its options, or in the person's editor.
struct Edit: VerbCommand {
  static let row = VerbRow(.edit, .edit, more: .editMore, usage: "<id>")
    .takes([
      .reference.repeating, .newTitle, .noNotes, .newWhen, .newEvery, .newEnd, .newList, .newNotes,
      .newPriority, .newFirstStep, .newZone, .repeatFrom.of(RepeatFrom.self), .thisOnly, .series,
    ])
    .shows([
      ["edit", "milk", "--title", "Buy oat milk"],
      ["edit", "milk", "--when", "friday at 5", "--list", "home"],
    ])
    .answers([TodoAnswerJSON.self])

  let line: ParsedLine
  var reference: [String] { line.all(.reference) }
  var title: String? { line[.newTitle] }
  var noNotes: Bool { line.has(.noNotes) }
  var when: String? { line[.newWhen] }
  var every: String? { line[.newEvery] }
  var endTime: String? { line[.newEnd] }
  var list: String? { line[.newList] }
  var details: Details { line.details }
  var zone: String? { line[.newZone] }
  var repeatFrom: RepeatFrom? { line[.repeatFrom] }
  var thisOnly: Bool { line.has(.thisOnly) }
  var series: Bool { line.has(.series) }

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
    request.details = details
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
