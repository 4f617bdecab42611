internal import Model
internal import SQLite

/// A to-do as its row has it, with what the value `Todo` does not show.
struct StoredTodo {
  var todo: Todo
  /// The text of the rule, also where it cannot be read.
  var rule: String?
  /// The text of the days that the rule leaves out, also where it cannot be read.
  var exceptions: String?
  var seriesStart: CivilDateTime?
  var occurrence: CivilDateTime?
  var repeatFrom: RepeatFrom
  var inferredAt: Instant?
}

extension StoredTodo {
  /// The columns that `init(_:)` reads, in its order; `todo` is the table's name in the query.
  static let columns = columns(notes: "todo.notes", firstStep: "todo.first_step")

  /// The same columns for popups, with the beginning of what may be long.
  static let columnsInShort = columns(
    notes: "substr(todo.notes, 1, 4096)",
    firstStep: "substr(todo.first_step, 1, 4096)"
  )

  private static func columns(notes: String, firstStep: String) -> String {
    """
    todo.id, todo.handle, todo.list_id, todo.parent_id, todo.title, \(notes), \(firstStep), \
    todo.priority, todo.due_date, todo.due_time, todo.end_time, todo.zone, todo.due_at, \
    todo.phrase, todo.inferred_at, todo.rrule, todo.series_start, todo.occurrence, \
    todo.repeat_from, todo.position, todo.source, todo.problem, todo.created_at, \
    todo.updated_at, todo.completed_at, todo.paused_at, todo.paused_until, todo.exceptions, \
    todo.duration, todo.energy, todo.unsure
    """
  }

  /// How many columns those are.
  static let width: Int32 = 31

  init(_ row: borrowing Row) {
    rule = row.textIfAny(15)
    exceptions = row.textIfAny(27)
    seriesStart = row.textIfAny(16).flatMap { CivilDateTime($0) }
    occurrence = row.textIfAny(17).flatMap { CivilDateTime($0) }
    repeatFrom = RepeatFrom(rawValue: row.text(18)) ?? .due
    inferredAt = row.seconds(14)
    todo = Todo(
      id: row.text(0),
      handle: row.text(1),
      list: row.text(2),
      parent: row.textIfAny(3),
      title: row.text(4),
      notes: row.textIfAny(5),
      firstStep: row.textIfAny(6),
      priority: Priority(stored: row.text(7)),
      due: Due(row, date: 8, time: 9, zone: 11, moment: 12),
      endTime: row.textIfAny(10).flatMap { TimeOfDay($0) },
      phrase: row.textIfAny(13),
      position: row.integer(19),
      source: ChangeSource(rawValue: row.text(20)),
      problem: row.textIfAny(21),
      createdAt: row.seconds(22) ?? Instant(seconds: 0),
      updatedAt: row.seconds(23) ?? Instant(seconds: 0),
      completedAt: row.seconds(24)
    )
    todo.effort = Effort(
      minutes: row.integerIfAny(28).flatMap { Effort.lengths.contains($0) ? $0 : nil },
      energy: row.textIfAny(29).flatMap { Effort.Energy(rawValue: $0) }
    )
    todo.unsure = row.textIfAny(30)
    todo.recurrence = recurrence
    todo.pause = row.seconds(25).map { since in
      Todo.Pause(since: since, until: row.textIfAny(26).flatMap { StoredTodo.civil($0) })
    }
  }

  /// Reads a day, from its midnight on, or a civil time.
  static func civil(_ text: String) -> CivilDateTime? {
    CivilDateTime(text) ?? CivilDate(text).map { CivilDateTime($0, .midnight) }
  }

  /// The rule with the days that it leaves out, as far as they can be read: what cannot be read keeps
  /// nothing from coming.
  var readableRule: RecurrenceRule? {
    rule.flatMap { RecurrenceRule($0, exceptions: exceptions) }
  }

  /// How it repeats, if its rule can be read and its series has been settled.
  var recurrence: Recurrence? {
    guard let seriesStart, let occurrence, let readable = readableRule else { return nil }
    return Recurrence(
      rule: readable,
      seriesStart: seriesStart,
      occurrence: occurrence,
      repeatFrom: repeatFrom
    )
  }
}

extension Due {
  /// Reads a due time from its columns, or nothing where there is none.
  init?(_ row: borrowing Row, date: Int32, time: Int32, zone: Int32, moment: Int32) {
    if let moment = row.seconds(moment) {
      self = .absolute(moment)
      return
    }
    guard let date = row.textIfAny(date).flatMap({ CivilDate($0) }) else { return nil }
    let time = row.textIfAny(time).flatMap { TimeOfDay($0) }
    self = row.textIfAny(zone).map { .zoned(date, time, zone: $0) } ?? .floating(date, time)
  }
}

extension Priority {
  /// Reads a column; `normal` where a damaged file says something else.
  init(stored text: String) {
    // Nearly all are normal.
    self = text == "normal" ? .normal : Priority(rawValue: text) ?? .normal
  }
}

extension Due? {
  /// The values of `time_kind`, `due_date`, `due_time`, `zone` and `due_at`.
  var columns: [Value] {
    switch self {
    case nil: ["floating", nil, nil, nil, nil]
    case .floating(let date, let time):
      ["floating", .text(date.description), Value(time?.description), nil, nil]
    case .zoned(let date, let time, let zone):
      ["fixed", .text(date.description), Value(time?.description), .text(zone), nil]
    case .absolute(let moment): ["elapsed", nil, nil, nil, Value(seconds: moment)]
    }
  }
}
