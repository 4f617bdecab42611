extension Connection {
  /// Does `body` in one transaction that may write from the start; all of it or nothing.
  package func writing<Outcome>(
    _ body: () throws(DatabaseError) -> Outcome
  ) throws(DatabaseError) -> Outcome {
    try transaction("BEGIN IMMEDIATE", body)
  }

  /// Does `body` in one transaction that reads, so that all its queries see the same moment.
  package func reading<Outcome>(
    _ body: () throws(DatabaseError) -> Outcome
  ) throws(DatabaseError) -> Outcome {
    isInTransaction ? try body() : try transaction("BEGIN", body)
  }

  /// Does `body` within an open transaction so that what it changed is taken back if it fails, and
  /// the transaction can go on.
  package func isolated<Outcome>(
    _ body: () throws(DatabaseError) -> Outcome
  ) throws(DatabaseError) -> Outcome {
    try run("SAVEPOINT isolated")
    do {
      let outcome = try body()
      try run("RELEASE isolated")
      return outcome
    } catch {
      if isInTransaction {
        try run("ROLLBACK TO isolated")
        try run("RELEASE isolated")
      }
      throw error
    }
  }

  private func transaction<Outcome>(
    _ begin: String,
    _ body: () throws(DatabaseError) -> Outcome
  ) throws(DatabaseError) -> Outcome {
    try run(begin)
    do {
      let outcome = try body()
      try run("COMMIT")
      return outcome
    } catch {
      // SQLite may have rolled back by itself (disk full); the first error is the one to tell.
      if isInTransaction { do { try run("ROLLBACK") } catch {} }
      throw error
    }
  }
}
