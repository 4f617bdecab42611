import Actions
import Answers
import ArgumentParser
import Store
import Words

/// `show`: everything about a to-do.
struct Show: VerbCommand {
  static let verb = Verb.show
  static let words = "<id>"
  static let examples = [["show", "milk"]]
  static let answers: [any Answer.Type] = [ShownJSON.self]

  @Argument(help: OptionSentences.reference.help("id"))
  var reference: [String]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let store = try session.openStore()
    let row = try store.one(reference.joined(separator: " "), for: .show)
    let parts = try store.parts(of: row.id)
    let line = try store.ancestors(of: row.id)
    if common.json {
      try session.print(json: ShownJSON(row, line: line, parts: parts, in: session.zone))
    } else {
      try session.print(TodoSheet(session).text(row, line: line, parts: parts))
    }
    return .ok
  }
}
