package import Model
package import SQLite

extension Store {
  /// How long each of some parts took when it was done last: since the one that was done before it.
  ///
  /// Nobody notes when the first of them was begun, so of that nothing is known; nor is it of one that
  /// was done long after the one before, or together with it.
  package func lastTimes(
    of parts: [Todo.ID],
    at now: Instant
  ) throws(DatabaseError) -> [Todo.ID: Duration] {
    let known = Set(parts)
    let done = try connection.all(
      "SELECT todo_id, completed_at FROM completion WHERE completed_at >= ? ORDER BY completed_at",
      [Value(seconds: now - Self.remembered)]
    ) { (id: $0.text(0), at: Instant(kept: $0.integer(1))) }
    .filter { known.contains($0.id) }
    var times: [Todo.ID: Duration] = [:]
    for (before, this) in zip(done, done.dropFirst()) {
      let time = this.at.since(before.at)
      times[this.id] = time > .zero && time <= Self.longest ? time : nil
    }
    return times
  }

  /// What was done longer ago says little of the next time.
  private static let remembered = Duration.seconds(60 * 86_400)
  /// Whoever takes longer between two parts has done something else.
  private static let longest = Duration.seconds(2 * 3600)
}
