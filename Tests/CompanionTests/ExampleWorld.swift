import Actions
import FoundationEssentials
import Glibc
import Interchange
import Model
import Store
import Synchronization
import System
import TestSupport
import Testing

@testable import voicedo_remind

/// A home with a database that is always the same, at a moment that is always the same.
///
/// Commands run here as in the program, `run(_:in:)`, in a world whose clock stands still on
/// Wednesday, 2026-03-04, 10:20 in Berlin.
final class ExampleWorld {
  private let folder: TemporaryFolder
  var home: String { folder.path }
  var service: Example.Service?
  var system = SystemFacts.healthy
  var audio = SoundSystem.healthy
  var input = ""
  /// Lines that the person types, one for each question of a command.
  var typed: [String] = []
  /// Nothing of the network is there unless a test puts it there.
  var online = OnlineLink.none
  /// The CalDAV server of every account.
  let server = MemoryServer("Home", "Garden")
  var environment: [String: String] = [:]
  /// What the service was asked to speak, where there is one.
  let speech = Speech()
  /// Whether systemd was told to sync now and then, each time that it was told something.
  let timer = Timer()
  var terminal = Terminal(
    inputIsTerminal: false,
    outputIsTerminal: false,
    columns: nil,
    wantsColor: false
  )

  static let now = Instant(seconds: 1_772_616_000)
  var now = ExampleWorld.now
  static let fixture = Example.folder.appending(path: "fixture.sql")
  /// The names in the fixture, which stay as they are.
  static let handles: Set<String> = ["a11c", "b0a7", "c4fe", "d15c", "e66b", "fa57", "0b0e"]

  var database: String { home + "/data/voicedo-remind/voicedo.sqlite" }

  /// Makes the home; `filled` with the to-dos of `Examples/fixture.sql`.
  init(filled: Bool = true) throws {
    folder = try TemporaryFolder("example")
    guard filled else { return }
    // The first look at it makes the database.
    try #require(type(["list"]).status == 0)
    try Holder.write(String(contentsOf: Self.fixture, encoding: .utf8), to: database)
    try #require(type(["list"]).status == 0)
  }

  /// Runs a command as the program does.
  @discardableResult
  func type(_ arguments: [String]) -> Run {
    let written = Mutex((out: "", err: ""))
    let output = Output(
      data: { text throws(CommandError) in written.withLock { $0.out += text } },
      talk: { line in written.withLock { $0.err += line + "\n" } }
    )
    let status = voicedo_remind.run(arguments, in: world(output))
    return written.withLock { Run(status: status.rawValue, out: $0.out, err: $0.err) }
  }

  /// A run of a command that says nothing.
  func session() -> Session {
    Session(environment: world(Output(data: { _ throws(CommandError) in }, talk: { _ in })))
  }

  /// Texts that were spoken.
  final class Speech: Sendable {
    private let texts = Mutex<[String]>([])

    func add(_ text: String) { texts.withLock { $0.append(text) } }

    /// All that was spoken since the last look.
    func take() -> [String] {
      texts.withLock { texts in
        defer { texts = [] }
        return texts
      }
    }
  }

  /// What systemd was told of the timer; it has none here.
  final class Timer: Sendable {
    private let turns = Mutex<[Bool]>([])

    func turn(_ isOn: Bool) { turns.withLock { $0.append(isOn) } }

    var isOn: Bool? { turns.withLock(\.last) }
  }

  private func world(_ output: Output) -> Environment {
    let lines = Mutex(typed[...])
    var link = service.map { Self.link($0, database) } ?? Self.noService
    link.speak = { [speech] in speech.add($0) }
    link.setSyncTimer = { [timer] isOn throws(BusError) in
      timer.turn(isOn)
      return false
    }
    var whole = Environment(
      variable: { [environment = variables] in environment[$0] },
      input: StandardInput(all: { [input] in input }, line: { lines.withLock { $0.popFirst() } }),
      output: output,
      terminal: terminal,
      now: { [now] in now },
      zones: Self.zones,
      system: system,
      service: link,
      online: online,
      audio: audio
    )
    whole.calendars = CalendarLink { [server] place, _, _ throws(OnlineError) in
      place.address.contains("offline") ? MemoryServer.offline : server.server
    }
    return whole
  }

  private var variables: [String: String] {
    [
      "HOME": home, "XDG_DATA_HOME": home + "/data", "XDG_CONFIG_HOME": home + "/config",
      "XDG_RUNTIME_DIR": home + "/run", "LANG": "C.UTF-8",
    ].merging(environment) { $1 }
  }
}

extension ExampleWorld {
  /// Answers a command, with stand-ins for the values that differ from run to run.
  func answer(_ example: Example) throws -> (run: Run, answer: JSONValue) {
    let run = try answer(example, as: "--json")
    let standIns = StandIns(
      known: Self.handles,
      texts: [(home, "/home/ada"), (Version.number, "1.2.3")],
      machine: Set(example.machine),
      now: .now
    )
    return (run, standIns.applied(to: try JSONValue(parsing: run.out)))
  }

  /// Answers a command in the form that an option asks for.
  func answer(_ example: Example, as form: String) throws -> Run {
    try prepare(example)
    return type([form] + example.run)
  }

  /// Does what has to be so before an example.
  func prepare(_ example: Example?) throws {
    guard let example else { return }
    for sql in example.sql { try Holder.write(sql, to: database) }
    for hook in example.hooks {
      let parts = hook.split(separator: ":").map(String.init)
      let mode = parts.count > 1 ? mode_t(parts[1], radix: 8) ?? 0o700 : 0o700
      try write(hook: parts[0], "cat > /dev/null", mode: mode)
    }
    for arguments in example.before {
      let run = type(arguments)
      try #require(run.status == 0, "\(arguments): \(run.err)")
    }
    if example.isDamaged { try damageTodos() }
    service = example.service
    audio = example.isDeaf ? .deaf : .healthy
    if !example.settings.isEmpty {
      try write(settings: example.settings.joined(separator: "\n"))
      online = .groqAlone
    }
    input = example.input ?? ""
    if let civil = example.moment.flatMap(CivilDateTime.init) {
      now = Self.zones.current().instant(of: civil)
    }
  }

  /// Writes over the page that the to-dos are on; their indexes and the journal stay.
  private func damageTodos() throws {
    let page = try Holder.number(
      "SELECT rootpage FROM sqlite_schema WHERE name = 'todo'",
      from: database
    )
    // All is in the file itself before it is written over.
    try Holder.write("PRAGMA wal_checkpoint(TRUNCATE)", to: database)
    var bytes = try Data(contentsOf: URL(filePath: database))
    bytes.replaceSubrange(
      (page - 1) * 4096..<page * 4096,
      with: Data(repeating: 0xA5, count: 4096)
    )
    try bytes.write(to: URL(filePath: database))
  }

  /// Writes the config file.
  func write(settings: String) throws {
    let folder = URL(filePath: home + "/config/voicedo-remind")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(settings.utf8).write(to: folder.appending(path: "config.toml"))
  }

  /// Writes a hook, a shell script; `name` may lie in a folder `EVENT.d`.
  func write(hook name: String, _ script: String, mode: mode_t = 0o700) throws {
    let path = home + "/config/voicedo-remind/hooks/" + name
    let folder = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Script.write(script, to: path)
    chmod(path, mode)
  }

  /// Writes a file into the home folder.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: home + "/" + name))
  }
}

extension ExampleWorld {
  private static let zones = ZoneDirectory(
    zone: { ZoneDirectory.system.zone($0) },
    current: { ZoneDirectory.system.zone("Europe/Berlin") ?? .utc }
  )

  private static let noService = ServiceLink(
    isRunning: { _ in false },
    nudge: { _ in },
    status: { () throws(BusError) in throw .notRunning },
    tryNotification: { () throws(BusError) in throw .notRunning }
  )

  private static func link(_ service: Example.Service, _ database: String) -> ServiceLink {
    let isIdle = service == .idle
    let status = ServiceStatus(
      version: Version.number,
      processID: 4242,
      database: database,
      schema: 1,
      open: 5,
      nextWake: isIdle ? nil : now + .minutes(20),
      started: now + .minutes(-90),
      server: isIdle ? nil : server
    )
    return ServiceLink(
      isRunning: { _ in true },
      nudge: { _ in },
      status: { () throws(BusError) in status },
      tryNotification: { () throws(BusError) in
        (isShown: true, explanation: "dunst took the test notification. Its button closes it.")
      }
    )
  }

  private static let server = NotificationServerFacts(
    name: "dunst",
    vendor: "knopwob",
    version: "1.9.0",
    capabilities: ["actions", "body"]
  )
}
