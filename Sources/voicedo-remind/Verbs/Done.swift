import ArgumentParser
import Model
import Store
import Words

/// `done`: completes to-dos; a recurring one goes on to its next occurrence.
struct Done: VerbCommand {
  static let verb = Verb.done
  static let words = "<id> ..."
  static let more: HelpSentences? = .doneMore
  static let answers: [any Answer.Type] = [TodosJSON.self]

  @Argument(help: OptionSentences.references.help("id"))
  var references: [String]

  @Flag(help: OptionSentences.strict.help)
  var strict = false

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let store = try session.openStore()
    let rows = try store.each(references, for: .done)
    let open = rows.filter { $0.todo.completedAt == nil }
    for row in rows where row.todo.completedAt != nil {
      session.talk(ChangeSentences.alreadyDone, ["title": row.todo.title])
    }
    let completed =
      open.isEmpty ? [] : try store.complete(open.map(\.id), source: "cli", at: session.now).rows
    let isServed = open.isEmpty || session.tellService()
    if common.json {
      try session.print(json: TodosJSON(completed, in: session.zone))
    } else {
      let readBack = ReadBack(session)
      try session.print(completed.map { readBack.completed($0) }.joined(separator: "\n"))
    }
    session.remark(onServiceThatRuns: isServed)
    return strict && !isServed ? .serviceNotRunning : .ok
  }
}

extension TodoRow {
  var id: String { todo.id }
}
