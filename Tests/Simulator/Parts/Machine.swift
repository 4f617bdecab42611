internal import Model
internal import Synchronization

/// The zones of the simulation, and the one that the machine is set to.
final class Localtime: Sendable {
  /// The zones as the product reads them; the oracle has a table of its own.
  static let zones: [String: Zone] = Dictionary(
    uniqueKeysWithValues: [
      ("Europe/Berlin", "CET-1CEST,M3.5.0,M10.5.0/3"),
      ("America/New_York", "EST5EDT,M3.2.0,M11.1.0"),
      ("Australia/Lord_Howe", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0"),
      ("Africa/Cairo", "EET-2EEST,M4.5.5/0,M10.5.4/24"),
      ("Antarctica/Troll", "<+00>0<+02>-2,M3.5.0/1,M10.5.0/3"),
      ("Atlantic/Azores", "<-01>1<+00>,M3.5.0/0,M10.5.0/1"),
      ("Asia/Kathmandu", "<+0545>-5:45"),
      ("Pacific/Apia", "<+13>-13"),
      ("America/Sao_Paulo", "<-03>3"),
    ].compactMap { name, rule in Zone(identifier: name, posix: rule).map { (name, $0) } }
  )

  private let present: Mutex<String>

  init(_ name: String) {
    present = Mutex(name)
  }

  /// The name of the zone that the machine is set to.
  var name: String {
    get { present.withLock { $0 } }
    set { present.withLock { $0 = newValue } }
  }

  var zone: Zone { Self.zones[name] ?? .utc }

  var directory: ZoneDirectory {
    ZoneDirectory(zone: { Self.zones[$0] }, current: { self.zone })
  }
}

/// The machine: a clock that nobody can set, how far the wall clock is from it, and its zone.
struct Machine {
  /// Milliseconds since the simulation began; it counts through sleep.
  var elapsed: Int64 = 0
  /// The lead of the wall clock over that, in milliseconds UTC.
  var wallAhead: Int64
  let localtime: Localtime
  /// Asleep or switched off until then, in elapsed time.
  var restsUntil: Int64?
  /// Since when it has been asleep.
  var restsFrom: Int64?
  /// How long it has been asleep altogether, in milliseconds.
  var slept: Int64 = 0
  /// Whether it is switched off, instead of asleep.
  var isOff = false
  /// When it was started last, and how long it had been asleep until then.
  private var started: Int64 = 0
  private var sleptBefore: Int64 = 0

  /// Milliseconds UTC as the wall clock has them.
  var wall: Int64 { elapsed + wallAhead }

  var now: Instant { Instant(milliseconds: wall) }

  /// The zone's clock as the oracle reckons it.
  var clock: WallClock { WallClock.all[localtime.name] ?? WallClock("UTC", 0) }

  var isAwake: Bool { restsUntil == nil }

  /// Milliseconds since it was started last, sleep included.
  var sinceStart: Int64 { elapsed - started }

  /// The same without sleep.
  var awake: Int64 { sinceStart - (slept - sleptBefore) }

  /// It is switched on.
  mutating func start() {
    (isOff, started, sleptBefore) = (false, elapsed, slept)
  }

  init(wallAhead: Int64, localtime: Localtime) {
    (self.wallAhead, self.localtime) = (wallAhead, localtime)
  }
}
