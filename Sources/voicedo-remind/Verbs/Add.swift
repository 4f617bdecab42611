import Actions
import Answers
import ArgumentParser
import Words

/// `add`, and whatever is typed without a verb: stores something to do.
struct Add: VerbCommand {
  static let verb = Verb.add
  static let words = "<words> ..."
  static let more: HelpSentences? = .addMore
  static let examples = [
    ["add", "buy milk tomorrow morning"], ["add", "call anna", "--at", "friday at 5"],
  ]
  static let answers: [any Answer.Type] = [CapturedJSON.self, DryRunJSON.self]

  @Argument(help: OptionSentences.text.help("words"))
  var words: [String] = []

  @Option(help: OptionSentences.list.help("list"))
  var list: String?

  @Option(name: [.long, .customLong("when")], help: OptionSentences.at.help("when"))
  var at: String?

  @Option(help: OptionSentences.every.help("repeat"))
  var every: String?

  @Option(help: OptionSentences.lead.help("minutes"))
  var lead: String?

  @Option(help: OptionSentences.parent.help("id"))
  var parent: String?

  @OptionGroup var details: DetailOptions

  @Flag(help: OptionSentences.noParse.help)
  var noParse = false

  @Flag(help: OptionSentences.yes.help)
  var yes = false

  @Flag(help: OptionSentences.dryRun.help)
  var dryRun = false

  @Flag(help: OptionSentences.strict.help)
  var strict = false

  @OptionGroup var clock: ClockOverrideOptions
  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    var request = CaptureRequest(words)
    request.list = list
    request.at = at
    request.every = every
    request.lead = lead
    request.parent = parent
    request.details = details.values
    request.isWordForWord = noParse
    request.asksNothing = yes
    request.isStrict = strict
    request.answersJSON = common.json
    if dryRun { return try request.look(in: session, with: clock.override) }
    if let option = clock.override.option {
      throw CommandError.usage(.onlyDryRun(option: option), verb: .add, text: nil)
    }
    return try request.store(in: session)
  }
}
