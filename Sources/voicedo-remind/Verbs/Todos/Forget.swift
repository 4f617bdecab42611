import Actions
import Answers
import Model
import Store
import Words

/// `forget`: deletes to-dos with every trace of their text; it asks, since undo cannot help.
///
/// Without a to-do it finishes what could not be finished before.
struct Forget: VerbCommand {
  static let row = VerbRow(.forget, .forget, more: .forgetMore, usage: "[<id> ...]")
    .takes([.references.optional, .yes])
    .shows([["forget", "milk", "--yes"]])
    .answers([ForgottenJSON.self])

  let line: ParsedLine
  var references: [String] { line.all(.references) }
  var yes: Bool { line.has(.yes) }

  func run(in session: Session) throws -> ExitStatus {
    let session = try session.opened()
    let targets = try targets(in: session.openStore())
    if !targets.isEmpty { try ask(targets, in: session) }
    try session.carryOut(.forget(targets), json: common.json)
    return .ok
  }

  private func targets(in store: TodoStore) throws -> [ForgottenTodo] {
    guard !references.isEmpty else { return [] }
    if references.count == 1, case .none = try store.find(references[0]),
      let deleted = try store.deleted(handle: references[0].lowercased())
    {
      return [
        ForgottenTodo(id: deleted.id, handle: references[0].lowercased(), title: deleted.title)
      ]
    }
    return try store.each(references, for: .forget).map {
      ForgottenTodo(id: $0.id, handle: $0.todo.handle, title: $0.todo.title)
    }
  }

  private func ask(_ targets: [ForgottenTodo], in session: Session) throws {
    guard !yes else { return }
    guard session.environment.terminal.inputIsTerminal else {
      throw CommandError.needsYes(
        command: commandLine(["forget", "--yes"] + targets.map(\.handle))
      )
    }
    for target in targets { session.talk("  \(target.handle)  \(target.title.printable)") }
    let sentence: StorageSentences = targets.count == 1 ? .askForget : .askForgetSeveral
    let question = sentence.text(session.tone, ["count": String(targets.count)])
    guard session.confirms(question, otherwise: false) else { throw CommandError.notConfirmed }
  }
}
