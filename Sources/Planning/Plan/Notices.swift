import Model

/// Events of calendars that are told before they begin.
extension Pass {
  /// Events that are told in this pass, together.
  ///
  /// They wait for what reminders wait for, as long as it still helps to hear of them; the hours of
  /// quiet let them through without a sound, as they let through what has a clock time.
  var noticesToCome: [EventNotice] {
    let isWelcome =
      !surroundings.isSwitchedOff && !surroundings.isLocked && !surroundings.isDoNotDisturb
      && focus?.holdsReminders != true
    guard isWelcome, surroundings.server != nil else { return [] }
    return state.notices.filter { $0.at <= now && now < $0.end }
  }
}
