package import Model
package import SQLite

/// The calendars that are read, as the database keeps them.
extension Store {
  /// All calendars, by their names.
  package func calendars() throws(DatabaseError) -> [CalendarRow] {
    try connection.all(
      "SELECT \(CalendarRow.columns) FROM calendar ORDER BY name COLLATE NOCASE"
    ) { CalendarRow($0) }.compactMap(\.self)
  }

  /// Begins to read a calendar; `undo` takes that back.
  package func addCalendar(
    _ row: CalendarRow,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> CalendarRow {
    var row = row
    row.id = Identifier.random()
    let header = BatchHeader(label: .calendarAdd, source: source)
    return try change(header, at: now) { [row] batch throws(DatabaseError) in
      try changingCalendar(row.id, in: batch) { () throws(DatabaseError) in
        try connection.run(
          """
          INSERT INTO calendar (\(Self.journaledCalendarColumns.joined(separator: ", ")))
          VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
          """,
          [
            .text(row.id), .text(row.name), .text(row.kind.rawValue), .text(row.place),
            Value(row.color), Value(row.notice?.kind.rawValue), Value(row.notice?.minutes),
            Value(row.user), Value(row.secret),
          ]
        )
      }
      return row
    }
  }

  /// Reads a calendar no more, and lets go of its events; `undo` takes that back.
  package func removeCalendar(
    _ id: CalendarRow.ID,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) {
    let header = BatchHeader(label: .calendarRemove, source: source)
    try change(header, at: now) { batch throws(DatabaseError) in
      try changingCalendar(id, in: batch) { () throws(DatabaseError) in try dropCalendar(id) }
    }
  }

  /// Whether there is a calendar of this name.
  func hasCalendar(named name: String) throws(DatabaseError) -> Bool {
    try connection.first(
      "SELECT 1 FROM calendar WHERE name = ? COLLATE NOCASE",
      [.text(name)]
    ) { _ in true } ?? false
  }

  /// Notes a calendar before and after `body` as a change of `batch`.
  func changingCalendar(
    _ id: CalendarRow.ID,
    in batch: Int,
    _ body: () throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    let before = try calendarImage(of: id)
    try body()
    try journal(.calendar, id, before: before, after: try calendarImage(of: id), in: batch)
  }

  /// Deletes the row of a calendar with all that was read of it.
  func dropCalendar(_ id: CalendarRow.ID) throws(DatabaseError) {
    try connection.run("DELETE FROM calendar WHERE id = ?", [.text(id)])
    try connection.run("DELETE FROM event WHERE calendar_id = ?", [.text(id)])
    try connection.run("DELETE FROM calendar_object WHERE calendar_id = ?", [.text(id)])
  }

  private func calendarImage(of id: CalendarRow.ID) throws(DatabaseError) -> String? {
    try connection.first(
      "SELECT \(SchemaText.image(Self.journaledCalendarColumns)) FROM calendar WHERE id = ?",
      [.text(id)]
    ) { $0.text(0) }
  }

  /// What a person says of a calendar; the rest is read anew where it is brought back.
  static let journaledCalendarColumns = [
    "id", "name", "kind", "place", "color", "notice", "minutes", "user", "secret",
  ]
}
