package import Model

extension Todo {
  /// When an open to-do that repeats would come next if its present occurrence were answered.
  ///
  /// A minute from `now` at the earliest; `nil` if the series has ended, or is counted from its
  /// completions.
  package func comingOccurrence(
    after now: Instant,
    in calendar: LocalCalendar
  ) -> Instant? {
    guard let recurrence, recurrence.repeatFrom == .due else { return nil }
    let own = calendar.own(of: due).zone
    return recurrence.next(after: now + .minutes(1), of: due, in: own)?.instant
  }

  /// When an open to-do would come next that nobody answered, was shown at `shownAt`, and waits for
  /// `awaited`.
  ///
  /// A popup that was only shown anew within a minute before an occurrence does not stand for it.
  package func comingOccurrence(
    after shownAt: Instant,
    awaited: Instant?,
    in calendar: LocalCalendar
  ) -> Instant? {
    let coming = comingOccurrence(after: shownAt, in: calendar)
    guard let awaited, awaited > shownAt, coming.map({ $0 > awaited }) ?? true,
      hasOccurrence(at: awaited, in: calendar)
    else { return coming }
    return awaited
  }

  /// Whether an occurrence that follows the present one comes at that very moment.
  func hasOccurrence(at moment: Instant, in calendar: LocalCalendar) -> Bool {
    comingOccurrence(after: moment - .seconds(61), in: calendar) == moment
  }
}
