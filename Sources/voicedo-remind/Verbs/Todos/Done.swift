import Actions
import Answers
import Model
import Store
import Words

/// `done`: completes to-dos; a recurring one goes on to its next occurrence.
struct DoneVerb: VerbCommand {
  static let row = VerbRow(.done, .done, more: .doneMore, usage: "<id> ...")
    .takes([.references, .withChildren, .onlyThese, .strictService])
    .shows([["done", "milk"], ["done", "a11c", "b0a7"]])
    .answers([TodosJSON.self])

  let line: ParsedLine
  var references: [String] { line.all(.references) }
  var withChildren: Bool { line.has(.withChildren) }
  var only: Bool { line.has(.onlyThese) }
  var strict: Bool { line.has(.strictService) }

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
    let readBack = ReadBack(style)
    for row in parts.prefix(TodoRow.mostNamed) { talk("  " + readBack.name(row)) }
    if parts.count > TodoRow.mostNamed { talk("  …") }
    let title = rows.map(\.todo.title.printable).joined(separator: ", ").fitted(to: 60)
    let values = ["count": String(parts.count), "title": title]
    switch answer(to: question.text(tone, values)) {
    case "a", "all", "y", "yes": return .all
    case "o", "only": return .only
    default: throw .notConfirmed
    }
  }
}
