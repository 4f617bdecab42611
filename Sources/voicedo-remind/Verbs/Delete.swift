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
    let session = try session.opened()
    let store = try session.openStore()
    let rows = try store.each(references, for: .delete)
    let parts = try store.parts(below: rows.map(\.id), onlyOpen: false)
    let asked: PartsChoice? = withChildren ? .all : only || yes || common.json ? .only : nil
    let choice = try asked ?? session.choice(of: parts, in: rows, .askDeleteParts)
    if rows.count > 1, !yes, parts.isEmpty, session.environment.terminal.inputIsTerminal {
      let readBack = ReadBack(session)
      for row in rows { session.talk("  " + readBack.line(row)) }
      let question = ChangeSentences.askDelete.text(session.tone, ["count": String(rows.count)])
      guard session.confirms(question, otherwise: true) else { throw CommandError.notConfirmed }
    }
    try session.carryOut(.delete(rows, choice), json: common.json)
    return .ok
  }
}
