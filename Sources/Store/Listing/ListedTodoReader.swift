internal import Model
internal import SQLite

/// Reads to-dos as a list shows them, and where each belongs.
struct ListedTodoReader {
  /// The columns that say where a to-do stands; `todo` is the table's name in the query.
  static let standingColumns = """
    todo.id, todo.parent_id, todo.created_at, todo.completed_at, todo.paused_at, todo.list_id, \
    todo.position, todo.due_date, todo.due_time, todo.zone, todo.due_at
    """

  /// All columns that it reads, in its order.
  static let columns = """
    \(standingColumns), todo.handle, todo.title, todo.notes IS NOT NULL, todo.priority, \
    todo.end_time, todo.problem, todo.rrule, todo.series_start, todo.occurrence, \
    todo.repeat_from, todo.paused_until, todo.exceptions, todo.unsure
    """

  private let calendar: LocalCalendar
  private let listNames: [TodoList.ID: String]
  /// When those come again that were put off, and whether they are being done.
  private let snoozed: [Todo.ID: (until: Instant, isBegun: Bool)]
  // Many to-dos have the same; a file is looked at once, a rule is understood once.
  private var knownZones: [String: Zone] = [:]
  private var knownRules: [String: RecurrenceRule?] = [:]

  /// Looks up what several to-dos share.
  init(of store: Store) throws(DatabaseError) {
    calendar = store.calendar
    let lists = try store.connection.all("SELECT id, name FROM list") { ($0.text(0), $0.text(1)) }
    listNames = Dictionary(lists) { first, _ in first }
    let again = try store.connection.all(
      """
      SELECT todo_id, again_at, check_in IS NOT NULL FROM reminder
       WHERE state = 'snoozed' AND again_at IS NOT NULL
      """
    ) { row in
      let until = Instant(keptMilliseconds: row.integer(1))
      return (row.text(0), (until: until, isBegun: row.integer(2) != 0))
    }
    snoozed = Dictionary(again) { first, _ in first }
  }
}

extension ListedTodoReader {
  /// Reads only where the to-do belongs.
  mutating func place(_ row: borrowing Row, in order: inout ListingOrder) {
    _ = standing(row, in: &order)
  }

  /// The to-do that the statement stands at.
  mutating func todo(_ row: borrowing Row, in order: inout ListingOrder) -> ListedTodo {
    let standing = standing(row, in: &order)
    return ListedTodo(
      handle: row.text(11),
      title: row.text(12),
      hasNotes: row.integer(13) != 0,
      priority: Priority(stored: row.text(14)),
      listName: standing.list == TodoList.inbox ? nil : listNames[standing.list] ?? "",
      due: standing.due,
      endTime: row.textIfAny(15).flatMap { TimeOfDay($0) },
      dueAt: standing.dueAt,
      completedAt: standing.completedAt,
      more: more(row)
    )
  }

  private mutating func standing(
    _ row: borrowing Row,
    in order: inout ListingOrder
  ) -> (list: TodoList.ID, due: Due?, dueAt: Instant?, completedAt: Instant?) {
    let due = Due(row, date: 7, time: 8, zone: 9, moment: 10)
    let dueAt = due.flatMap { instant(of: $0) }
    let comesAt = row.isNull(4) ? dueAt : nil
    let completedAt = row.seconds(3)
    let list = row.text(5)
    let position = row.integer(6)
    order.add(list: list, position: position, comesAt: comesAt, completedAt: completedAt) {
      TodoForest.Member(
        id: row.text(0),
        parent: row.textIfAny(1),
        position: position,
        createdAt: row.seconds(2) ?? Instant(seconds: 0),
        isDone: completedAt != nil,
        isTimed: comesAt != nil
      )
    }
    return (list, due, dueAt, completedAt)
  }

  /// As `LocalCalendar.moment(of:)`, but a zone is looked up once for all.
  private mutating func instant(of due: Due) -> Instant? {
    guard case .zoned(let date, let time, let name) = due else {
      return calendar.instant(of: due)
    }
    let zone = knownZones[name] ?? calendar.zones.zone(name) ?? calendar.zone
    knownZones[name] = zone
    return zone.instant(of: CivilDateTime(date, time ?? calendar.day))
  }

  private mutating func more(_ row: borrowing Row) -> ListedTodo.More? {
    let snoozed = snoozed.isEmpty ? nil : snoozed[row.text(0)]
    guard
      snoozed != nil || !row.isNull(1) || !row.isNull(17) || !row.isNull(4) || !row.isNull(16)
        || !row.isNull(23)
    else { return nil }
    return ListedTodo.More(
      id: row.text(0),
      parent: row.textIfAny(1),
      recurrence: recurrence(row),
      pause: row.seconds(4).map { since in
        Todo.Pause(since: since, until: row.textIfAny(21).flatMap { StoredTodo.civil($0) })
      },
      snoozedUntil: snoozed?.until,
      isBegun: snoozed?.isBegun ?? false,
      problem: row.textIfAny(16),
      unsure: row.textIfAny(23)
    )
  }

  private mutating func recurrence(_ row: borrowing Row) -> Recurrence? {
    guard let text = row.textIfAny(17),
      let seriesStart = row.textIfAny(18).flatMap({ CivilDateTime($0) }),
      let occurrence = row.textIfAny(19).flatMap({ CivilDateTime($0) })
    else { return nil }
    let exceptions = row.textIfAny(22)
    let key = exceptions.map { text + " " + $0 } ?? text
    let known = knownRules[key] ?? RecurrenceRule(text, exceptions: exceptions)
    knownRules[key] = .some(known)
    return known.map {
      Recurrence(
        rule: $0,
        seriesStart: seriesStart,
        occurrence: occurrence,
        repeatFrom: RepeatFrom(rawValue: row.text(20)) ?? .due
      )
    }
  }
}
