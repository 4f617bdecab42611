internal import Language
internal import Model
package import Planning
internal import SQLite

/// What was done in a week; a week in which nothing was is none.
package struct WeekDone: Hashable, Sendable {
  package let count: Int
  /// The time of its focus sessions; zero where there was none of a minute.
  package let focus: Duration
  /// How often what repeats was done, of the times that it came.
  package let kept: Kept

  package init?(count: Int, focus: Duration, kept: Kept = Kept(0, of: 0)) {
    guard count > 0 || focus > .zero || kept.count > 0 else { return nil }
    (self.count, self.focus, self.kept) = (count, focus, kept)
  }
}

extension Store {
  /// What was done in the week before a Monday; `nil` on other days, and where it was nothing.
  ///
  /// A day begins where the person's does, in the middle of the night.
  func weekDone(before day: CivilDate, in zone: Zone, at now: Instant) throws(DatabaseError)
    -> WeekDone?
  {
    guard day.weekday == .monday else { return nil }
    let dayStarts = meaning.conventions.dayStarts
    let start = zone.instant(of: CivilDateTime(day.adding(days: -7), dayStarts))
    let end = zone.instant(of: CivilDateTime(day, dayStarts))
    guard start < end else { return nil }
    return WeekDone(
      count: try doneCount(in: start..<end),
      focus: FocusTotal(try focusSessions(touching: start..<end), in: start..<end, at: now).time,
      // Whatever kept the others from being answered, they are counted.
      kept: try reckonedSeries(
        in: start..<end,
        dayStarts: dayStarts,
        while: ServiceTimes(),
        closingDays: true,
        at: now
      ).flatMap(\.times).kept
    )
  }

  /// How much was done within a window.
  private func doneCount(in window: Range<Instant>) throws(DatabaseError) -> Int {
    try connection.first(
      "SELECT count(*) FROM completion WHERE completed_at >= ? AND completed_at < ?",
      [Value(seconds: window.lowerBound), Value(seconds: window.upperBound)]
    ) { $0.integer(0) } ?? 0
  }
}
