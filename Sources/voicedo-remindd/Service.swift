import Configuration
import Delivery
import Desktop
import Logging
import Model
import Store
import System

/// The program around the delivery loop: what wakes it, and what it does to the world.
///
/// The events that wake it are in `Service+Inputs.swift`, its effects are in
/// `Service+Effects.swift`.
@EventLoop
final class Service {
  let paths: Paths
  let lock: ServiceLock
  let logger: Logger
  let started = MachineClocks.read()
  /// When this database was in use last, before the service was started.
  let lastTouched: Instant?
  var settings = Settings()
  /// Whether the settings have been read once.
  var hasSettings = false
  /// Begins when it is first asked for: once the settings are read.
  lazy var loop = DeliveryLoop(
    database: paths.database,
    meaning,
    at: started,
    lastTouched: lastTouched,
    backupDelay: Self.backupDelay,
    effects: effects()
  )
  var status = ""

  /// The notification server's name, version and capabilities, as it reports them.
  var facts: NotificationServerFacts?
  /// Popups on the present server that are no reminders.
  var guests: [UInt32: Guest] = [:]
  /// Those of them that are answers, each with the wait until it goes.
  var answers: [UInt32: Pause] = [:]
  /// Whether the loop would have the desktop keep popups of others back.
  var wantsQuietDesktop = false
  /// How many more are about to be posted.
  var guestsToCome = 0
  /// How many the server has been handed and has not answered.
  var guestsUnanswered = 0
  /// When the last of them were asked for, since the machine was started.
  var guestsAt: [Duration] = []
  /// GNOME's switches, where GNOME shows the popups.
  var banners: BannerSetting.State?
  static let desktopEntry = "voicedo-remind"

  // The inputs, each for as long as the service lives.
  var sources: [AnyObject] = []
  var alarm: Alarm?
  var sessionBus: SessionBus?
  var systemBus: SystemBus?
  var notifier: Notifier?
  var bannerSetting: BannerSetting?

  /// What speaks; `nil` until something is to be spoken.
  var speaker: ProgramQueue?
  /// Whether something was given to be spoken since that was ended last.
  var mayBeSpeaking = false
  /// Why what speaks did not speak last; empty where it did.
  var speechTrouble = ""

  /// Has systemd start what tells hooks; why that does not work is logged once.
  lazy var hookUnit = UnitRequest(
    UnitFacts.hookUnit,
    on: { [weak self] in self?.sessionBus },
    onTrouble: { [weak self] reason in self?.hooksNotTold(reason) }
  )
  var hookTrouble = ""
  /// Has systemd start what syncs; why that does not work is logged once.
  lazy var syncUnit = SyncUnit(
    on: { [weak self] in self?.sessionBus },
    onTrouble: { [weak self] reason in self?.syncNotStarted(reason) }
  )
  var syncTrouble = ""
  /// Has systemd start what brings reminders to the phone, the same way.
  lazy var pushUnit = UnitRequest(
    UnitFacts.pushUnit,
    on: { [weak self] in self?.sessionBus },
    onTrouble: { [weak self] reason in self?.notPushed(reason) }
  )
  var pushTrouble = ""

  // Waits that end in something; letting go of one calls it off.
  var timers: [LoopTimer: Pause] = [:]
  var settingsChange: Pause?

  init(paths: Paths, lock: ServiceLock, logger: Logger, lastTouched: Instant?) {
    self.paths = paths
    self.lock = lock
    self.logger = logger
    self.lastTouched = lastTouched
  }

  /// Has the loop handle something that has just come.
  func handle(_ input: Input) {
    loop.handle(input, at: .read())
    guard loop.isLocked else { return }
    hush()
    hideAnswers()
  }
}
