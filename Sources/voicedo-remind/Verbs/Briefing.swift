import ArgumentParser
import Model
import Store
import Words

/// `briefing`: what today holds.
struct Briefing: VerbCommand {
  static let verb = Verb.briefing
  static let examples = [["briefing"]]
  static let answers: [any Answer.Type] = [BriefingJSON.self]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let day = session.civilNow.date
    let contents = try session.openStore().briefing(of: day, at: session.now)
    if common.json {
      try session.print(json: BriefingJSON(contents, in: session.zone))
    } else {
      try session.print(BriefingSheet(session).text(contents))
    }
    return .ok
  }
}
