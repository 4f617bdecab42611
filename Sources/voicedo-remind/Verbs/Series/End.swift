import Actions
import Answers
import Model
import Store
import Words

/// `end`: ends series; they leave the list, and what was done of them stays known.
struct End: VerbCommand {
  static let row = VerbRow(.end, .end, more: .endMore, usage: "<id> ...")
    .takes([.references, .yes])
    .shows([["end", "plants"]])
    .answers([TodosJSON.self])

  let line: ParsedLine
  var references: [String] { line.all(.references) }
  var yes: Bool { line.has(.yes) }

  func run(in session: Session) throws -> ExitStatus {
    let session = try session.opened()
    let rows = try session.openStore().series(references, for: .end)
    if rows.count > 1, !yes, session.environment.terminal.inputIsTerminal {
      let readBack = ReadBack(session.style)
      for row in rows { session.talk("  " + readBack.line(row)) }
      let question = SeriesSentences.askEnd.text(session.tone, ["count": String(rows.count)])
      guard session.confirms(question, otherwise: true) else { throw CommandError.notConfirmed }
    }
    try session.carryOut(.endSeries(rows), json: common.json)
    return .ok
  }
}
