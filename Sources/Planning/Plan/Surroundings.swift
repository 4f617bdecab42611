package import Model

/// The world around the person at the moment: what it allows.
package struct Surroundings: Hashable, Sendable {
  /// Names the notification server that runs at present; `nil` if there is none.
  ///
  /// No two servers may ever have the same name: unique bus names begin anew with each bus.
  package var server: String?
  /// How many popups of reminders it has room for at once; `nil` where it has no limit.
  ///
  /// The briefing and popups of others have taken theirs. One reminder is always shown.
  package var room: Int?
  /// When the machine last woke up from sleep.
  package var resumedAt: Instant?
  /// To-dos whose popup is on its way to the server right now.
  package var inFlight: Set<Todo.ID>
  /// Whether the notification server keeps popups back.
  package var isDoNotDisturb: Bool
  /// Whether it takes popups of this program and shows none.
  package var isSwitchedOff = false
  /// Whether it is known to show what breaks through while it keeps others back.
  package var showsCritical = true
  /// When it last ceased to keep back what breaks through.
  package var revealedAt: Instant?
  package var isLocked: Bool
  /// The last time that the screen was locked, once that is over.
  package var lastLock: Range<Instant>?
  /// Whether nobody has touched the machine for a while.
  package var isIdle: Bool
  /// Since when nobody is there or the screen is locked, as far as that was seen to begin.
  package var awaySince: Instant?
  /// When the person came back last: unlocked the screen, or touched the machine again.
  package var returnedAt: Instant?

  package init(
    server: String? = nil,
    room: Int? = nil,
    resumedAt: Instant? = nil,
    inFlight: Set<Todo.ID> = [],
    isDoNotDisturb: Bool = false,
    isLocked: Bool = false,
    isIdle: Bool = false,
    returnedAt: Instant? = nil
  ) {
    self.server = server
    self.room = room
    self.resumedAt = resumedAt
    self.inFlight = inFlight
    self.isDoNotDisturb = isDoNotDisturb
    self.isLocked = isLocked
    self.isIdle = isIdle
    self.returnedAt = returnedAt
  }
}
