import Model
import System

/// What is known of the notification server: whether there is one, and whether it answers.
///
/// A server that hangs is asked, not posted to: what is posted to it would come all at once when it
/// wakes up.
struct ServerHealth {
  /// How long an answer vouches for the server.
  static let freshness = Duration.seconds(1)
  /// How long a server may take to answer before nothing more is posted to it.
  static let patience = Duration.seconds(3)

  private(set) var identity: String?
  var facts: NotificationServerFacts?
  private var answered: ContinuousClock.Instant?
  private var isSilent = false

  /// The server to show popups on; `nil` if there is none, or if it hangs.
  var usable: String? { isSilent ? nil : identity }

  /// Words of the specification that it knows; the most common ones until it has told.
  var capabilities: [String] { facts?.capabilities ?? ["actions", "body", "body-markup"] }

  /// Whether it shows answers as a menu, with room for more than three.
  var hasMenu: Bool { facts?.hasMenu ?? false }

  /// Whether it answered a moment ago.
  func isFresh(at now: ContinuousClock.Instant) -> Bool {
    answered.map { now - $0 < Self.freshness } ?? false
  }

  mutating func appear(_ identity: String) {
    self = ServerHealth()
    self.identity = identity
  }

  mutating func disappear() {
    self = ServerHealth()
  }

  mutating func answer(at now: ContinuousClock.Instant) {
    answered = now
    isSilent = false
  }

  mutating func fallSilent() {
    answered = nil
    isSilent = true
  }
}
