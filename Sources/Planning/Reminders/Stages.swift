package import Model

/// The stages of a reminder: "heads-up 15, wrap-up 5, now", each with its own moment.
extension Reminder {
  /// Minutes before the due time at which the present stage speaks up.
  var lead: Int {
    leads.indices.contains(stage) ? leads[stage] : 0
  }

  /// The moment of a stage of a to-do that is due at `due`.
  func moment(ofStage stage: Int, due: Instant) -> Instant {
    leads.indices.contains(stage) ? due - .minutes(leads[stage]) : due
  }

  /// The moment of the present stage of a to-do that is due at `due`.
  package func moment(before due: Instant) -> Instant { moment(ofStage: stage, due: due) }

  /// The first stage whose moment is still to come; the last one if none is.
  package func firstStage(before due: Instant, at now: Instant) -> Int {
    leads.firstIndex { due - .minutes($0) > now } ?? max(0, leads.count - 1)
  }

  /// The last stage whose moment has come; the present one if none after it has.
  ///
  /// Stages before it were never shown, and now need not be: "in 15 minutes" helps nobody at the
  /// due time itself.
  func latestStage(at now: Instant, due: Instant?) -> Int {
    guard let due, leads.indices.contains(stage) else { return stage }
    return leads.indices[stage...].last { moment(ofStage: $0, due: due) <= now } ?? stage
  }

  /// The first stage from the present one on whose moment is still to come.
  func nextStage(after now: Instant, due: Instant?) -> Int? {
    guard let due, leads.indices.contains(stage) else { return nil }
    return leads.indices[stage...].first { moment(ofStage: $0, due: due) > now }
  }

  /// Whether `stage` has been on screen already.
  func wasShown(inStage stage: Int, due: Instant?) -> Bool {
    guard let shownAt, stage == self.stage else { return false }
    return due.map { shownAt >= moment(ofStage: stage, due: $0) } ?? true
  }
}
