package import Model

/// What the planner knows: what is due or on screen, and the next moment at which something will be.
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
  /// When popups came in the last hour that count against the nudge budget.
  package var nudges: [Instant]
  package var quiet: Quiet

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

/// An open to-do together with its reminder.
package struct PendingReminder: Hashable, Sendable {
  package var todo: Todo
  package var reminder: Reminder
  /// The instant of the to-do's due time; `nil` if it has none, or if the planner may derive it.
  ///
  /// Only a due time in a named zone needs it: the planner sees no zone but the machine's.
  package var dueAt: Instant?
  /// The zone that the due time is named in; `nil` if it goes by the machine's, or if the system
  /// does not know it.
  package var zone: Zone?

  package init(todo: Todo, reminder: Reminder, dueAt: Instant? = nil, zone: Zone? = nil) {
    self.todo = todo
    self.reminder = reminder
    self.dueAt = dueAt
    self.zone = zone
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

/// What the world around the person allows at the moment.
package struct Surroundings: Hashable, Sendable {
  /// Names the notification server that runs at present; `nil` if there is none.
  ///
  /// No two servers may ever have the same name: unique bus names begin anew with each bus.
  package var server: String?
  /// When the machine last woke up from sleep.
  package var resumedAt: Instant?
  /// To-dos whose popup is on its way to the server right now.
  package var inFlight: Set<Todo.ID>
  /// To-dos that the person asked to see one at a time, out of the digest that holds them.
  package var singly: Set<Todo.ID>
  /// Whether the notification server keeps popups back.
  package var isDoNotDisturb: Bool
  package var isLocked: Bool
  /// Whether nobody has touched the machine for a while.
  package var isIdle: Bool
  /// When the person came back last: unlocked the screen, or touched the machine again.
  package var returnedAt: Instant?

  package init(
    server: String? = nil,
    resumedAt: Instant? = nil,
    inFlight: Set<Todo.ID> = [],
    singly: Set<Todo.ID> = [],
    isDoNotDisturb: Bool = false,
    isLocked: Bool = false,
    isIdle: Bool = false,
    returnedAt: Instant? = nil
  ) {
    self.server = server
    self.resumedAt = resumedAt
    self.inFlight = inFlight
    self.singly = singly
    self.isDoNotDisturb = isDoNotDisturb
    self.isLocked = isLocked
    self.isIdle = isIdle
    self.returnedAt = returnedAt
  }
}
