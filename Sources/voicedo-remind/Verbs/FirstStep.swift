import Actions
import Answers
import ArgumentParser
import Store
import Words

/// `first-step`: notes a tiny step that makes beginning easy.
struct FirstStep: VerbCommand {
  static let verb = Verb.firstStep
  static let words = "<id> [<words> ...]"
  static let more: HelpSentences? = .firstStepMore
  static let examples = [["first-step", "dentist", "find the number"]]
  static let answers: [any Answer.Type] = [TodoAnswerJSON.self]

  @Argument(help: OptionSentences.reference.help("id"))
  var reference: String

  @Argument(help: OptionSentences.stepWords.help("words"))
  var step: [String] = []

  @Flag(help: OptionSentences.clearStep.help)
  var clear = false

  @OptionGroup var common: CommonOptions

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
    request.label = "first-step"
    try session.carryOut(.edit(row, request), json: common.json)
    return .ok
  }
}
