package import Model
package import SQLite

/// What was read of a calendar, to be kept in the place of what was.
package struct CalendarReading {
  /// An object that is new or changed: all of a file, or one of a folder or a server.
  package struct Object {
    package var address: String
    package var tag: String
    package var events: [CalendarEvent]

    package init(address: String, tag: String, events: [CalendarEvent]) {
      (self.address, self.tag, self.events) = (address, tag, events)
    }
  }

  package var objects: [Object] = []
  /// The addresses of those that have gone.
  package var removed: Set<String> = []
  /// Whether every object there is is among `objects`.
  package var isWhole = true
  package var tag: String?
  package var changed: String?
  /// The machine's zone.
  package var zone: String
  /// Until when the events are worked out.
  package var reach: Instant
  package var isCut = false

  package init(zone: String, reach: Instant) {
    (self.zone, self.reach) = (zone, reach)
  }
}

extension Store {
  /// The objects of a calendar that were read, each with its tag.
  package func objectTags(of id: CalendarRow.ID) throws(DatabaseError) -> [String: String] {
    let pairs = try connection.all(
      "SELECT address, tag FROM calendar_object WHERE calendar_id = ?",
      [.text(id)]
    ) { ($0.text(0), $0.text(1)) }
    return Dictionary(pairs) { $1 }
  }

  /// Keeps what was read of a calendar, in one transaction; nothing of one that is there no more.
  package func keep(
    _ reading: CalendarReading,
    of id: CalendarRow.ID,
    at now: Instant
  ) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      let isThere =
        try connection.first("SELECT 1 FROM calendar WHERE id = ?", [.text(id)]) { _ in true }
      guard isThere != nil else { return }
      if reading.isWhole {
        try connection.run("DELETE FROM event WHERE calendar_id = ?", [.text(id)])
        try connection.run("DELETE FROM calendar_object WHERE calendar_id = ?", [.text(id)])
      }
      for address in reading.removed.sorted() { try drop(address, of: id) }
      for object in reading.objects {
        if !reading.isWhole { try drop(object.address, of: id) }
        try insert(object, of: id)
      }
      try connection.run(
        """
        UPDATE calendar SET tag = ?2, changed = ?3, zone = ?4, reach = ?5, read_at = ?6,
               problem = NULL, failures = 0, retry_at = NULL, is_cut = ?7
         WHERE id = ?1
        """,
        [
          .text(id), Value(reading.tag), Value(reading.changed), .text(reading.zone),
          Value(seconds: reading.reach), Value(seconds: now), Value(reading.isCut),
        ]
      )
    }
  }

  /// Notes that a calendar was looked at and is as it was read last.
  package func noteUnchanged(_ id: CalendarRow.ID, at now: Instant) throws(DatabaseError) {
    try connection.run(
      """
      UPDATE calendar SET read_at = ?2, problem = NULL, failures = 0, retry_at = NULL WHERE id = ?1
      """,
      [.text(id), Value(seconds: now)]
    )
  }

  /// Notes why a calendar could not be read, how often in a row, and until when it is left alone: its
  /// events stay as they were read last.
  package func noteProblem(of row: CalendarRow) throws(DatabaseError) {
    try connection.run(
      "UPDATE calendar SET problem = ?2, failures = ?3, retry_at = ?4 WHERE id = ?1",
      [.text(row.id), Value(row.problem), Value(row.failures), Value(seconds: row.retryAt)]
    )
  }

  private func drop(_ address: String, of id: CalendarRow.ID) throws(DatabaseError) {
    for table in ["event", "calendar_object"] {
      try connection.run(
        "DELETE FROM \(table) WHERE calendar_id = ? AND address = ?",
        [.text(id), .text(address)]
      )
    }
  }

  private func insert(
    _ object: CalendarReading.Object,
    of id: CalendarRow.ID
  ) throws(DatabaseError) {
    try connection.run(
      "INSERT OR REPLACE INTO calendar_object (calendar_id, address, tag) VALUES (?, ?, ?)",
      [.text(id), .text(object.address), .text(object.tag)]
    )
    for event in object.events {
      var values: [Value] = [
        .text(id), .text(object.address), .text(event.uid), .text(event.title), Value(event.place),
        Value(event.isBusy),
      ]
      switch event.time {
      case .instants(let span):
        values += [Value(seconds: span.lowerBound), Value(seconds: span.upperBound), nil, nil]
      case .days(let days):
        values += [
          nil, nil, .text(days.lowerBound.description), .text(days.upperBound.description),
        ]
      }
      try connection.run(
        """
        INSERT INTO event (calendar_id, address, uid, title, place, is_busy, start_at, end_at,
                           start_on, end_on)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
        values
      )
    }
  }
}
