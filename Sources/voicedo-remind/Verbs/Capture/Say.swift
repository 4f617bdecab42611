import Actions
import Answers
import Store
import Words

/// `say`: a transcript, which acts on what is there or is something to do.
struct Say: VerbCommand {
  static let row = VerbRow(.say, .say, more: .sayMore, usage: "<words> ...")
    .takes([.spokenWords, .yes, .dryRun])
    .shows([["say", "done with the milk"], ["say", "push the dentist back two days"]])
    .answers([
      SaidJSON.self, TodoAnswerJSON.self, TodosJSON.self, RecentJSON.self, BriefingContents.self,
      Reverted.self, DryRunJSON.self,
    ])

  let line: ParsedLine
  var words: [String] { line.all(.spokenWords) }
  var yes: Bool { line.has(.yes) }
  var dryRun: Bool { line.has(.dryRun) }

  func run(in session: Session) throws -> ExitStatus {
    var capture = CaptureRequest([])
    capture.asksNothing = yes
    capture.answersJSON = common.json
    var request = SpokenRequest(try CaptureRequest(words).text(session, for: .say), capture)
    request.isDryRun = dryRun
    return try request.act(in: session)
  }
}
