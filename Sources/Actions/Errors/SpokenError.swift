package import Language
package import Model
package import Store
package import Words

/// Why a transcript that acts on something did nothing.
package enum SpokenError: Error, Hashable {
  case nothingFits(String, near: [TodoRow], command: SpokenCommand)
  /// Several to-dos, or one with parts, that nobody could be asked about; with what was said.
  case deletesSeveral([TodoRow], parts: [TodoRow], said: String)
  /// "it", and what was changed last is deleted already: its titles.
  case deletedAlready([String])
  /// "it", and nothing was added or changed lately.
  case nothingTouched(String)
  /// "the second one", and no answer named that many, or things have changed since.
  case nothingAnswered(String)
  /// The title of something open, word for word.
  case saidAgain(TodoRow, command: SpokenCommand)
  case noPlace(String)
  case noParts(example: String)
  case noDirection(example: String)
  case noAmount(example: String)
  case noTitle(example: String)
  /// Something is to change, and not said how.
  case noGoal(example: String)
  /// Several are meant, and nobody can be asked; with the arguments that do it to all of them.
  case several([TodoRow], all: [String])
  /// A series that would end.
  case endsUnasked(TodoRow)
  /// What lies there is one time of a series.
  case seriesLeft(TodoRow, command: SpokenCommand)
  /// One time of a day is to be skipped, and the series comes several times that day.
  case skipsOneOfSeveral(TodoRow, day: CivilDate)
  /// It was told that these were not done.
  case staysOpen([TodoRow])
  /// Nothing open lies in the window, on the list, or is called so.
  case nothingThere(String, command: SpokenCommand)
  /// The words fit several, each as it is shown; the next utterance may say which.
  case whichOne(String, [TodoRow], shown: [String], verb: Verb)
}

extension SpokenError {
  /// For how many minutes "it" is the to-do that was added, changed or named in an answer last.
  package static let memory = 10

  /// So many to-dos are named.
  fileprivate static let mostShown = 10

  /// The number that the program ends with.
  package var status: ExitStatus {
    switch self {
    case .nothingFits, .nothingTouched, .nothingAnswered, .deletedAlready, .noPlace,
      .nothingThere:
      .nothingMatched
    case .deletesSeveral: .usage
    case .staysOpen: .failed
    case .saidAgain, .several, .seriesLeft, .skipsOneOfSeveral, .whichOne: .ambiguous
    case .endsUnasked: .usage
    case .noParts, .noDirection, .noAmount, .noTitle, .noGoal: .usage
    }
  }

  /// The to-dos that were meant perhaps.
  package var candidates: [TodoRow] {
    switch self {
    case .nothingFits(_, let near, _): near
    case .saidAgain(let row, _), .seriesLeft(let row, _), .endsUnasked(let row),
      .skipsOneOfSeveral(let row, _):
      [row]
    case .deletesSeveral(let rows, let parts, _): rows + parts
    case .staysOpen(let rows), .several(let rows, _), .whichOne(_, let rows, _, _): rows
    default: []
    }
  }

  private func names(_ rows: [TodoRow]) -> [String] {
    let most = 7
    return rows.prefix(most).map { "  \($0.todo.handle)  \($0.todo.title.printable)" }
  }

  /// Words the error, one sentence a line.
  package func lines(_ tone: Tone) -> [String] {
    func say(_ sentence: SpokenSentences, _ values: [String: String] = [:]) -> String {
      sentence.text(tone, values.mapValues { $0.printable })
    }
    func store(_ said: String) -> String {
      TroubleSentences.storeItWith.text(tone, ["command": addCommand(said)])
    }
    switch self {
    case .nothingFits(let words, let near, let command):
      let first: SpokenSentences = command.action == .undone ? .nothingDone : .nothingOpen
      var lines = [say(first, ["words": words.fitted(to: 60)])]
      if let row = near.first {
        lines.append(say(.nearest))
        lines += near.map { "  \($0.todo.handle)  \($0.todo.title.printable)" }
        let how = commandLine([command.verb.rawValue, row.todo.handle])
        lines.append(say(.changeHow, ["command": how]))
      }
      return lines + [store(command.said)]
    case .deletesSeveral(let rows, let parts, let said):
      return deletionLines(rows, parts, said, tone)
    case .deletedAlready(let titles):
      let named = titles.map { $0.printable }.joined(separator: ", ").fitted(to: 60)
      return [
        say(.deletedAlready, ["titles": named]),
        say(.takeBack, ["command": commandLine(["undo"])]),
      ]
    case .nothingAnswered(let words): return [say(.nothingAnswered, ["words": words.printable])]
    case .nothingTouched(let words):
      return [say(.nothingTouched, ["words": words, "minutes": String(SpokenError.memory)])]
    case .saidAgain(let row, let command):
      let act = commandLine([command.verb.rawValue, row.todo.handle])
      return [
        say(.saidAgain, ["title": row.todo.title.fitted(to: 60)]),
        say(.actOnIt, ["command": act]),
        say(.storeAgain, ["command": addCommand(command.said)]),
      ]
    case .noPlace(let words):
      let make = commandLine(["lists", "add", words])
      return [say(.noPlace, ["words": words.fitted(to: 60)]), say(.makeList, ["command": make])]
    case .noParts(let example): return [say(.noParts, ["example": example])]
    case .noDirection(let example): return [say(.noDirection, ["example": example])]
    case .noAmount(let example): return [say(.noAmount, ["example": example])]
    case .noTitle(let example): return [say(.noTitle, ["example": example])]
    case .noGoal(let example): return [say(.noGoal, ["example": example])]
    case .several(let rows, let all):
      let most = 7
      var lines = [say(.several, ["count": String(rows.count)])]
      lines += rows.prefix(most).map { "  \($0.todo.handle)  \($0.todo.title.printable)" }
      if rows.count > most {
        lines.append("  " + say(.andMore, ["count": String(rows.count - most)]))
      }
      return lines + [say(.doAll, ["command": commandLine(all)])]
    case .endsUnasked(let row):
      let end = commandLine(["end", row.todo.handle])
      return [
        say(.endsUnasked, ["title": row.todo.title.fitted(to: 60)]),
        say(.actOnIt, ["command": end]),
      ]
    case .skipsOneOfSeveral(let row, let day):
      return [
        say(.skipsOneOfSeveral, ["title": row.todo.title.fitted(to: 60)]),
        say(.skipIt, ["command": commandLine(["skip", row.todo.handle])]),
        say(.skipDay, ["command": commandLine(["skip", row.todo.handle, day.description])]),
      ]
    case .staysOpen(let rows): return rows.flatMap { stayingLines($0, tone) }
    case .seriesLeft(let row, let command):
      return [
        say(.seriesLeft, ["title": row.todo.title.fitted(to: 60)]),
        say(.skipIt, ["command": commandLine(["skip", row.todo.handle])]),
        say(.actOnIt, ["command": commandLine([command.verb.rawValue, row.todo.handle])]),
      ]
    case .nothingThere(let words, let command):
      return [say(.nothingThere, ["words": words.fitted(to: 60)]), store(command.said)]
    case .whichOne(let words, let rows, let shown, let verb):
      let how = commandLine([verb.rawValue, rows.first?.todo.handle ?? words])
      let count = ["words": words.fitted(to: 60), "count": String(rows.count)]
      return [say(.whichOne, count)]
        + shown.enumerated().map { "  \($0.offset + 1)  \($0.element)" }
        + [say(.whichOneHow), say(.actOnIt, ["command": how])]
    }
  }
}

extension SpokenError {
  /// That one stays open, and the commands for what came of it.
  fileprivate func stayingLines(_ row: TodoRow, _ tone: Tone) -> [String] {
    func say(_ sentence: SpokenSentences, _ values: [String: String]) -> String {
      sentence.text(tone, values)
    }
    let handle = row.todo.handle
    let skip = say(.skipIt, ["command": commandLine(["skip", handle])])
    return [say(.staysOpen, ["title": row.todo.title.printable.fitted(to: 60)])]
      + (row.todo.recurrence == nil ? [] : [skip])
      + [say(.doneAfterAll, ["command": commandLine(["done", handle, "--at", "8"])])]
  }

  /// What would be deleted, and the commands that do it.
  fileprivate func deletionLines(
    _ rows: [TodoRow],
    _ parts: [TodoRow],
    _ said: String,
    _ tone: Tone
  ) -> [String] {
    let count = ["count": String(rows.count), "parts": String(parts.count)]
    let first: SpokenSentences = parts.isEmpty ? .deletesSeveral : .deletesWithParts
    let shown = (rows + parts).prefix(SpokenError.mostShown).map {
      "  \($0.todo.handle)  \($0.todo.title.printable)"
    }
    var lines = [first.text(tone, count)] + shown
    if rows.count + parts.count > shown.count { lines.append("  …") }
    if parts.isEmpty {
      let command = commandLine(["say", "--yes", said])
      return lines + [SpokenSentences.deleteThem.text(tone, ["command": command])]
    }
    let delete = ["delete", "--yes"] + rows.map(\.todo.handle)
    let with = ["command": commandLine(delete + ["--with-children"])]
    let without = ["command": commandLine(["say", "--yes", said])]
    return lines
      + [
        SpokenSentences.deleteWithParts.text(tone, with),
        SpokenSentences.deleteWithoutParts.text(tone, without),
      ]
  }
}
