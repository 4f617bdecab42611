import Actions
import Answers
import ArgumentParser
import Model
import Store
import Words

/// `done`: completes to-dos; a recurring one goes on to its next occurrence.
struct Done: VerbCommand {
  static let verb = Verb.done
  static let words = "<id> ..."
  static let more: HelpSentences? = .doneMore
  static let examples = [["done", "milk"], ["done", "a11c", "b0a7"]]
  static let answers: [any Answer.Type] = [TodosJSON.self]

  @Argument(help: OptionSentences.references.help("id"))
  var references: [String]

  @Flag(help: OptionSentences.withChildren.help)
  var withChildren = false

  @Flag(help: OptionSentences.onlyThese.help)
  var only = false

  @Flag(help: OptionSentences.strictService.help)
  var strict = false

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    if withChildren, only {
      throw CommandError.usage(
        .optionsExclude("--with-children", "--only"),
        verb: .done,
        text: nil
      )
    }
    let session = try session.opened()
    let store = try session.openStore()
    let rows = try store.each(references, for: .done)
    var choice: PartsChoice? = withChildren ? .all : only ? .onlyThese : common.json ? .only : nil
    if choice == nil {
      let open = rows.filter { $0.todo.completedAt == nil }
      let parts = try store.openParts(below: open.map(\.id))
      choice = try session.choice(of: parts, in: open, .askParts)
    }
    let outcome = try session.carryOut(.complete(rows, choice ?? .only), json: common.json)
    return strict && !outcome.isServed ? .serviceNotRunning : .ok
  }
}

extension Session {
  /// What is to become of parts: a person is asked, and nobody else has them touched.
  ///
  /// - Throws: `CommandError.notConfirmed` where the person wants none of it.
  func choice(
    of parts: [TodoRow],
    in rows: [TodoRow],
    _ question: NestingSentences
  ) throws(CommandError) -> PartsChoice {
    guard !parts.isEmpty, environment.terminal.inputIsTerminal else { return .only }
    let readBack = ReadBack(self)
    for row in parts.prefix(Session.mostListed) { talk("  " + readBack.name(row)) }
    if parts.count > Session.mostListed { talk("  …") }
    let title = rows.map(\.todo.title.printable).joined(separator: ", ").fitted(to: 60)
    let values = ["count": String(parts.count), "title": title]
    switch answer(to: question.text(tone, values)) {
    case "a", "all", "y", "yes": return .all
    case "o", "only": return .only
    default: throw .notConfirmed
    }
  }
}
