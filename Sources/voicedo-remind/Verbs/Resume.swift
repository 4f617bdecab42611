import Actions
import Answers
import ArgumentParser
import Model
import Store
import Words

/// `resume`: has paused series go on; what fell into the pause does not come back.
struct Resume: VerbCommand {
  static let verb = Verb.resume
  static let words = "<id> ..."
  static let examples = [["resume", "plants"]]
  static let answers: [any Answer.Type] = [TodosJSON.self]

  @Argument(help: OptionSentences.references.help("id"))
  var references: [String]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let store = try session.openStore()
    let rows = try store.series(references, for: .resume)
    for row in rows where row.todo.pause == nil {
      session.talk(SeriesSentences.notPaused, ["title": row.todo.title])
    }
    let paused = rows.filter { $0.todo.pause != nil }.map(\.id)
    let resumed =
      paused.isEmpty ? [] : try store.resume(paused, source: "cli", at: session.now)
    let isServed = paused.isEmpty || session.tellService()
    if common.json {
      try session.print(json: TodosJSON(resumed, in: session.zone))
    } else {
      let readBack = ReadBack(session)
      let lines = resumed.map {
        readBack.sentence($0.todo.due == nil ? .resumedEnd : .resumed, next: $0)
      }
      try session.print(lines.joined(separator: "\n"))
    }
    session.remark(onServiceThatRuns: isServed)
    return .ok
  }
}
