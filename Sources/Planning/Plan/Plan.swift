package import Model

/// The actions to take now, and when to look again.
package struct Plan: Hashable, Sendable {
  package var actions: [Action]
  /// The next moment at which something may have to be done; `nil` if nothing is foreseen.
  package var nextWake: Instant?

  package init(actions: [Action] = [], nextWake: Instant? = nil) {
    self.actions = actions
    self.nextWake = nextWake
  }
}

/// One thing for the service to carry out, in the order of the plan.
///
/// One popup is posted after the other, so that a crash can repeat one at most.
package enum Action: Hashable, Sendable {
  /// Claim these reminders, look once more that they are open, then post one popup for them.
  case show(PopupPlan)
  /// Close a popup on screen and forget it for these to-dos.
  case withdraw(PopupID, todos: [Todo.ID])
  /// Forget the popups of a server that is gone; their numbers mean nothing any more.
  case forgetPopups(exceptOf: String?)
  /// Note that these are due but may not be shown, and why; none of them is noted as held yet.
  case hold([Todo.ID], HoldReason)
  /// Record what has become of the focus session.
  case followFocus(FocusSession, from: FocusSession)
  /// Show the briefing of a part of this civil day if there is something to tell, and note that it was.
  case brief(CivilDate, DayPart)
  /// Have the weather asked for, which the briefing is about to tell; nothing waits for it.
  case askForWeather
  /// Show one popup for events that are about to begin, and note that they were told.
  case announce([EventNotice], isSilent: Bool)
}
