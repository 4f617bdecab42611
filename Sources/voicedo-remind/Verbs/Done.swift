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
      throw CommandError.usage(.optionsExclude("--with-children", "--only"), verb: .done, text: nil)
    }
    let store = try session.openStore()
    let rows = try store.each(references, for: .done)
    let open = rows.filter { $0.todo.completedAt == nil }
    for row in rows where row.todo.completedAt != nil {
      session.talk(ChangeSentences.alreadyDone, ["title": row.todo.title])
    }
    let parts = try store.openParts(below: open.map(\.id))
    let asked: PartsChoice? = withChildren ? .all : only || common.json ? .only : nil
    let choice = try asked ?? session.choice(of: parts, in: open, .askParts)
    let ids = (open + (choice == .all ? parts : [])).map(\.id)
    let completed = ids.isEmpty ? [] : try store.complete(ids, source: "cli", at: session.now).rows
    let isServed = ids.isEmpty || session.tellService()
    let readBack = ReadBack(session)
    if common.json {
      try session.print(json: TodosJSON(completed, in: session.zone))
    } else {
      try session.print(completed.map { readBack.completed($0) }.joined(separator: "\n"))
    }
    if choice == .only, !only { session.talk(partsLeftOpen: parts, of: open) }
    session.remark(onServiceThatRuns: isServed)
    return strict && !isServed ? .serviceNotRunning : .ok
  }
}

/// What goes with to-dos that have parts.
enum PartsChoice {
  case all, only
}

extension Session {
  /// How many to-dos a question names one by one.
  fileprivate static let mostListed = 10

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

  /// Says which parts of completed to-dos stay open, and how to complete them.
  fileprivate func talk(partsLeftOpen parts: [TodoRow], of rows: [TodoRow]) {
    guard !parts.isEmpty else { return }
    let title = rows.map(\.todo.title).joined(separator: ", ").fitted(to: 60)
    talk(
      NestingSentences.partsStayOpen,
      ["title": title, "titles": parts.titles(tone)]
    )
    let command = commandLine(["done"] + parts.prefix(Session.mostListed).map(\.todo.handle))
    talk(NestingSentences.partsStayOpenHow, ["command": command])
  }
}

extension [TodoRow] {
  /// The first titles, and how many more there are.
  func titles(_ tone: Tone) -> String {
    let shown = prefix(3).map { $0.todo.title.printable.fitted(to: 40) }.joined(separator: ", ")
    let words = ["titles": shown, "count": String(count - 3)]
    return count > 3 ? ChangeSentences.andMore.text(tone, words) : shown
  }
}
