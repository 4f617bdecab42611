import Actions
import Answers
import ArgumentParser
import Words

/// `say`: a transcript, which acts on what is there or is something to do.
struct Say: VerbCommand {
  static let verb = Verb.say
  static let words = "<words> ..."
  static let more: HelpSentences? = .sayMore
  static let examples = [
    ["say", "done with the milk"], ["say", "push the dentist back two days"],
  ]
  static let answers: [any Answer.Type] = [
    SaidJSON.self, TodoAnswerJSON.self, TodosJSON.self, RecentJSON.self, BriefingJSON.self,
    RevertedJSON.self, DryRunJSON.self,
  ]

  @Argument(help: OptionSentences.spokenWords.help("words"))
  var words: [String] = []

  @Flag(help: OptionSentences.yes.help)
  var yes = false

  @Flag(help: OptionSentences.dryRun.help)
  var dryRun = false

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    var capture = CaptureRequest([])
    capture.asksNothing = yes
    capture.answersJSON = common.json
    var request = SpokenRequest(try CaptureRequest(words).text(session, for: .say), capture)
    request.isDryRun = dryRun
    return try request.act(in: session)
  }
}
