import Actions
import Answers
import ArgumentParser
import Model
import Store
import Words

/// `list`: what is open, what is done, or what holds some words.
struct List: VerbCommand {
  static let verb = Verb.list
  static let words = "[<words> ...]"
  static let examples = [["list"], ["list", "--list", "groceries"]]
  static let answers: [any Answer.Type] = [TodosJSON.self]

  @Argument(help: OptionSentences.search.help("words"))
  var words: [String] = []

  @Option(help: OptionSentences.ofList.help("list"))
  var list: String?

  @Flag(help: OptionSentences.onlyDone.help)
  var done = false

  @Flag(help: OptionSentences.all.help)
  var all = false

  @Option(help: OptionSentences.limit.help("count"))
  var limit: Int?

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    if done, all {
      throw CommandError.usage(.optionsExclude("--done", "--all"), verb: .list, text: nil)
    }
    if let limit, limit < 1 {
      let trouble = UsageError.valueNotUnderstood(String(limit), of: "--limit", choices: [])
      throw CommandError.usage(trouble, verb: .list, text: nil)
    }
    let store = try session.openStore()
    if let list, try !store.listNames().contains(where: { $0.isSameName(as: list) }) {
      throw CommandError.noSuchList(list)
    }
    let isEmpty: Bool
    if common.json {
      let rows = try store.todoTree(filter)
      isEmpty = rows.isEmpty
      try session.print(json: TodosJSON(rows, in: session.zone))
    } else {
      let todos = try store.listed(filter)
      isEmpty = todos.entries.isEmpty
      if isEmpty, words.isEmpty {
        session.talk(done ? ListSentences.nothingDone : .nothingOpen)
      } else if !isEmpty {
        let paths = try TodoPaths(of: todos, in: store, all: session.isPlain)
        try session.print(TodoTable(session, showsList: list == nil).text(todos, paths: paths))
      }
    }
    guard isEmpty, !words.isEmpty else { return .ok }
    session.talk(ListSentences.nothingFits, ["words": words.joined(separator: " ")])
    return .nothingMatched
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
