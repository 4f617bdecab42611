import Actions
import Answers
import Configuration
import Language
import Model
import Planning
import Store
import Words

/// `snooze`: puts a reminder off, by the usual minutes or until a moment.
struct Snooze: VerbCommand {
  static let row = VerbRow(.snooze, .snooze, more: .snoozeMore, usage: "<id> [<when> ...]")
    .takes([.reference, .snoozeTo])
    .shows([["snooze", "milk"], ["snooze", "milk", "until 6"]])
    .answers([TodosJSON.self])

  let line: ParsedLine
  var reference: String { line[.reference] ?? "" }
  var phrase: [String] { line.all(.snoozeTo) }

  func run(in session: Session) throws -> ExitStatus {
    let session = try session.opened()
    let row = try session.openStore().one(reference, for: .snooze)
    let words = phrase.joined(separator: " ")
    try session.carryOut(.snooze(row, words, meantBy: reference), json: common.json)
    return .ok
  }
}
