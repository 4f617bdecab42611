/// The reminder of a to-do, and how far its delivery has come.
package struct Reminder: Hashable, Sendable {
  package let todo: Todo.ID
  /// Minutes before the due time at which to speak up, largest first; 0 is the due time itself.
  ///
  /// Where it is to have none, it does not speak up of itself.
  package var leads: [Int]
  /// Whether the leads were asked for of the to-do itself, and are not those of its list.
  package var hasOwnLeads: Bool
  /// Which of `leads` comes next, or was shown last once all have been.
  package var stage: Int
  package var persistence: Persistence
  /// Whether the persistence was asked for of the to-do itself, and is not that of the policy.
  package var hasOwnPersistence: Bool
  /// Medication and the like: no hold applies.
  package var isBreakthrough: Bool
  package var state: State
  /// How often the present stage has been claimed.
  package var attempts: Int
  /// A snooze, a repeat or a retry: an instant of its own, never recomputed from civil time.
  package var againAt: Instant?
  /// When to speak up next: `againAt`, else derived from the due time; `nil` if it rests.
  package var fireAt: Instant?
  /// When a closed one would have come again by itself; `nil` if nothing of its own waited.
  package var resumesAt: Instant?
  /// The notification on screen that stands for it, if one does.
  package var popup: PopupID?
  /// The notification that stands for what it was before it was answered, until that is withdrawn.
  ///
  /// Where this one is, `popup` is not.
  package var obsoletePopup: PopupID?
  package var shownAt: Instant?
  /// How far it has come with asking how it is going, once the person said to be doing it.
  package var checkIn: CheckIn?

  package init(
    todo: Todo.ID,
    leads: [Int] = [0],
    hasOwnLeads: Bool = false,
    stage: Int = 0,
    persistence: Persistence = .gentle,
    hasOwnPersistence: Bool = false,
    isBreakthrough: Bool = false,
    state: State = .scheduled,
    attempts: Int = 0,
    againAt: Instant? = nil,
    fireAt: Instant? = nil,
    resumesAt: Instant? = nil,
    popup: PopupID? = nil,
    obsoletePopup: PopupID? = nil,
    shownAt: Instant? = nil,
    checkIn: CheckIn? = nil
  ) {
    self.todo = todo
    self.leads = leads
    self.hasOwnLeads = hasOwnLeads
    self.stage = stage
    self.persistence = persistence
    self.hasOwnPersistence = hasOwnPersistence
    self.isBreakthrough = isBreakthrough
    self.state = state
    self.attempts = attempts
    self.againAt = againAt
    self.fireAt = fireAt
    self.resumesAt = resumesAt
    self.popup = popup
    self.obsoletePopup = obsoletePopup
    self.shownAt = shownAt
    self.checkIn = checkIn
  }
}

extension Reminder {
  /// Whether no reminder is wanted: its to-do has a time, and no popup of its own.
  package var isSilent: Bool { hasOwnLeads && leads.isEmpty }

  /// Where a reminder is on its way to the person.
  package enum State: String, CaseIterable, Hashable, Sendable {
    /// Waits for its moment.
    case scheduled
    /// Claimed by the service; perhaps posted, not yet recorded.
    case delivering
    /// Was shown, and nobody has answered.
    case shown
    /// Due, but the surroundings forbid showing it now.
    case held
    /// Put off by the person; scheduled at `againAt`.
    case snoozed
    /// Done, skipped, moved or cancelled.
    case closed
  }

  /// The one question after the person said to be doing it.
  package enum CheckIn: String, CaseIterable, Hashable, Sendable {
    /// It comes at `againAt`.
    case awaited
    /// It was shown, and is the last of this occurrence.
    case asked
  }

  /// How often it comes again when nobody answers.
  package enum Persistence: String, CaseIterable, Hashable, Sendable {
    /// Shown once.
    case once
    /// Again after growing pauses, then it waits in the list and the next briefing.
    case gentle
    /// Again and again, at most so many times a day.
    case untilDone = "until-done"
  }
}

/// A notification on a screen: its number means something only to the server that gave it.
package struct PopupID: Hashable, Sendable {
  /// The notification server's unique bus name.
  package let server: String
  package let number: UInt32

  package init(server: String, number: UInt32) {
    self.server = server
    self.number = number
  }
}
