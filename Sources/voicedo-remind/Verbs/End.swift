import Actions
import Answers
import ArgumentParser
import Model
import Store
import Words

/// `end`: ends series; they leave the list, and what was done of them stays known.
struct End: VerbCommand {
  static let verb = Verb.end
  static let words = "<id> ..."
  static let more: HelpSentences? = .endMore
  static let examples = [["end", "plants"]]
  static let answers: [any Answer.Type] = [TodosJSON.self]

  @Argument(help: OptionSentences.references.help("id"))
  var references: [String]

  @Flag(help: OptionSentences.yes.help)
  var yes = false

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let session = try session.opened()
    let rows = try session.openStore().series(references, for: .end)
    if rows.count > 1, !yes, session.environment.terminal.inputIsTerminal {
      let readBack = ReadBack(session)
      for row in rows { session.talk("  " + readBack.line(row)) }
      let question = SeriesSentences.askEnd.text(session.tone, ["count": String(rows.count)])
      guard session.confirms(question, otherwise: true) else { throw CommandError.notConfirmed }
    }
    try session.carryOut(.endSeries(rows), json: common.json)
    return .ok
  }
}
