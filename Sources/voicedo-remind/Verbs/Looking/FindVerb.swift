import Actions
import Answers
import Arguments
import Model
import Store
import Words

extension VerbRow {
  /// `find`: looks for words in everything that is open or done.
  static let find = VerbRow(.find, .find, usage: "<words> ...")
    .takes(.findWords, .onlyOpen, .onlyDone, .inArchive, .limit)
    .excludes(.onlyOpen, .onlyDone)
    .excludes(.onlyOpen, .inArchive)
    .refuses { call in
      if let refusal = call.limitRefusal { return refusal }
      let words = call.all(.findWords).flatMap(\.words)
      if words.isEmpty { return .missingArgument("<words>") }
      return words.count > mostWords ? .unexpectedWords(Array(words.dropFirst(mostWords))) : nil
    }
    .shows(["find", "the"])
    .answers(FoundJSON.self)
    .runs { try $0.find() }

  /// More words than these are no search.
  private static let mostWords = 32
}

/// As many as somebody reads at once.
private let usualLimit = 50

extension Call {
  fileprivate mutating func find() throws -> ExitStatus {
    let words = all(.findWords).flatMap(\.words).map(\.asTag)
    let store = try store()
    let limit = self[.limit] ?? usualLimit
    let found = try store.search(
      words,
      has(.onlyOpen) ? .open : has(.onlyDone) ? .done : .all,
      limit: limit
    )
    let archived =
      has(.inArchive)
      ? try store.searchArchive(words, limit: limit - found.hits.count) : (rows: [], count: 0)
    let rows = found.hits.map(\.row) + archived.rows
    let count = found.count + archived.count
    let ended = has(.onlyOpen) ? [] : try store.endedSeries(words, limit: limit)
    if json {
      let ids = archived.rows.map(\.todo.id)
      try session.print(json: FoundJSON(todos: rows, count: count, ended: ended, archived: ids))
    } else {
      if !rows.isEmpty {
        let paths = try TodoPaths(of: rows, in: store)
        let ids = Set(archived.rows.map(\.todo.id))
        try session.print(FoundTable(session.style).text(rows, paths: paths, archived: ids))
      }
      let endedText = EndedSeriesText(session.style).text(ended)
      if !ended.isEmpty { try session.print(endedText) }
    }
    guard !rows.isEmpty || !ended.isEmpty else {
      return foundNothing(words, in: store)
    }
    if count > rows.count, !json {
      let archive = has(.inArchive) ? ["--archive"] : []
      let command = commandLine(["find"] + words + archive + ["--limit", String(count)])
      let more = ["count": String(count - rows.count), "command": command]
      session.talk(ListCareSentences.andMoreFound, more)
    }
    return .ok
  }

  private func foundNothing(_ words: [String], in store: TodoStore) -> ExitStatus {
    let text = words.joined(separator: " ")
    let sentence: ListCareSentences =
      has(.onlyOpen)
      ? .nothingFoundInOpen : has(.onlyDone) ? .nothingFoundInDone : .nothingFound
    session.talk(sentence, ["words": text.fitted(to: 200)])
    if store.hasArchive, !has(.inArchive), !has(.onlyOpen) {
      let command = commandLine(["find"] + words + ["--archive"])
      session.talk(ArchiveSentences.lookThere, ["command": command])
    }
    session.talk(TroubleSentences.storeItWith, ["command": addCommand("find " + text)])
    return .nothingMatched
  }
}
