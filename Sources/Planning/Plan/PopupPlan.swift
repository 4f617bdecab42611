package import Model

/// One popup to come.
package struct PopupPlan: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A single to-do at its moment.
    case due
    /// A heads-up some minutes before the due time.
    case headsUp
    /// A single to-do that fell due while it could not be shown.
    case late
    /// The reminder once more, because nobody answered.
    case again
    /// The question how it is going, some time after the person said to be doing it.
    case checkIn
    /// Several to-dos in one popup.
    case digest
  }

  /// The place of one to-do among those that the person wants to see one at a time.
  package struct Turn: Hashable, Sendable {
    package var number: Int
    package var total: Int

    package init(number: Int, total: Int) {
      self.number = number
      self.total = total
    }
  }

  package var kind: Kind
  package var reminders: [PendingReminder]
  /// The popup that this one takes the place of, on the same server; nobody else is in it.
  package var replaces: PopupID?
  /// It was on screen before.
  package var isQuiet: Bool
  /// Says only that something is waiting, not what.
  package var isPrivate: Bool
  /// Without sound.
  package var isSilent: Bool
  /// Why perhaps nobody can see it, though the notification server takes it.
  package var obstacle: HoldReason?
  /// Where there is one, only the first of the reminders is told of, and answered.
  package var turn: Turn?
  /// The title of the next open part of the one to-do that it tells of, if it has parts.
  package var nextPart: String?
  /// Whether something of the day may be moved to the next one, where it names several.
  package var hasRest = false

  package init(
    kind: Kind,
    reminders: [PendingReminder],
    replaces: PopupID? = nil,
    isQuiet: Bool = false,
    isPrivate: Bool = false,
    isSilent: Bool = true
  ) {
    self.kind = kind
    self.reminders = reminders
    self.replaces = replaces
    self.isQuiet = isQuiet
    self.isPrivate = isPrivate
    self.isSilent = isSilent
  }
}

extension PopupPlan {
  /// The only one of its reminders that it tells of; `nil` where it names several.
  package var toldAlone: PendingReminder? {
    turn != nil || reminders.count == 1 ? reminders.first : nil
  }

  /// Whether all of it is due, so that it stays so until it has been shown.
  package func isDue(at now: Instant) -> Bool {
    reminders.allSatisfy { pending in pending.reminder.fireAt.map { $0 <= now } ?? false }
  }
}
