import ArgumentParser
import Store
import Words

/// `show`: everything about a to-do.
struct Show: VerbCommand {
  static let verb = Verb.show
  static let words = "<id>"
  static let answers: [any Answer.Type] = [TodoAnswerJSON.self]

  @Argument(help: OptionSentences.reference.help("id"))
  var reference: [String]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let store = try session.openStore()
    let row = try store.one(reference.joined(separator: " "), for: .show)
    if common.json {
      try session.print(json: TodoAnswerJSON(row, in: session.zone))
      return .ok
    }
    var everything = TodoFilter()
    everything.status = .all
    let family = try store.todos(everything)
    try session.print(TodoSheet(session).text(row, family: family))
    return .ok
  }
}
