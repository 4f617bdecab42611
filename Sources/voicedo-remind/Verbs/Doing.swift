import Actions
import Answers
import ArgumentParser
import Configuration
import Model
import Planning
import Store
import Words

/// `doing`: the person is at it, so it is quiet, and asks once how it is going.
struct Doing: VerbCommand {
  static let verb = Verb.doing
  static let words = "<id> ..."
  static let more: HelpSentences? = .doingMore
  static let examples = [["doing", "milk"]]
  static let answers: [any Answer.Type] = [TodosJSON.self]

  @Argument(help: OptionSentences.references.help("id"))
  var references: [String]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let store = try session.openStore()
    let rows = try store.each(references, for: .doing).map { row in
      try store.open(row, meantBy: row.todo.handle)
    }
    if let paused = rows.first(where: { $0.todo.pause != nil }) {
      throw CommandError.isPaused(paused)
    }
    let checkIn = session.now + .minutes(session.settings.policy.checkIn)
    let begun = try store.begin(
      rows.map(\.todo.id),
      checkingInAt: checkIn,
      source: "cli",
      at: session.now
    )
    let isServed = session.tellService()
    if common.json {
      try session.print(json: TodosJSON(begun, in: session.zone))
    } else {
      let readBack = ReadBack(session)
      let moment = session.palette.paint(
        readBack.momentAndDistance(.elapsed(checkIn), endTime: nil),
        .moment
      )
      let lines = begun.map {
        ChangeSentences.doing.text(
          session.tone,
          ["title": $0.todo.title.printable, "moment": moment]
        ) + "  " + readBack.handle($0)
      }
      try session.print(lines.joined(separator: "\n"))
    }
    session.remark(onServiceThatRuns: isServed)
    return .ok
  }
}
