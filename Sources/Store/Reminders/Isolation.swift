internal import Model
internal import SQLite
internal import Words

extension Store {
  /// Does something about one to-do of many: where that cannot be done it is left as it is, its
  /// `problem` says so, and the others go on.
  ///
  /// Only within a transaction. What is the matter with the database itself is thrown.
  func alone(
    _ id: Todo.ID,
    at now: Instant,
    _ body: () throws(DatabaseError) -> Void
  ) throws(DatabaseError) {
    guard let error = try refusal(of: body) else { return }
    let isNoted = try refusal { () throws(DatabaseError) in
      try connection.run(
        "UPDATE todo SET problem = ? WHERE id = ?",
        [.text(ProblemSentence.notSettled.text(.literal)), .text(id)]
      )
    }
    // A row that takes no change at all holds a value that its table does not allow.
    guard isNoted != nil else { return }
    guard case .refused = error else { throw error }
    _ = try refusal { () throws(DatabaseError) in try mend(id, at: now) }
  }

  /// Does something, or takes it back and gives the error where one row is all that is the matter.
  func refusal(
    of body: () throws(DatabaseError) -> Void
  ) throws(DatabaseError) -> DatabaseError? {
    do throws(DatabaseError) {
      try connection.isolated(body)
      return nil
    } catch {
      guard error.isOfOneRow else { throw error }
      return error
    }
  }
}
