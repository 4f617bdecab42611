import Actions
import Answers
import Arguments
import Store
import Words

extension VerbRow {
  /// `find`: looks for words in everything that is open or done.
  static let find = VerbRow(.find, .find, usage: "<words> ...")
    .takes(.findWords, .onlyOpen, .onlyDone, .limit)
    .excludes(.onlyOpen, .onlyDone)
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
    let words = all(.findWords).flatMap(\.words)
    let store = try store()
    let limit = self[.limit] ?? usualLimit
    let found = try store.search(
      words,
      has(.onlyOpen) ? .open : has(.onlyDone) ? .done : .all,
      limit: limit
    )
    let rows = found.hits.map(\.row)
    let ended = has(.onlyOpen) ? [] : try store.endedSeries(words, limit: limit)
    if json {
      try session.print(json: FoundJSON(todos: rows, count: found.count, ended: ended))
    } else {
      if !rows.isEmpty {
        let paths = try TodoPaths(of: rows, in: store)
        try session.print(FoundTable(session.style).text(rows, paths: paths))
      }
      let endedText = EndedSeriesText(session.style).text(ended)
      if !ended.isEmpty { try session.print(endedText) }
    }
    guard !rows.isEmpty || !ended.isEmpty else {
      return foundNothing(words.joined(separator: " "))
    }
    if found.count > rows.count, !json {
      let command = commandLine(["find"] + words + ["--limit", String(found.count)])
      let more = ["count": String(found.count - rows.count), "command": command]
      session.talk(ListCareSentences.andMoreFound, more)
    }
    return .ok
  }

  private func foundNothing(_ words: String) -> ExitStatus {
    let sentence: ListCareSentences =
      has(.onlyOpen)
      ? .nothingFoundInOpen : has(.onlyDone) ? .nothingFoundInDone : .nothingFound
    session.talk(sentence, ["words": words.fitted(to: 200)])
    session.talk(TroubleSentences.storeItWith, ["command": addCommand("find " + words)])
    return .nothingMatched
  }
}
