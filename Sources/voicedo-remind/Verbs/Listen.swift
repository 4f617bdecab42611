import ArgumentParser
import Words

/// `listen`: stores what is said.
struct Listen: VerbCommand {
  static let verb = Verb.listen
  static let words = "[-]"
  static let more: HelpSentences? = .listenMore
  static let examples = [["listen", "-"]]
  static let answers: [any Answer.Type] = [CapturedJSON.self]

  @Argument(help: OptionSentences.transcript.help("-"))
  var input: String?

  @Option(help: OptionSentences.list.help("list"))
  var list: String?

  @Flag(help: OptionSentences.yes.help)
  var yes = false

  @Flag(help: OptionSentences.strict.help)
  var strict = false

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    if let input, input != "-" {
      throw Trouble.usage(.unexpectedWords([input]), verb: .listen, text: "listen " + input)
    }
    var request = CaptureRequest([])
    request.list = list
    request.asksNothing = yes
    request.isStrict = strict
    request.answersJSON = common.json
    if session.world.terminal.inputIsTerminal { session.talk(CaptureSentences.askInput) }
    let text = session.world.input.all()
    guard !text.trimmed.isEmpty else { throw Trouble.standardInputIsEmpty }
    return try session.hear(Transcript(text: text, saidAt: session.now), request)
  }
}
