package import Model

extension PendingReminder {
  /// Taken from the screen by the notification server before anybody answered: back in line as not
  /// seen.
  ///
  /// Accepts what is on screen, waits for a later lead, or rests; not what comes again before that
  /// anyway. `times` is how often that has happened to it within a day: it comes after one, two and
  /// four minutes, and from then on as if the person had closed it, since a server that closes
  /// everything would otherwise be asked for ever. The showing does not count; a question is asked
  /// once more.
  package func unseen(times: Int, at now: Instant, due: Instant?) -> Reminder? {
    guard reminder.popup != nil, reminder.state == .shown || reminder.state == .scheduled,
      (0..<3).contains(times)
    else { return nil }
    let again = now + .minutes(1 << times)
    if let coming = reminder.fireAt, coming <= again { return nil }
    var unseen = reminder.forgettingPopup()
    unseen.state = .scheduled
    unseen.attempts = max(0, reminder.attempts - 1)
    if unseen.attempts == 0 { unseen.shownAt = nil }
    if reminder.checkIn == .asked { unseen.checkIn = .awaited }
    unseen.stage = reminder.stageOnScreen(at: now, due: due)
    unseen.wait(until: again)
    return unseen
  }
}

extension Reminder {
  /// The last stage whose moment has come.
  fileprivate func stageOnScreen(at now: Instant, due: Instant?) -> Int {
    guard let due else { return stage }
    return leads.indices.last { moment(ofStage: $0, due: due) <= now } ?? stage
  }
}
