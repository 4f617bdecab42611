import Actions
import Answers
import ArgumentParser
import Model
import Store
import Words

/// `undone`: opens completed to-dos again.
struct Undone: VerbCommand {
  static let verb = Verb.undone
  static let words = "<id> ..."
  static let examples = [["undone", "stamps"]]
  static let answers: [any Answer.Type] = [TodosJSON.self]

  @Argument(help: OptionSentences.references.help("id"))
  var references: [String]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let store = try session.openStore()
    let rows = try store.each(references, for: .undone)
    let done = rows.filter { $0.todo.completedAt != nil }
    for row in rows where row.todo.completedAt == nil {
      session.talk(ChangeSentences.alreadyOpen, ["title": row.todo.title])
    }
    let opened =
      done.isEmpty ? [] : try store.reopen(done.map(\.id), source: "cli", at: session.now)
    let isServed = done.isEmpty || session.tellService()
    if common.json {
      try session.print(json: TodosJSON(opened, in: session.zone))
    } else {
      let readBack = ReadBack(session)
      let lines = opened.map {
        ChangeSentences.opened.text(session.tone, ["title": readBack.line($0)])
      }
      try session.print(lines.joined(separator: "\n"))
    }
    session.remark(onServiceThatRuns: isServed)
    return .ok
  }
}
