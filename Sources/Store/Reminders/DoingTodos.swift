package import Model
package import SQLite

/// To-dos that the person is doing: reminders say nothing, but for one question how it is going.
extension Store {
  /// Notes that to-dos are being done, and asks at `moment` how it is going.
  ///
  /// A to-do without a reminder gets one for the question; what is done or pauses is left as it is.
  package func begin(
    _ ids: [Todo.ID],
    checkingInAt moment: Instant,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) -> [TodoRow] {
    let header = BatchHeader(label: .doing, source: source)
    try change(header, at: now) { batch throws(DatabaseError) in
      for id in ids where try mayRing(id) {
        try begin(id, checkingInAt: moment, in: batch, source: source, at: now)
      }
    }
    return try rows(of: ids)
  }

  /// Notes that the to-dos which a popup stands for at this very moment are being done, and answers
  /// which they are.
  package func begin(
    in popup: PopupID,
    only id: Todo.ID? = nil,
    checkingInAt moment: Instant,
    at now: Instant
  ) throws(DatabaseError) -> [Todo.ID] {
    let header = BatchHeader(label: .doing, source: .popup)
    return try change(header, at: now) { batch throws(DatabaseError) in
      let ids = try todos(of: popup, only: id).map(\.todo.id)
      for id in ids {
        try begin(id, checkingInAt: moment, in: batch, source: .popup, at: now)
      }
      return ids
    }
  }

  /// Notes that one to-do is being done, as a part of a batch.
  func begin(
    _ id: Todo.ID,
    checkingInAt moment: Instant,
    in batch: Int,
    source: ChangeSource,
    at now: Instant
  ) throws(DatabaseError) {
    try putOff(id, until: moment, for: .awaited, in: batch)
    try note(.began, of: id, reason: source.rawValue, until: moment, at: now)
  }
}

extension Store {
  /// How often a to-do was shown on the civil day of `now`, up to then.
  package func showings(of id: Todo.ID, onDayOf now: Instant) throws(DatabaseError) -> Int {
    let zone = meaning.zones.current()
    let midnight = zone.instant(of: CivilDateTime(zone.civil(at: now).date, .midnight))
    return try connection.first(
      """
      SELECT count(*) FROM delivery
       WHERE todo_id = ? AND event = 'shown' AND at >= ? AND at <= ?
      """,
      [.text(id), Value(milliseconds: midnight), Value(milliseconds: now)]
    ) { $0.integer(0) } ?? 0
  }
}
