internal import Model
internal import SQLite
internal import Words

extension Store {
  /// Does something about one to-do of many: where that cannot be done it is left as it is, its
  /// `problem` says so, and the others go on.
  ///
  /// Only within a transaction. What is the matter with the database itself is thrown. Whether it was
  /// done is the answer.
  @discardableResult
  func alone(
    _ id: Todo.ID,
    at now: Instant,
    _ body: () throws(DatabaseError) -> Void
  ) throws(DatabaseError) -> Bool {
    guard let error = try refusal(of: body) else { return true }
    let isNoted = try refusal { () throws(DatabaseError) in
      try connection.run(
        "UPDATE todo SET problem = ? WHERE id = ?",
        [.text(ProblemSentence.notSettled.text(.literal)), .text(id)]
      )
    }
    // A row that takes no change at all holds a value that its table does not allow.
    guard isNoted != nil else { return false }
    guard case .refused = error else { throw error }
    _ = try refusal { () throws(DatabaseError) in try mend(id, at: now) }
    return false
  }

  /// Notes something about one to-do on its way to the screen, once more where its row had to be put
  /// right for that; why its tables refuse the note all the same.
  func noting(
    _ id: Todo.ID,
    at now: Instant,
    _ body: () throws(DatabaseError) -> Void
  ) throws(DatabaseError) -> DatabaseError? {
    if try alone(id, at: now, body) { return nil }
    guard let error = try refusal(of: body), case .refused = error else { return nil }
    return error
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
