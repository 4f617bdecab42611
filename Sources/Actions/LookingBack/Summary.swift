import Configuration
package import Language
package import Model
package import Planning
package import Store
import System

/// How much was done within a stretch of time, and how often what repeats was kept.
package struct Summary {
  /// The stretch, with the words that said it.
  package let window: SpokenWindow
  /// What of it was looked at.
  package let range: Range<Instant>
  package let tally: DoneTally
  /// How much of it was done of each list; without a name what is on no list any more.
  package let lists: [DoneMoments.ListCount]
  package let kept: [ReckonedSeries]
  /// What of focus sessions fell into it.
  package let focus: FocusTotal
}

extension Session {
  /// How much was done within a stretch of time.
  ///
  /// Days that are still to come are not looked at, and of a very long stretch none before the first
  /// thing that was done.
  func summary(_ window: SpokenWindow, in store: TodoStore) throws -> Summary {
    let dayStarts = settings.conventions.dayStarts
    let today = personalDay(at: now)
    let said = instants(window)
    var range = said
    var first = personalDay(at: said.lowerBound)
    if today.days(since: first) > Self.longStretch {
      first = max(first, try store.firstDone().map(personalDay) ?? today)
      range =
        max(said.lowerBound, zone.instant(of: CivilDateTime(first, dayStarts)))..<said.upperBound
    }
    let last = min(personalDay(at: said.upperBound - .seconds(1)), today)
    let done = try store.doneMoments(in: range)
    return Summary(
      window: window,
      range: range,
      tally: DoneTally(
        done.moments,
        from: first,
        until: max(first, last).adding(days: 1),
        dayStarts: dayStarts,
        in: zone
      ),
      lists: done.lists,
      kept: try store.keptSeries(
        until: min(said.upperBound, now),
        dayStarts: dayStarts,
        while: serviceTimes(in: store),
        closingDays: true,
        at: now
      ),
      focus: FocusTotal(try store.focusSessions(touching: range), in: range, at: now)
    )
  }

  /// So many days are shown even if nothing was done on the first of them.
  private static var longStretch: Int { 400 }
}
