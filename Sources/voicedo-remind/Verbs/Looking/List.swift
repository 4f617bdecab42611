import Actions
import Answers
import Model
import Store
import Words

/// `list`: what is open, what is done, or what holds some words.
struct List: VerbCommand {
  static let row = VerbRow(.list, .list, usage: "[<words> ...]")
    .takes([.search, .ofList, .onlyDone, .all, .limit])
    .shows([["list"], ["list", "--list", "groceries"]])
    .answers([TodosJSON.self])

  let line: ParsedLine
  var words: [String] { line.all(.search) }
  var list: String? { line[.ofList] }
  var done: Bool { line.has(.onlyDone) }
  var all: Bool { line.has(.all) }
  var limit: Int? { line[.limit].flatMap { Int($0) } }

  func run(in session: Session) throws -> ExitStatus {
    if done, all {
      throw CommandError.usage(.optionsExclude("--done", "--all"), verb: .list, text: nil)
    }
    if let limit, limit < 1 {
      let trouble = UsageError.valueNotUnderstood(String(limit), of: "--limit", choices: [])
      throw CommandError.usage(trouble, verb: .list, text: nil)
    }
    let outcome = try session.carryOut(.list(filter, inFull: common.json), json: common.json)
    return outcome.facts.isEmpty && !words.isEmpty ? .nothingMatched : .ok
  }

  private var filter: TodoFilter {
    var filter = TodoFilter()
    filter.status = done ? .done : all ? .all : .open
    filter.words = words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    filter.list = list
    filter.limit = limit
    return filter
  }
}

extension Outcome.Facts {
  /// Whether a list holds nothing.
  fileprivate var isEmpty: Bool {
    switch self {
    case .listed(let todos, _, _): todos.entries.isEmpty
    case .listedInFull(let rows, _): rows.isEmpty
    default: false
    }
  }
}
