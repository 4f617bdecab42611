import Actions
import Answers
import Store
import Words

/// `delete`: deletes to-dos; several at once are asked about on a terminal.
struct Delete: VerbCommand {
  static let row = VerbRow(.delete, .delete, more: .doneMore, usage: "<id> ...")
    .takes([.references, .deleteChildren, .deleteOnly, .yes])
    .shows([["delete", "milk"]])
    .answers([TodosJSON.self])

  let line: ParsedLine
  var references: [String] { line.all(.references) }
  var withChildren: Bool { line.has(.deleteChildren) }
  var only: Bool { line.has(.deleteOnly) }
  var yes: Bool { line.has(.yes) }

  func run(in session: Session) throws -> ExitStatus {
    if withChildren, only {
      throw CommandError.usage(
        .optionsExclude("--with-children", "--only"),
        verb: .delete,
        text: nil
      )
    }
    let session = try session.opened()
    let store = try session.openStore()
    let rows = try store.each(references, for: .delete)
    let parts = try store.parts(below: rows.map(\.id), onlyOpen: false)
    let asked: PartsChoice? = withChildren ? .all : only || yes || common.json ? .only : nil
    let choice = try asked ?? session.choice(of: parts, in: rows, .askDeleteParts)
    if rows.count > 1, !yes, parts.isEmpty, session.environment.terminal.inputIsTerminal {
      let readBack = ReadBack(session.style)
      for row in rows { session.talk("  " + readBack.line(row)) }
      let question = ChangeSentences.askDelete.text(session.tone, ["count": String(rows.count)])
      guard session.confirms(question, otherwise: true) else { throw CommandError.notConfirmed }
    }
    try session.carryOut(.delete(rows, choice), json: common.json)
    return .ok
  }
}
