import Actions
import Answers
import Store
import Words

/// `show`: everything about a to-do.
struct Show: VerbCommand {
  static let row = VerbRow(.show, .show, usage: "<id>")
    .takes([.reference.repeating])
    .shows([["show", "milk"]])
    .answers([ShownJSON.self])

  let line: ParsedLine
  var reference: [String] { line.all(.reference) }

  func run(in session: Session) throws -> ExitStatus {
    let store = try session.openStore()
    let row = try store.one(reference.joined(separator: " "), for: .show)
    let parts = try store.parts(of: row.id)
    let line = try store.ancestors(of: row.id)
    if common.json {
      try session.print(json: ShownJSON(row, line: line, parts: parts))
    } else {
      try session.print(TodoSheet(session.style).text(row, line: line, parts: parts))
    }
    return .ok
  }
}
