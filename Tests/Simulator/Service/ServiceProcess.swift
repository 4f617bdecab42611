internal import Model
internal import Planning
internal import Store

/// Where the service may die, or somebody may be faster than it.
enum CrashPoint: String, CaseIterable {
  case beforeClaim = "before a claim"
  case afterClaim = "between claim and post"
  case afterPost = "between post and record"
  case afterRecord = "after a record"
}

/// What one life of the service remembers; everything that must outlive it is in the database.
final class ServiceProcess {
  let life: Int
  let store: DeliveryStore
  var derivation = Derivation.unknown
  /// The zone that moments were reckoned in.
  var zone: Zone
  var inFlight: Set<Todo.ID> = []
  var withdrawing: Set<UInt32> = []
  var singly: Set<Todo.ID> = []
  var own: Set<UInt32> = []
  var isBriefing = false
  var briefingRetryAt: Instant?
  var hasAdopted = false
  var lastResume: Instant?
  /// When the person came back: unlocked the screen, or touched the machine again.
  var returnedAt: Instant?
  /// The server hangs, as far as the service knows.
  var isServerSilent = false
  /// When it answered last, in elapsed time.
  var answeredAt: Int64 = .min / 2
  var isWaiting = false
  var alarm: Instant?
  var wantsPass = true

  enum Derivation { case unknown, stale, valid }

  init(life: Int, store: DeliveryStore, zone: Zone) {
    self.life = life
    self.store = store
    self.zone = zone
  }

  /// The server and all its popups are gone, or another one is there.
  func loseServer() {
    withdrawing = []
    singly = []
    own = []
    hasAdopted = false
    isServerSilent = false
    isWaiting = false
    answeredAt = .min / 2
    wantsPass = true
  }
}

/// The service has died.
struct Died: Error {}
