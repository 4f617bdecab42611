/// The state of the notification server: whether there is one, and whether it answers.
///
/// A server that hangs is asked, not posted to: what is posted to it would come all at once when it
/// wakes up.
struct ServerHealth {
  /// How long an answer vouches for the server.
  static let freshness = Duration.seconds(1)
  /// How long a server may take to answer before nothing more is posted to it.
  static let timeout = Duration.seconds(3)

  /// How long an answer that may lie in the socket has to be read.
  static let secondLook = Duration.milliseconds(200)

  private(set) var identity: String?
  /// When it answered last, since the machine was started.
  private var answeredAt: Duration?
  private var isSilent = false
  /// Whether the pass that its last answer asked for is still to come: however long that takes to
  /// begin, the answer is good for it.
  private var vouchesForPass = false
  /// By when the answer to something is expected, since the machine was started.
  private var expectedBy: Duration?
  private(set) var traits = ServerTraits()

  /// The server to show popups on; `nil` if there is none, or if it hangs.
  var usable: String? { isSilent ? nil : identity }

  /// Whether it answered a moment ago.
  func isFresh(at now: Duration) -> Bool {
    vouchesForPass || answeredAt.map { now - $0 < Self.freshness } ?? false
  }

  mutating func expectAnswer(by moment: Duration) {
    expectedBy = moment
  }

  /// Whether it is so long after an answer was expected that the loop itself must have been busy.
  func isLateToLook(at now: Duration) -> Bool {
    expectedBy.map { now - $0 > .milliseconds(500) } ?? false
  }

  /// A pass has ended: the next one needs an answer of its own.
  mutating func passEnded() {
    vouchesForPass = false
  }

  mutating func appear(_ identity: String) {
    self = ServerHealth()
    self.identity = identity
  }

  mutating func disappear() {
    self = ServerHealth()
  }

  mutating func answer(at now: Duration) {
    answeredAt = now
    isSilent = false
    vouchesForPass = true
  }

  mutating func learn(_ traits: ServerTraits) {
    self.traits = traits
  }

  mutating func fallSilent() {
    answeredAt = nil
    isSilent = true
    vouchesForPass = false
  }
}
