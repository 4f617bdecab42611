package import Model

/// What to do now, and when to look again.
package struct Plan: Hashable, Sendable {
  package var actions: [Action]
  /// The next moment at which something may have to be done; `nil` if nothing is foreseen.
  package var nextWake: Instant?

  package init(actions: [Action] = [], nextWake: Instant? = nil) {
    self.actions = actions
    self.nextWake = nextWake
  }
}

/// One thing for the service to carry out.
package enum Action: Hashable, Sendable {
  /// Claim these reminders, look once more that they are open, then post one popup for them.
  case show(Showing)
  /// Close a popup on screen and forget it for these to-dos.
  case withdraw(PopupID, todos: [Todo.ID])
  /// Forget the popups of a server that is gone; their numbers mean nothing any more.
  case forgetPopups(exceptOf: String?)
  /// Note that these are due but may not be shown, and why.
  case hold([Todo.ID], HoldReason)
  /// Show the briefing of this civil day, and note that it was.
  case brief(CivilDate)
}

/// Why a reminder that is due is not shown now.
package enum HoldReason: String, CaseIterable, Hashable, Sendable {
  case noNotificationServer = "no-notification-server"
}

/// One popup to come.
package struct Showing: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A single to-do at its moment.
    case due
    /// A heads-up some minutes before the due time.
    case headsUp
    /// A single to-do that fell due while it could not be shown.
    case late
    /// The same once more, because nobody answered.
    case again
    /// Several to-dos in one popup.
    case digest
  }

  package var kind: Kind
  package var reminders: [PendingReminder]
  /// The popup that this one takes the place of, on the same server.
  package var replaces: PopupID?
  /// Without sound: it was on screen before.
  package var isQuiet: Bool

  package init(
    kind: Kind,
    reminders: [PendingReminder],
    replaces: PopupID? = nil,
    isQuiet: Bool = false
  ) {
    self.kind = kind
    self.reminders = reminders
    self.replaces = replaces
    self.isQuiet = isQuiet
  }
}

/// Decides what to do at `now`; all time is an argument.
package func plan(
  _ state: PlanState,
  at now: Instant,
  in zone: Zone,
  policy: Policy,
  surroundings: Surroundings
) -> Plan {
  Plan(nextWake: state.nextFireAt)
}
