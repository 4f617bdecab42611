package import Model

/// A reminder that nobody has answered, and how far it has come on its way to the phone.
package struct PhoneReminder: Hashable, Sendable {
  package enum State: String, CaseIterable, Hashable, Sendable {
    /// It is up here, and may still be answered here.
    case waiting
    /// It is to go to the phone.
    case wanted
    /// It is on the phone, whose answer is asked for.
    case sent
    /// It goes to the phone no more, and its answer is not asked for any longer.
    case dropped
    /// It was answered here, or begins anew, while it is on the phone.
    case answered
  }

  /// Why something goes to the phone.
  package enum Reason: String, CaseIterable, Hashable, Sendable {
    /// Nobody answered for a while.
    case unanswered
    /// It came while the screen was locked.
    case locked
    /// It came while nobody was there.
    case away
  }

  package var todo: Todo.ID
  package var state: State
  /// Since when it waits for an answer.
  package var since: Instant
  /// The message that it is in; those of one message have the same.
  package var message: String?
  package var sentAt: Instant?
  /// When the phone's server is to be asked next; `nil` if at once.
  package var nextAt: Instant?
  /// How often it was asked since it was sent, or wanted.
  package var asks: Int

  package init(
    todo: Todo.ID,
    state: State = .waiting,
    since: Instant,
    message: String? = nil,
    sentAt: Instant? = nil,
    nextAt: Instant? = nil,
    asks: Int = 0
  ) {
    self.todo = todo
    self.state = state
    self.since = since
    self.message = message
    self.sentAt = sentAt
    self.nextAt = nextAt
    self.asks = asks
  }
}

extension PhoneReminder {
  /// Minutes from one question to the phone's server to the next, while the answer does not come.
  private static let pauses = [1, 2, 5, 10, 15]

  /// For so long an answer is waited for: servers keep one for half a day.
  package static let longest = Duration.seconds(24 * 3600)

  /// When the server is asked once more that is asked at `now`, so many times since it was sent.
  package static func pause(afterAsks asks: Int, at now: Instant) -> Instant {
    now + .minutes(pauses[min(max(asks, 1), pauses.count) - 1])
  }

  /// Whether the phone's server is to be asked about it at all.
  var isUnderWay: Bool { state == .wanted || sentAt != nil && state != .dropped }
}
