import Model

/// The facts of one pass of the planner.
struct Pass {
  var state: PlanState
  var now: Instant
  var zone: Zone
  var policy: Policy
  var surroundings: Surroundings
  /// The focus session as it is now.
  var focus: FocusSession?
  /// To-dos with the popup that each should leave.
  var obsolete: Set<ObsoletePopup>
}

extension Pass {
  /// Whether the reminder may be shown at all: open, not paused, not answered, and not on its way
  /// already.
  func isOpen(_ pending: PendingReminder) -> Bool {
    pending.todo.completedAt == nil && pending.todo.pause == nil
      && pending.reminder.state != .closed
      && !surroundings.inFlight.contains(pending.todo.id)
  }

  /// Whether its moment has come, or a crash came between its claim and its popup.
  func isWaiting(_ pending: PendingReminder) -> Bool {
    pending.reminder.state == .delivering || pending.reminder.fireAt.map { $0 <= now } ?? false
  }

  /// Whether its popup should no longer be on screen.
  func isObsolete(_ pending: PendingReminder) -> Bool {
    guard let popup = pending.reminder.popup else { return false }
    return obsolete.contains(ObsoletePopup(todo: pending.todo.id, popup: popup))
  }

  /// When a to-do that repeats would come next, a minute from `moment` at the earliest.
  func comingOccurrence(of pending: PendingReminder, after moment: Instant) -> Instant? {
    pending.todo.comingOccurrence(after: moment, in: calendar(of: pending))
  }

  /// The calendar of a reminder: the only zones that matter to it are its own and the machine's.
  func calendar(of pending: PendingReminder) -> LocalCalendar {
    let zones = ZoneDirectory(zone: { _ in pending.zone }, current: { [zone] in zone })
    return LocalCalendar(zone: zone, zones: zones, day: policy.day)
  }
}
