import Model
import Store

/// Several to-dos: what `list`, `done`, `undone`, `delete` and `snooze` answer.
struct TodosJSON: Encodable, Sendable {
  let zone: String
  let todos: [TodoJSON]

  init(_ rows: [TodoRow], in zone: Zone) {
    self.zone = zone.identifier
    todos = rows.map { TodoJSON($0, in: zone) }
  }
}

/// One to-do or none: what `next`, `show` and `remind` answer.
struct TodoAnswerJSON: Encodable, Sendable {
  let zone: String
  @Present var todo: TodoJSON?

  init(_ row: TodoRow?, in zone: Zone) {
    self.zone = zone.identifier
    todo = row.map { TodoJSON($0, in: zone) }
  }
}

/// What `undo` and `redo` answer.
struct RevertedJSON: Encodable, Sendable {
  let batch: Int
  let label: String
  let titles: [String]
  /// Columns that were left because they changed since: `handle.column`.
  let left: [String]

  init(_ reverted: Reverted) {
    batch = reverted.batch
    label = reverted.label
    titles = reverted.titles
    left = reverted.left
  }
}

/// What `briefing` answers.
struct BriefingJSON: Encodable, Sendable {
  let day: String
  let zone: String
  let dueToday: Int
  let picks: [TodoJSON]
  let stillOnList: [TodoJSON]
  let ahead: [TodoJSON]

  init(_ contents: BriefingContents, in zone: Zone) {
    day = contents.day.description
    self.zone = zone.identifier
    dueToday = contents.dueToday
    picks = contents.picks.map { TodoJSON($0, in: zone) }
    stillOnList = contents.stillOnList.map { TodoJSON($0, in: zone) }
    ahead = contents.ahead.map { TodoJSON($0, in: zone) }
  }
}
