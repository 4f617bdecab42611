import Actions
import Answers
import ArgumentParser
import Model
import Store
import Words

/// `skip`: passes over the present occurrence of series; the next one comes.
struct Skip: VerbCommand {
  static let verb = Verb.skip
  static let words = "<id> ..."
  static let more: HelpSentences? = .skipMore
  static let examples = [["skip", "plants"]]
  static let answers: [any Answer.Type] = [TodosJSON.self]

  @Argument(help: OptionSentences.references.help("id"))
  var references: [String]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let store = try session.openStore()
    let rows = try store.series(references, for: .skip)
    if let paused = rows.first(where: { $0.todo.pause != nil }) {
      throw CommandError.isPaused(paused)
    }
    let skipped = try store.skip(rows.map(\.id), source: "cli", at: session.now)
    let isServed = session.tellService()
    if common.json {
      try session.print(json: TodosJSON(skipped.rows, in: session.zone))
    } else {
      let readBack = ReadBack(session)
      let last = rows.filter { skipped.ended.contains($0.id) }.map {
        SeriesSentences.skippedLast.text(session.tone, ["title": readBack.name($0)])
      }
      let lines = skipped.rows.map { readBack.sentence(.skipped, next: $0) } + last
      try session.print(lines.joined(separator: "\n"))
      session.hintUndo()
    }
    session.remark(onServiceThatRuns: isServed)
    return .ok
  }
}
