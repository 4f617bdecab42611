/// Hours of every day, as "22 to 7"; over midnight where `to` is not later than `from`.
package struct ClockHours: Hashable, Sendable {
  package var from: TimeOfDay
  package var to: TimeOfDay

  package init(from: TimeOfDay, to: TimeOfDay) {
    self.from = from
    self.to = to
  }

  /// Whether a civil time of day lies within; equal ends leave no hour out.
  package func contains(_ time: TimeOfDay) -> Bool {
    from < to ? from <= time && time < to : time >= from || time < to
  }
}
