import Actions
import Answers
import ArgumentParser
import Model
import Store
import Words

/// `forget`: deletes to-dos with every trace of their text; it asks, since undo cannot help.
///
/// Without a to-do it finishes what could not be finished before.
struct Forget: VerbCommand {
  static let verb = Verb.forget
  static let words = "[<id> ...]"
  static let more: HelpSentences? = .forgetMore
  static let examples = [["forget", "milk", "--yes"]]
  static let answers: [any Answer.Type] = [ForgottenJSON.self]

  @Argument(help: OptionSentences.references.help("id"))
  var references: [String] = []

  @Flag(help: OptionSentences.yes.help)
  var yes = false

  @OptionGroup var common: CommonOptions

  /// What is to be forgotten, on the list or deleted before.
  private struct Target {
    let id: Todo.ID
    let handle: String
    let title: String
  }

  func run(in session: Session) throws -> ExitStatus {
    let store = try session.openStore()
    let targets = try targets(in: store)
    if !targets.isEmpty { try ask(targets, in: session) }
    let ids = targets.map(\.id)
    let isWiped =
      ids.isEmpty
      ? try store.wipe() : try store.erase(ids, source: "cli", at: session.now)
    let copies = try store.copies(holding: ids)
    let isServed = session.tellService()
    if common.json {
      try session.print(
        json: ForgottenJSON(
          forgotten: targets.map { ForgottenJSON.Todo(id: $0.id, handle: $0.handle) },
          wiped: isWiped,
          copies: copies
        )
      )
    } else if !targets.isEmpty {
      let sentence: StorageSentences = targets.count == 1 ? .forgotten : .forgottenSeveral
      let handles = targets.map(\.handle).joined(separator: " ")
      try session.print(sentence.text(session.tone, ["handles": handles]))
    } else if isWiped {
      try session.print(StorageSentences.wiped.text(session.tone))
    }
    tell(isWiped: isWiped, copies, in: session)
    session.remark(onServiceThatRuns: isServed)
    return .ok
  }

  private func targets(in store: TodoStore) throws -> [Target] {
    guard !references.isEmpty else { return [] }
    if references.count == 1, case .none = try store.find(references[0]),
      let deleted = try store.deleted(handle: references[0].lowercased())
    {
      return [
        Target(id: deleted.id, handle: references[0].lowercased(), title: deleted.title)
      ]
    }
    return try store.each(references, for: .forget).map {
      Target(id: $0.id, handle: $0.todo.handle, title: $0.todo.title)
    }
  }

  private func ask(_ targets: [Target], in session: Session) throws {
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

  private func tell(isWiped: Bool, _ copies: [String], in session: Session) {
    if !isWiped {
      session.talk(StorageSentences.stillRead, ["command": commandLine(["forget"])])
    }
    guard !copies.isEmpty else { return }
    session.talk(StorageSentences.copiesHold)
    for copy in copies { session.talk(StorageSentences.copyPath, ["path": copy]) }
  }
}
