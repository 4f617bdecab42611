internal import Model
internal import SQLite

/// A to-do that some writer left for us to judge, with what triggers noted about it.
struct Unsettled {
  let todo: Todo.ID
  /// The batch that caused it.
  let batch: Int?
  /// When the words of its time were said, if they wait to be resolved.
  let spokenAt: Instant?
  let restartsSeries: Bool
  let advances: Bool
  /// From when on its series goes on, if its pause has ended.
  let resumedFrom: Instant?
  /// How long it may take to settle it, in to-dos that have neither words nor a rule.
  ///
  /// A rule that says more than an interval may be looked along for as many steps as the calendar
  /// has days.
  let effort: Int

  /// How much is settled in one transaction.
  static let slice = 256

  /// The columns that `init(_:)` reads, in its order, and where they are.
  static let columns = """
    unsettled.todo_id, unsettled.batch_id, spoken_at, restarts_series, advances, resumed_from,
    coalesce(length(phrase) / 256, 0) + iif(rrule GLOB '*BY*' OR rrule GLOB '*by*', 16, 0)
      FROM unsettled LEFT JOIN todo ON todo.id = unsettled.todo_id
    """

  init(_ row: borrowing Row) {
    todo = row.text(0)
    batch = row.integerIfAny(1)
    spokenAt = row.seconds(2)
    restartsSeries = row.integer(3) != 0
    advances = row.integer(4) != 0
    resumedFrom = row.seconds(5)
    effort = 1 + row.integer(6).clamped(to: 0...Unsettled.slice)
  }
}
