internal import Delivery
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

/// One life of the service: the loop, and what the kernel keeps for it.
final class ServiceProcess {
  /// A popup that has been claimed, on its way to the server.
  struct Claim {
    var ids: [Todo.ID]
    /// The nudge budget is for it.
    var isNudge: Bool
  }

  let life: Int
  let store: DeliveryStore
  let loop: DeliveryLoop
  /// When its timers end, in elapsed time; those that are called off are not here.
  var timers: [LoopTimer: Int64] = [:]
  var alarm: Instant?
  /// The showing that is being claimed.
  var claiming: PopupPlan?
  /// Whether repeats came together when that was planned: who is faster since has answered.
  var gathers = false
  /// The claim that was made last, until it is handed over.
  var claim: Claim?
  /// Popups on screen that are to be recorded.
  var claims: [PopupID: Claim] = [:]

  init(life: Int, store: DeliveryStore, loop: DeliveryLoop) {
    self.life = life
    self.store = store
    self.loop = loop
  }

  /// The surroundings as the planner gets them.
  var surroundings: Surroundings { loop.present }

  /// The timer that ends first.
  var nextTimer: (timer: LoopTimer, at: Int64)? {
    timers.min { ($0.value, $0.key.rawValue) < ($1.value, $1.key.rawValue) }
      .map { (timer: $0.key, at: $0.value) }
  }

  /// Whether it waits for an answer, so that what it will do cannot be told yet.
  var isWaiting: Bool {
    [.answer, .firstContact, .acquaintance, .runaway].contains { loop.isWaiting(for: $0) }
  }
}

/// The service has died.
struct Died: Error {}
