package import Model

/// The planner's input: the reminders that are due or on screen, and the next moment at which one
/// will be.
package struct PlanState: Hashable, Sendable {
  /// Open to-dos whose reminder is due (`fireAt` is not later than now), is being delivered, or has
  /// been shown and still has a popup on a screen.
  package var pending: [PendingReminder]
  /// Popups on screen whose reason is gone: the to-do is done, deleted or was moved.
  package var obsolete: [ObsoletePopup]
  /// The earliest `fireAt` later than now, or the end of a pause that comes before it.
  package var nextFireAt: Instant?
  /// The last civil day that was briefed.
  package var lastBriefed: CivilDate?
  /// The last civil day whose evening was told of.
  package var lastWrappedUp: CivilDate?
  /// When popups came in the last hour that count against the nudge budget.
  package var nudges: [Instant]
  package var quiet: Quiet
  /// Since when nobody has answered what came today; `nil` where nothing has come since the last answer.
  package var unanswered: Unanswered?
  /// Why reminders are held, as the ledger has it.
  package var heldFor: [Todo.ID: HoldReason] = [:]
  /// The focus session that goes on, if any does.
  package var focus: FocusState?
  /// When the weather was answered last for the place of the settings, and asked for last.
  package var weatherReadAt: Instant?
  package var weatherAskedAt: Instant?
  /// Events of calendars whose moment to be told has come, and that were not told.
  package var notices: [EventNotice] = []
  /// When the next one of them comes, or is looked for.
  package var nextNoticeAt: Instant?

  package init(
    pending: [PendingReminder] = [],
    obsolete: [ObsoletePopup] = [],
    nextFireAt: Instant? = nil,
    lastBriefed: CivilDate? = nil,
    nudges: [Instant] = [],
    quiet: Quiet = Quiet()
  ) {
    self.pending = pending
    self.obsolete = obsolete
    self.nextFireAt = nextFireAt
    self.lastBriefed = lastBriefed
    self.nudges = nudges
    self.quiet = quiet
  }
}

/// A popup that should no longer be on screen for this to-do.
package struct ObsoletePopup: Hashable, Sendable {
  package var todo: Todo.ID
  package var popup: PopupID

  package init(todo: Todo.ID, popup: PopupID) {
    self.todo = todo
    self.popup = popup
  }
}
