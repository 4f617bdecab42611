package import Model

/// The planner's input about the phone.
package struct PushState: Hashable, Sendable {
  /// Open to-dos whose reminder is shown or held, and that nobody has answered.
  package var unanswered: [PendingReminder]
  /// How far each has come that is known of.
  package var phone: [PhoneReminder]
  /// How many messages went out today.
  package var sentToday: Int
  package var quiet: Quiet
  /// Whether a focus session holds what is not for it.
  package var isFocusing: Bool

  package init(
    unanswered: [PendingReminder] = [],
    phone: [PhoneReminder] = [],
    sentToday: Int = 0,
    quiet: Quiet = Quiet(),
    isFocusing: Bool = false
  ) {
    self.unanswered = unanswered
    self.phone = phone
    self.sentToday = sentToday
    self.quiet = quiet
    self.isFocusing = isFocusing
  }
}

/// What to note about the phone, and when to look again.
package struct PushPlan: Hashable, Sendable {
  /// One thing to be noted.
  package enum Change: Hashable, Sendable {
    /// It waits for an answer since then; what was on the phone of it before is taken from there.
    case begin(Todo.ID, since: Instant)
    /// These go to the phone, in one message.
    case push([Todo.ID], PhoneReminder.Reason)
    /// The day has had as many messages as it may have.
    case drop([Todo.ID])
    /// Its answer has been waited for long enough.
    case giveUp(Todo.ID)
  }

  package var changes: [Change] = []
  /// Whether the phone's server is to be asked now.
  package var asks = false
  package var nextWake: Instant?

  package init() {}
}
