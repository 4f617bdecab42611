import Actions
import Answers
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
    let store = try session.openStore()
    let contents = try store.briefing(of: day, at: session.now)
    if common.json {
      try session.print(json: BriefingJSON(contents, in: session.zone))
    } else {
      let rows = contents.picks + contents.stillOnList + contents.ahead
      let paths = try TodoPaths(of: rows, in: store)
      try session.print(BriefingSheet(session).text(contents, paths: paths))
    }
    return .ok
  }
}
