import Actions
import Answers
import Model
import Planning
import Store
import Words

/// Answers that only look.
extension Session {
  func answer(next row: TodoRow?, json: Bool) throws {
    if json { return try print(json: TodoAnswerJSON(row, in: zone)) }
    guard let row else { return talk(ListSentences.nothingOpen) }
    let path = try TodoPaths(of: [row], in: openStore()).path(of: row)
    try print(ReadBack(self).line(row, path: path))
    if let step = row.todo.firstStep {
      let label = ListSentences.fieldFirstStep.text(tone)
      try print("  \(label): \(step.printable)")
    }
  }

  func answer(_ todos: ListedTodos, _ filter: TodoFilter) throws {
    guard !todos.entries.isEmpty else {
      guard filter.words.isEmpty else { return tellNothingFits(filter) }
      return talk(filter.status == .done ? ListSentences.nothingDone : .nothingOpen)
    }
    let paths = try TodoPaths(of: todos, in: openStore(), all: isPlain)
    try print(TodoTable(self, showsList: filter.list == nil).text(todos, paths: paths))
  }

  func tellNothingFits(_ filter: TodoFilter) {
    guard !filter.words.isEmpty else { return }
    talk(ListSentences.nothingFits, ["words": filter.words.joined(separator: " ")])
  }

  func answer(_ contents: BriefingContents, json: Bool) throws {
    if json { return try print(json: BriefingJSON(contents, in: zone)) }
    let rows = contents.picks + contents.stillOnList + contents.ahead
    let paths = try TodoPaths(of: rows, in: openStore())
    try print(BriefingSheet(self).text(contents, paths: paths))
  }

  func answer(_ arrivals: [Arrival], since: Instant, json: Bool) throws {
    if json { return try print(json: RecentJSON(arrivals, since: since, in: zone)) }
    guard !arrivals.isEmpty else {
      return talk(RecentWords.nothing, ["moment": ReadBack(self).nearMoment(since)])
    }
    try print(ArrivalText(self).text(arrivals))
    if let waiting = arrivals.last(where: \.isWaiting) {
      talk(RecentWords.someWait, ["command": commandLine(["done", waiting.handle])])
    }
  }

  func answer(_ quiet: Planning.Quiet, json: Bool) throws {
    if json { return try print(json: QuietAnswerJSON(quiet, at: now, in: zone)) }
    try print(QuietText(quiet, in: self).lines.joined(separator: "\n"))
  }
}
