import Actions
import Answers
import Store
import Words

/// `first-step`: notes a tiny step that makes beginning easy.
struct FirstStep: VerbCommand {
  static let row = VerbRow(
    .firstStep,
    .firstStep,
    more: .firstStepMore,
    usage: "<id> [<words> ...]"
  )
  .takes([.reference, .stepWords, .clearStep])
  .shows([["first-step", "dentist", "find the number"]])
  .answers([TodoAnswerJSON.self])

  let line: ParsedLine
  var reference: String { line[.reference] ?? "" }
  var step: [String] { line.all(.stepWords) }
  var clear: Bool { line.has(.clearStep) }

  func run(in session: Session) throws -> ExitStatus {
    let words = step.joined(separator: " ")
    if clear, !words.trimmed.isEmpty {
      throw CommandError.usage(.optionsExclude("--clear", "<words>"), verb: .firstStep, text: nil)
    }
    guard clear || !words.trimmed.isEmpty else {
      let example = commandLine(["first-step", reference, "put", "the", "bag", "by", "the", "door"])
      throw CommandError.usage(.nothingAsked(example: example), verb: .firstStep, text: nil)
    }
    let session = try session.opened()
    let row = try session.openStore().one(reference, for: .firstStep)
    var request = EditRequest()
    request.details.firstStep = clear ? "" : words
    request.label = .firstStep
    try session.carryOut(.edit(row, request), json: common.json)
    return .ok
  }
}
