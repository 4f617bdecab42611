internal import Model
package import Planning
package import SQLite

/// The quiet that the person asked for.
extension Store {
  /// Quiet hours and quiet until a moment, as they are kept.
  package func quiet() throws(DatabaseError) -> Quiet {
    try connection.first("SELECT hours_from, hours_to, until, begins FROM quiet") { row in
      let from = row.textIfAny(0).flatMap { TimeOfDay($0) }
      let to = row.textIfAny(1).flatMap { TimeOfDay($0) }
      return Quiet(
        hours: from.flatMap { from in to.map { ClockHours(from: from, to: $0) } },
        until: row.milliseconds(2),
        from: row.milliseconds(3)
      )
    } ?? Quiet()
  }

  /// Keeps what the person asks for from now on, in place of what was asked for before.
  package func setQuiet(_ quiet: Quiet) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      try connection.run(
        """
        INSERT INTO quiet (only, hours_from, hours_to, until, begins) VALUES (1, ?1, ?2, ?3, ?4)
            ON CONFLICT (only) DO UPDATE
               SET hours_from = ?1, hours_to = ?2, until = ?3, begins = ?4
        """,
        [
          Value(quiet.hours?.from.description), Value(quiet.hours?.to.description),
          Value(milliseconds: quiet.until), Value(milliseconds: quiet.from),
        ]
      )
    }
  }
}
