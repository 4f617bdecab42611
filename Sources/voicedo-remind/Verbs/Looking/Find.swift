import Actions
import Answers
import Model
import Store
import Words

/// `find`: looks for words in everything that is open or done.
struct Find: VerbCommand {
  static let row = VerbRow(.find, .find, usage: "<words> ...")
    .takes([.findWords, .onlyOpen, .onlyDone, .limit])
    .shows([["find", "the"]])
    .answers([FoundJSON.self])

  let line: ParsedLine
  var words: [String] { line.all(.findWords) }
  var open: Bool { line.has(.onlyOpen) }
  var done: Bool { line.has(.onlyDone) }
  var limit: Int? { line[.limit].flatMap { Int($0) } }

  /// As many as somebody reads at once.
  private static let usualLimit = 50

  func run(in session: Session) throws -> ExitStatus {
    if open, done {
      throw CommandError.usage(.optionsExclude("--open", "--done"), verb: .find, text: nil)
    }
    if let limit, limit < 1 {
      let trouble = UsageError.valueNotUnderstood(String(limit), of: "--limit", choices: [])
      throw CommandError.usage(trouble, verb: .find, text: nil)
    }
    let wanted = words.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    guard !wanted.isEmpty, wanted.count <= 32 else {
      throw CommandError.usage(
        wanted.isEmpty
          ? .missingArgument("<words>") : .unexpectedWords(Array(wanted.dropFirst(32))),
        verb: .find,
        text: nil
      )
    }
    let store = try session.openStore()
    let most = limit ?? Find.usualLimit
    let found = try store.search(wanted, open ? .open : done ? .done : .all, limit: most)
    let rows = found.hits.map(\.row)
    if common.json {
      try session.print(json: FoundJSON(todos: rows, count: found.count))
    } else if !rows.isEmpty {
      let paths = try TodoPaths(of: rows, in: store)
      try session.print(FoundTable(session.style).text(rows, paths: paths))
    }
    guard !rows.isEmpty else { return nothing(wanted, session) }
    if found.count > rows.count, !common.json {
      let command = commandLine(["find"] + wanted + ["--limit", String(found.count)])
      let more = ["count": String(found.count - rows.count), "command": command]
      session.talk(ListCareSentences.andMoreFound, more)
    }
    return .ok
  }

  private func nothing(_ wanted: [String], _ session: Session) -> ExitStatus {
    let text = wanted.joined(separator: " ")
    let sentence: ListCareSentences =
      open ? .nothingFoundInOpen : done ? .nothingFoundInDone : .nothingFound
    session.talk(sentence, ["words": text.fitted(to: 200)])
    session.talk(TroubleSentences.storeItWith, ["command": addCommand("find " + text)])
    return .nothingMatched
  }
}
