internal import Model
internal import Planning
internal import SQLite

/// Takes changes back one by one, and keeps account of what it could not take back.
final class Reversal {
  let store: Store
  var batch: Int
  let now: Instant
  /// Lists that another one of the same name has taken the place of.
  var replacements: [Value: Value] = [:]
  private(set) var titles: [String] = []
  /// The rows that they are of.
  private var named: Set<String> = []
  /// The handles of the to-dos that were changed, by id: the rows of their reminders have none.
  private var handles: [String: String] = [:]
  /// The names of lists that were changed.
  private(set) var lists: [String] = []
  private(set) var left: [String] = []

  init(store: Store, batch: Int, now: Instant) {
    self.store = store
    self.batch = batch
    self.now = now
  }
}

extension Reversal {
  /// Puts a row back to what it was before a change, as far as nobody else has changed it since.
  func revert(_ change: JournalChange) throws(DatabaseError) {
    guard change.table != .reminder else {
      name(change, try store.present(.todo, change.row))
      return try revertReminder(change)
    }
    if change.table == .completion {
      name(change, try store.present(.todo, change.row))
      return try revertCompletion(change)
    }
    // No trigger journals a session, nor a calendar.
    if change.table == .focus, let id = FocusSession.ID(change.row) {
      return try store.changingFocus(of: id, in: batch) { () throws(DatabaseError) in
        try revertRow(change)
      }
    }
    if change.table == .calendar {
      return try store.changingCalendar(change.row, in: batch) { () throws(DatabaseError) in
        try revertRow(change)
      }
    }
    try revertRow(change)
  }

  private func revertRow(_ change: JournalChange) throws(DatabaseError) {
    let present = try store.present(change.table, change.row)
    name(change, present)
    switch (change.operation, present) {
    case (.insert, nil), (.delete, .some): return
    case (.insert, let present?): try remove(change, present)
    case (.delete, nil): try bringBack(change)
    case (.update, nil): leave(change.changed.sorted(), of: change)
    case (.update, let present?): try restore(change, present)
    }
  }

  private func remove(_ change: JournalChange, _ present: [String: Value]) throws(DatabaseError) {
    switch change.table {
    case .todo: try run("DELETE FROM todo WHERE id = ?", [.text(change.row)])
    case .reminder, .completion: return
    case .focus: try run("DELETE FROM focus_session WHERE id = ?", [.text(change.row)])
    case .calendar: try store.dropCalendar(change.row)
    case .list:
      // To-dos that came into the list since keep it.
      let isUsed = try store.connection.first(
        "SELECT 1 FROM todo WHERE list_id = ? LIMIT 1",
        [.text(change.row)]
      ) { _ in true }
      guard isUsed == nil else { return leave(["name"], of: change) }
      try run("DELETE FROM list WHERE id = ?", [.text(change.row)])
    }
  }

  private func bringBack(_ change: JournalChange) throws(DatabaseError) {
    var row = change.before
    switch change.table {
    case .todo: try keepReferences(of: &row, change)
    case .list:
      if let other = try list(named: row["name"], besides: change.row) {
        replacements[.text(change.row)] = other
        return
      }
    case .focus:
      // One that goes on by now keeps its place.
      guard try store.focusSession() == nil || row["state"] == "ended" else { return }
    case .calendar:
      // Another one may have taken its name meanwhile, and goes on under it.
      guard try !store.hasCalendar(named: row["name"]?.text ?? "") else {
        return leave(["name"], of: change)
      }
    case .reminder, .completion: return
    }
    let isStamped = change.table != .focus && change.table != .calendar
    if isStamped { row["updated_at"] = .integer(now.seconds) }
    let columns = (change.table.columns + ["updated_at"]).filter { row[$0] != nil }
    let marks = columns.map { _ in "?" }.joined(separator: ", ")
    try run(
      "INSERT INTO \(change.table.rawValue) (\(columns.joined(separator: ", "))) VALUES (\(marks))",
      columns.map { row[$0] ?? .null }
    )
  }

  private func restore(_ change: JournalChange, _ present: [String: Value]) throws(DatabaseError) {
    var columns = change.changed.filter { change.table.columns.contains($0) }
    // A column that came with a later version is in no image of before.
    func isMoved(_ column: String) -> Bool {
      (present[column] ?? .null) != (change.after[column] ?? .null)
    }
    var moved = columns.filter(isMoved)
    for group in [Reversal.time, Reversal.pause, Reversal.focus]
    where group.contains(where: isMoved) {
      moved.formUnion(columns.intersection(group))
    }
    if change.table == .list, columns.contains("name"),
      try list(named: change.before["name"], besides: change.row) != nil
    {
      moved.insert("name")
    }
    leave(moved.sorted(), of: change)
    columns.subtract(moved)
    var row = change.before.filter { columns.contains($0.key) }
    if change.table == .todo {
      try keepReferences(of: &row, change)
    }
    guard !row.isEmpty else { return }
    if change.table == .focus, let state = row["state"], state != "ended",
      try store.focusSession().map({ String($0.id) != change.row }) ?? false
    {
      // One that goes on by now keeps its place.
      return
    }
    let names = row.keys.sorted()
    try run(
      """
      UPDATE \(change.table.rawValue) SET \(names.map { "\($0) = ?" }.joined(separator: ", "))
       WHERE \(change.table.key) = ?
      """,
      names.map { row[$0] ?? .null } + [.text(change.row)]
    )
  }

  /// The columns of a time make sense together only.
  private static let time: Set<String> = [
    "time_kind", "due_date", "due_time", "end_time", "zone", "due_at", "phrase", "inferred_at",
    "rrule", "exceptions", "series_start", "occurrence",
  ]
  private static let pause: Set<String> = ["paused_at", "paused_until"]
  private static let focus = Set(Store.journaledFocusColumns)
}

extension Reversal {
  private func name(_ change: JournalChange, _ present: [String: Value]?) {
    guard change.table != .focus else { return }
    let row = present ?? (change.before.isEmpty ? change.after : change.before)
    if let handle = row["handle"]?.text { handles[change.row] = handle }
    if change.table == .list {
      if let name = row["name"]?.text, !lists.contains(name) { lists.append(name) }
    } else if let title = row[change.table == .calendar ? "name" : "title"]?.text,
      named.insert(change.row).inserted
    {
      titles.append(title)
    }
  }

  func leave(_ columns: [String], of change: JournalChange) {
    // A session has no name; that it has gone on since is what it is for.
    guard change.table != .focus else { return }
    let row = change.after.isEmpty ? change.before : change.after
    let name = handles[change.row] ?? (row["handle"] ?? row["name"])?.text ?? change.row
    for column in columns.map({ "\(name).\($0)" }) where !left.contains(column) {
      left.append(column)
    }
  }

  func run(_ sql: String, _ values: [Value]) throws(DatabaseError) {
    try store.connection.run(sql, values)
  }
}
