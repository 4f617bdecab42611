import Actions
import Answers
import ArgumentParser
import Model
import Store
import Words

/// `next`: the one thing that comes next.
struct Next: VerbCommand {
  static let verb = Verb.next
  static let examples = [["next"]]
  static let answers: [any Answer.Type] = [TodoAnswerJSON.self]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let store = try session.openStore()
    let row = try store.next()
    if common.json {
      try session.print(json: TodoAnswerJSON(row, in: session.zone))
    } else if let row {
      let path = try TodoPaths(of: [row], in: store).path(of: row)
      try session.print(ReadBack(session).line(row, path: path))
      if let step = row.todo.firstStep {
        let label = ListSentences.fieldFirstStep.text(session.tone)
        try session.print("  \(label): \(step.printable)")
      }
    } else {
      session.talk(ListSentences.nothingOpen)
    }
    return .ok
  }
}
