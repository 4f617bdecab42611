import Configuration
import Desktop
import Glibc
import Logging
import Model
import Planning
import Store
import System
import Words

/// The service's parts and what it remembers; everything that must outlive it is in the database.
///
/// Each wake goes the same way: settle, read what is due, plan, carry out, arm. See
/// `Service+Pass.swift`; what wakes it is in `Service+Inputs.swift`.
@EventLoop
final class Service {
  let paths: Paths
  let logger: Logger
  let started = Instant.now
  var settings = Settings()
  let zones = ZoneDirectory.system
  var zone: Zone

  var store: Store?
  var dataVersion = 0
  /// Since when a change waits to be acted on.
  var followingSince: ContinuousClock.Instant?
  var derivation = Derivation.unknown
  var trouble = GrowingPause(from: .seconds(5), to: .seconds(300))
  var lastTrouble: StoreError?
  var toldOfDamageAt: Instant?
  var damagePopup: UInt32?
  /// The last day on which a backup was made, or tried.
  var backedUpOn: CivilDate?

  var health = ServerHealth()
  var deliveries = Deliveries()
  var isProbing = false
  var adoptionPause = GrowingPause(from: .seconds(5), to: .seconds(300))
  var lastResume: Instant?
  var clocks = ClockWatch(.read())
  /// What is not in the ledger yet.
  var interruptions: [Interruption] = []
  /// When this database was in use last, before the service was started.
  let lastTouched: Instant?
  var isStartNoted = false
  var surroundings = SurroundingsFacts()
  /// GNOME's setting, where GNOME shows the popups.
  var areBannersShown: Bool?
  var nextWake: Instant?
  var status = ""

  // The inputs, each for as long as the service lives.
  var sources: [AnyObject] = []
  var alarm: Alarm?
  var databaseWatch: DirectoryWatch?
  var settingsWatch: DirectoryWatch?
  var recheck: Recheck?
  var sessionBus: SessionBus?
  var systemBus: SystemBus?
  var notifier: Notifier?
  var bannerSetting: BannerSetting?

  // Waits that end in something; letting go of one calls it off.
  var passSoon: Pause?
  var following: Pause?
  var retry: Pause?
  var firstContact: Pause?
  var acquaintance: Pause?
  var patience: Pause?
  var serverStart: Pause?
  var adoption: Pause?
  var runawayRest: Pause?
  var settingsChange: Pause?
  var rest: Pause?
  var fullDerivation: Pause?
  /// While the service ends.
  var ending: Pause?
  var backup: Pause?

  init(paths: Paths, logger: Logger, lastTouched: Instant?) {
    self.paths = paths
    self.logger = logger
    zone = zones.current()
    self.lastTouched = lastTouched
  }
}
