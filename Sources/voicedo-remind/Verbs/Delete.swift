import Actions
import Answers
import ArgumentParser
import Store
import Words

/// `delete`: deletes to-dos; several at once are asked about on a terminal.
struct Delete: VerbCommand {
  static let verb = Verb.delete
  static let words = "<id> ..."
  static let more: HelpSentences? = .doneMore
  static let examples = [["delete", "milk"]]
  static let answers: [any Answer.Type] = [TodosJSON.self]

  @Argument(help: OptionSentences.references.help("id"))
  var references: [String]

  @Flag(help: OptionSentences.deleteChildren.help)
  var withChildren = false

  @Flag(help: OptionSentences.deleteOnly.help)
  var only = false

  @Flag(help: OptionSentences.yes.help)
  var yes = false

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    if withChildren, only {
      throw CommandError.usage(
        .optionsExclude("--with-children", "--only"),
        verb: .delete,
        text: nil
      )
    }
    let store = try session.openStore()
    var rows = try store.each(references, for: .delete)
    let readBack = ReadBack(session)
    let parts = try store.parts(below: rows.map(\.id), onlyOpen: false)
    let asked: PartsChoice? = withChildren ? .all : only || yes || common.json ? .only : nil
    let choice = try asked ?? session.choice(of: parts, in: rows, .askDeleteParts)
    if choice == .all { rows += parts }
    if rows.count > 1, !yes, parts.isEmpty, session.environment.terminal.inputIsTerminal {
      for row in rows { session.talk("  " + readBack.line(row)) }
      let question = ChangeSentences.askDelete.text(session.tone, ["count": String(rows.count)])
      guard session.confirms(question, otherwise: true) else { throw CommandError.notConfirmed }
    }
    let orphans = try store.partsThatMoveUp(from: rows.map(\.id))
    try store.delete(rows.map(\.id), source: "cli", at: session.now)
    let isServed = session.tellService()
    if common.json {
      try session.print(json: TodosJSON(rows, in: session.zone))
    } else {
      try session.print(
        rows.map { ChangeSentences.deleted.text(session.tone, ["title": readBack.name($0)]) }
          .joined(separator: "\n")
      )
      session.hintUndo()
    }
    for group in orphans {
      let titles = ["titles": group.parts.titles(session.tone), "parent": group.parent ?? ""]
      session.talk(group.parent == nil ? NestingSentences.movedOut : .movedUp, titles)
    }
    session.remark(onServiceThatRuns: isServed)
    return .ok
  }
}

extension Session {
  /// Says how the last step is taken back, where a person reads along.
  func hintUndo() {
    guard environment.terminal.outputIsTerminal else { return }
    talk(
      palette.paint(
        CaptureSentences.undoHint.text(tone, ["command": commandLine(["undo"])]),
        .quiet
      )
    )
  }
}
