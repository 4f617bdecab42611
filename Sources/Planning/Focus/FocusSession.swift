package import Model

/// A stretch of time that a person keeps for one thing, or for none in particular: in rounds, with
/// breaks between them.
///
/// It is a value without a clock: what has changed by a moment is reckoned from the moments in it,
/// so that a crash, or a start of the service, changes nothing about it.
package struct FocusSession: Hashable, Sendable {
  package enum Method: String, CaseIterable, Hashable, Sendable {
    /// One round of some length; a break where the person wants one.
    case single
    /// Rounds with a break after each, and a longer one after several.
    case pomodoro
    /// Counts up, and ends when the person ends it.
    case flow
  }

  /// Why the time stands still.
  package enum PauseReason: String, CaseIterable, Hashable, Sendable {
    case asked, locked
    /// The machine slept, or was off.
    case away
  }

  package enum Ending: String, CaseIterable, Hashable, Sendable {
    /// What it was for is done.
    case done
    /// The person ended it.
    case stopped
    /// Its time was up, and nobody asked for more.
    case finished
    /// Nobody came back to it for an hour.
    case away
  }

  package enum State: Hashable, Sendable {
    case focusing
    case paused(PauseReason)
    /// The round is over, and the person is asked what comes now.
    case timeUp
    case resting
    /// The break is over, and the person is asked whether it goes on.
    case rested
    case ended(Ending)
  }

  package typealias ID = Int

  package var id: ID
  package var todo: Todo.ID?
  package var method: Method
  package var startedAt: Instant
  package var state = State.focusing
  /// Since when it is in this state.
  package var since: Instant
  /// The number of the present round, or of the last one, from 1.
  package var round = 1
  /// The length of a round; `nil` where it counts up.
  package var length: Duration?
  /// What the present round was given beside its length.
  package var more = Duration.zero
  /// What has passed of the present round before `since`.
  package var elapsed = Duration.zero
  /// The length of the present break.
  package var rest = Duration.zero
  /// The sum of the rounds before the present one.
  package var before = Duration.zero

  package init(
    id: ID = 0,
    todo: Todo.ID? = nil,
    method: Method,
    length: Duration?,
    at now: Instant
  ) {
    (self.id, self.todo, self.method, self.length) = (id, todo, method, length)
    (startedAt, since) = (now, now)
  }

  /// The minutes that more time means where nobody says how much.
  package static let usualMore = 10

  /// How long a pause or a question may last before the session ends by itself.
  package static let patience = Duration.minutes(60)

  /// After how long a round that counts up asks whether it goes on: nothing is held for ever because
  /// somebody left the desk.
  package static let longestRound = Duration.minutes(240)
}

extension FocusSession {
  package var isEnded: Bool { if case .ended = state { true } else { false } }

  /// Whether reminders wait: in a round, and while it stands still.
  package var holdsReminders: Bool {
    switch state {
    case .focusing, .paused: true
    case .timeUp, .resting, .rested, .ended: false
    }
  }

  /// What has passed of the present round, or of the last one.
  package func elapsed(at now: Instant) -> Duration {
    guard state == .focusing else { return elapsed }
    return min(longestLength, elapsed + max(.zero, now.since(since)))
  }

  /// What is left of the round or the break; `nil` where it counts up, or nothing runs out.
  package func left(at now: Instant) -> Duration? {
    switch state {
    case .focusing, .paused: roundLength.map { max(.zero, $0 - elapsed(at: now)) }
    case .resting: max(.zero, (since + rest).since(now))
    case .timeUp, .rested, .ended: nil
    }
  }

  /// The sum of all rounds.
  package func focused(at now: Instant) -> Duration { before + elapsed(at: now) }

  /// When the round or the break that runs will be over; `nil` where none runs, or it counts up.
  package var endsAt: Instant? {
    switch state {
    case .focusing: roundLength.map { since + ($0 - elapsed) }
    case .resting: since + rest
    case .paused, .timeUp, .rested, .ended: nil
    }
  }

  /// When its state changes, though nobody does anything.
  package var changesAt: Instant? {
    switch state {
    case .focusing: since + (longestLength - elapsed)
    case .resting: endsAt
    case .paused, .timeUp, .rested: since + Self.patience
    case .ended: nil
    }
  }

  var roundLength: Duration? { length.map { $0 + more } }

  /// When a round is over whoever is there: one that counts up, too.
  var longestLength: Duration { (length ?? Self.longestRound) + more }
}
