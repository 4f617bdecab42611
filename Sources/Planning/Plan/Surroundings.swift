package import Model

/// The world around the person at the moment: what it allows.
package struct Surroundings: Hashable, Sendable {
  /// Names the notification server that runs at present; `nil` if there is none.
  ///
  /// No two servers may ever have the same name: unique bus names begin anew with each bus.
  package var server: String?
  /// How many popups of ours it shows at once; `nil` where it has no limit.
  package var room: Int?
  /// When the machine last woke up from sleep.
  package var resumedAt: Instant?
  /// To-dos whose popup is on its way to the server right now.
  package var inFlight: Set<Todo.ID>
  /// Whether the notification server keeps popups back.
  package var isDoNotDisturb: Bool
  package var isLocked: Bool
  /// Whether nobody has touched the machine for a while.
  package var isIdle: Bool
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
