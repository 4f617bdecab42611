import Actions
import Answers
import Words

/// `add`, and whatever is typed without a verb: stores something to do.
struct Add: VerbCommand {
  static let row = VerbRow(.add, .add, more: .addMore, usage: "<words> ...")
    .takes([
      .text, .list, .at, .every, .lead, .parent, .newNotes, .newPriority, .newFirstStep, .noParse,
      .yes, .dryRun, .strict, .now, .zone,
    ])
    .shows([["add", "buy milk tomorrow morning"], ["add", "call anna", "--at", "friday at 5"]])
    .answers([CapturedJSON.self, DryRunJSON.self])

  let line: ParsedLine
  var words: [String] { line.all(.text) }
  var list: String? { line[.list] }
  var at: String? { line[.at] }
  var every: String? { line[.every] }
  var lead: String? { line[.lead] }
  var parent: String? { line[.parent] }
  var details: Details { line.details }
  var noParse: Bool { line.has(.noParse) }
  var yes: Bool { line.has(.yes) }
  var dryRun: Bool { line.has(.dryRun) }
  var strict: Bool { line.has(.strict) }
  var clock: ClockOverride { line.clockOverride }

  func run(in session: Session) throws -> ExitStatus {
    var request = CaptureRequest(words)
    request.list = list
    request.at = at
    request.every = every
    request.lead = lead
    request.parent = parent
    request.details = details
    request.isWordForWord = noParse
    request.asksNothing = yes
    request.isStrict = strict
    request.answersJSON = common.json
    if dryRun { return try request.look(in: session, with: clock) }
    if let option = clock.option {
      throw CommandError.usage(.onlyDryRun(option: option), verb: .add, text: nil)
    }
    return try request.store(in: session)
  }
}
