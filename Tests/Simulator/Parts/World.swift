internal import Delivery
internal import Language
internal import Model
internal import Planning
internal import Store

/// A machine, its to-dos, its notification server, a person, and the service: everything of one
/// run.
final class World {
  let seed: UInt64
  let flaw: Flaw?
  let oracle: Oracle
  let companion: TodoStore
  let shell: Shell
  let policy: Policy
  let bench: Bench

  var machine: Machine
  var server: NotificationServer?
  var serversSoFar = 0
  var service: ServiceProcess?
  var lives = 0
  /// Popups on the screen that are no reminders.
  var guests = 0
  /// The days that popups on the screen tell of.
  var briefings: [PopupID: String] = [:]
  var isDoNotDisturb = false
  var isLocked = false
  var isIdle = false
  /// The quiet that the person asked for: civil seconds of the day, and milliseconds UTC.
  var quietHours: (from: Int64, to: Int64)?
  var quietUntil: Int64?
  /// The focus session that went on when that was looked at last, and its popup.
  var focus: FocusRecord?
  var focusPopup: PopupID?
  var focusTime: FocusTime?
  /// Inputs that the service is to handle, one after the other.
  var inputs: [Input] = []
  var isSending = false
  /// The service dies with what it is about.
  var isDying = false
  /// The error that was thrown within the loop.
  var failure: (any Error)?
  /// How many popups the present plan has.
  var upcoming = 0
  /// The to-do that a popup of several shows as the first, in this life of the service.
  var firsts: [PopupID: (id: Todo.ID, life: Int)] = [:]
  /// The button that the person presses at present.
  var press: Press?
  /// Whether the person presses what takes the last answer back.
  var isRegretting = false
  /// Handed over to the server in this pass.
  var arrivals: [NotificationServer.Request] = []
  var agenda = Agenda()
  /// How many happenings were drawn, and how many of the first are left out.
  var happenings = 0
  var skips = 0
  var titles = 0
  /// How often the service came to rest.
  var rests = 0
  /// Where the service dies next.
  var crash: CrashPoint?
  /// The act of somebody while the service is at a certain point.
  var meanwhile: (point: CrashPoint, act: () throws -> Void)?
  var coverage = Coverage()
  var log = EventLog()

  init(seed: UInt64, flaw: Flaw?) throws {
    self.seed = seed
    self.flaw = flaw
    var chance = Chance(seed: seed, part: 0)
    let start = Beginning(&chance)
    machine = start.machine
    SimulatedTime.set(machine.wall)
    var policy = start.policy
    policy.push.isOn = seed % 3 == 0
    self.policy = policy
    bench = try Bench.take()
    let meaning = Store.Meaning(
      conventions: Conventions(),
      policy: policy,
      zones: machine.localtime.directory
    )
    companion = bench.companion
    companion.meaning = meaning
    shell = bench.shell
    oracle = Oracle(bench.glasses, bench.feed, OraclePolicy(policy))
  }

  /// How long the run is.
  var span: Span { Span(seed: seed) }

  /// The database goes to the next run, unless something in this one went wrong.
  func end(isWell: Bool) {
    SimulatedTime.set(nil)
    let store = service?.store
    // Closures that wait in them hold on to the world.
    (service, server, meanwhile, arrivals) = (nil, nil, nil, [])
    guard isWell else { return }
    if let store { bench.giveBack(store, isFresh: opensAnew) }
    Bench.giveBack(bench)
  }

  /// Whether each life of the service opens the database anew, as it really does, instead of with
  /// what an earlier one has left.
  var opensAnew: Bool { seed % 8 == 1 }

  /// Says what happens, for whoever reads a replay.
  func tell(_ words: @autoclosure () -> String) {
    log.note { "\(machine.clock.text(machine.wall)) \(words())" }
  }

  /// The machine's clock goes on to a moment.
  func advance(to elapsed: Int64) {
    let passed = max(0, elapsed - machine.elapsed)
    countFocusTime(passed)
    machine.elapsed += passed
    SimulatedTime.set(machine.wall)
  }
}

/// The last things that happened.
struct EventLog {
  private var lines: [String] = []
  var isKept = false

  mutating func note(_ line: () -> String) {
    if isKept { lines.append(line()) }
  }

  func last(_ count: Int) -> [String] { lines.suffix(count) }
}

extension WallClock {
  /// `2027-03-28 02:30:05.250 Europe/Berlin` of milliseconds UTC.
  func text(_ milliseconds: Int64) -> String {
    let civil = civil(at: milliseconds / 1000)
    let rest = milliseconds % 60_000
    let seconds = "\(rest / 10_000)\(rest / 1000 % 10)"
    let part = rest % 1000 == 0 ? "" : ".\(rest % 1000 + 1000)".replacing(first: 1)
    return "\(CivilText.date(civil)) \(CivilText.time(civil)):\(seconds)\(part) \(name)"
  }
}

extension String {
  /// Without the character at a position.
  fileprivate func replacing(first position: Int) -> String {
    String(enumerated().filter { $0.offset != position }.map(\.element))
  }
}
