import Actions
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

extension TodosJSON: Answer {
  static let shape = AnswerShape(
    "todos",
    "Several to-dos, in the order that a person sees them in.",
    [
      AnswerField("zone", .zone, "The zone that instants are written in."),
      AnswerField("todos", .list(.object(TodoJSON.self)), "The to-dos; none is an empty list."),
    ]
  )
}

extension TodoAnswerJSON: Answer {
  static let shape = AnswerShape(
    "one-todo",
    "One to-do, or none.",
    [
      AnswerField("zone", .zone, "The zone that instants are written in."),
      AnswerField("todo", .object(TodoJSON.self), "The to-do.", nullWhere: "nothing is open"),
    ]
  )
}

extension RevertedJSON: Answer {
  static let shape = AnswerShape(
    "reverted",
    "What was taken back or brought back.",
    [
      AnswerField("batch", .wholeNumber, "The number of the step in the journal."),
      AnswerField(
        "label",
        .text,
        "What the step was: capture, complete, delete, sql for other programs."
      ),
      AnswerField("titles", .list(.text), "The titles of the to-dos in it."),
      AnswerField("left", .list(.text), "What was left because it changed since: handle.column."),
    ]
  )
}

extension BriefingJSON: Answer {
  static let shape = AnswerShape(
    "briefing",
    "What a day holds.",
    [
      AnswerField("day", .day, "The day."),
      AnswerField("zone", .zone, "The zone of the day, and of instants."),
      AnswerField("dueToday", .wholeNumber, "How many to-dos are due on it."),
      AnswerField("picks", .list(.object(TodoJSON.self)), "The few that matter most."),
      AnswerField("stillOnList", .list(.object(TodoJSON.self)), "What was due before and is open."),
      AnswerField(
        "ahead",
        .list(.object(TodoJSON.self)),
        "What a deadline of the next days is about."
      ),
    ]
  )
}
