import Actions
import FoundationEssentials
import Model
import Store
import Synchronization
import System
import Testing

@testable import Answers
@testable import voicedo_remind

@Suite("doctor")
struct DoctorTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld()
    world.service = .running
  }

  /// The difference from a machine on which all is well, and the finding of a check about it.
  private struct Day: Sendable, CustomTestStringConvertible {
    let name: String
    let check: CheckName
    let state: Finding.State
    let says: [String]
    let change: @Sendable (inout SystemFacts) -> Void

    init(
      _ name: String,
      _ check: CheckName,
      _ state: Finding.State,
      says: String...,
      change: @escaping @Sendable (inout SystemFacts) -> Void
    ) {
      self.name = name
      self.check = check
      self.state = state
      self.says = says
      self.change = change
    }

    var testDescription: String { name }
  }

  private static let days: [Day] = [
    Day("all is well", .space, .fine, says: "50 GB free") { _ in },
    Day("little room", .space, .look, says: "90 MB free", "Making room") {
      $0.disk = { _ in DiskFacts(free: 90_000_000) }
    },
    Day("a full disk", .space, .problem, says: "0 B free") {
      $0.disk = { _ in DiskFacts(free: 0) }
    },
    Day("NFS", .filesystem, .problem, says: "NFS", "VOICEDO_DB") {
      $0.disk = { _ in DiskFacts(free: .max, kind: .network("NFS")) }
    },
    Day("FUSE", .filesystem, .look, says: "FUSE", "VOICEDO_DB") {
      $0.disk = { _ in DiskFacts(free: .max, kind: .served) }
    },
    Day("a read-only disk", .filesystem, .problem, says: "can only be read") {
      $0.disk = { _ in DiskFacts(free: .max, isReadOnly: true) }
    },
    Day("files for everybody", .files, .look, says: "can be read by others", "chmod 600 ") {
      $0.file = { FileFacts(mode: $0.hasSuffix("voicedo.sqlite") ? 0o644 : 0o755) }
    },
    Day("files for everybody in a closed folder", .files, .fine, says: "for your eyes only") {
      $0.file = { FileFacts(mode: $0.hasSuffix("voicedo.sqlite") ? 0o644 : 0o700) }
    },
    Day("a folder for everybody", .files, .look, says: "can put files into", "chmod 700 ") {
      $0.file = { FileFacts(mode: $0.contains("voicedo.sqlite") ? 0o600 : 0o777) }
    },
    Day("root's files", .files, .problem, says: "belongs to another user", "sudo chown") {
      $0.file = { _ in FileFacts(mode: 0o600, isOwn: false) }
    },
    Day("an installation of one's own before a package's", .start, .look, says: "uninstall.sh") {
      $0.shadow = { _, _ in
        UnitShadow(own: "/home/ada/.local/share/x.service", behind: "/usr/lib/x.service")
      }
    },
    Day("no systemd", .start, .fine, says: "up to you") { $0.unit = { _, _ in .noManager } },
    Day("an autostart entry", .start, .fine, says: "your desktop starts it") {
      $0.unit = { _, _ in .autostarted }
    },
    Day("a unit at rest", .start, .look, says: "systemctl --user enable --now") {
      $0.unit = { _, _ in .disabled }
    },
    Day("a masked unit", .start, .look, says: "systemctl --user unmask") {
      $0.unit = { _, _ in .masked }
    },
    Day("no unit", .start, .look, says: "not installed", "install.sh") {
      $0.unit = { _, _ in .absent }
    },
    Day("lingering", .lingering, .fine, says: "while you are logged out") {
      $0.isLingering = { true }
    },
    Day("no lingering", .lingering, .fine, says: "loginctl enable-linger") {
      $0.isLingering = { false }
    },
    Day("do not disturb", .quiet, .look, says: "keeps popups back") { $0.isQuiet = { true } },
    Day("no tzdata", .zone, .look, says: "no time zones in /x", "tzdata") {
      $0.zone = { ZoneFacts(folder: "/x", hasZones: false) }
    },
    Day("an unknown zone", .zone, .look, says: "“Mars/Olympus” is not known here", "UTC") {
      $0.zone = { ZoneFacts(choice: "Mars/Olympus", isChoiceKnown: false) }
    },
    Day("two zones", .zone, .look, says: "TZ says Asia/Tokyo, the machine Europe/Berlin") {
      $0.zone = { ZoneFacts(choice: "Asia/Tokyo", machine: "Europe/Berlin") }
    },
  ]

  @Test(arguments: days)
  private func tells(_ day: Day) throws {
    day.change(&world.system)
    let run = world.type(["doctor", "--json"])
    let checks = try run.json()["checks"]
    let found = (0..<(checks.count ?? 0)).map { checks[$0] }.filter {
      $0["id"].text == day.check.rawValue
    }
    let check = try #require(found.first, "\(run.out)")
    #expect(found.count == 1)
    #expect(check["state"].text == day.state.rawValue, "\(run.out)")
    let text = (check["sentence"].text ?? "") + "\n" + (check["advice"].text ?? "")
    for piece in day.says { #expect(text.contains(piece), "\(text)") }
    #expect(run.status == (day.state == .problem ? 1 : 0))
    #expect(try run.json()["reachable"].bool == (day.state != .problem))
  }

  @Test(arguments: days)
  private func saysTheSameInWords(_ day: Day) {
    day.change(&world.system)
    for plain in [[], ["--plain"]] {
      let run = world.type(["doctor", "--all"] + plain)
      let own = world.home.split(separator: "/").flatMap { $0.split { !$0.isLetter } }.map(
        String.init
      )
      let names = ["NFS", "FUSE", "TZ", "TB", "GB", "MB", "USER"] + own
      #expect(Copy.breaches(run.out).filter { !names.contains($0) } == [])
      let word = day.state.rawValue + ":"
      #expect(run.out.lowercased().contains(word), "\(run.out)")
      #expect(run.out.contains("✓") == plain.isEmpty)
      #expect(!run.out.contains("\u{1B}"))
      let verdict = day.state == .problem ? "cannot reach you yet" : "Reminders can reach you here."
      #expect(run.out.split(separator: "\n").first?.contains(verdict) == true, "\(run.out)")
    }
  }

  /// On one screen: what is wrong first, and of what is well the names alone.
  @Test(arguments: days)
  private func tellsFirstWhatIsWrong(_ day: Day) throws {
    day.change(&world.system)
    let out = world.type(["doctor"]).out
    let states = out.split(separator: "\n").compactMap { line in
      ["problem:", "look:", "fine:"].first { line.contains(" " + $0) }
    }
    #expect(states == states.sorted(by: >), "problem, then look: \(out)")
    #expect(!states.contains("fine:"), "\(out)")
    #expect(day.state == .fine || states.contains(day.state.rawValue + ":"), "\(out)")
    for piece in day.says where day.state != .fine {
      #expect(out.split(separator: "\n").joined().contains(piece), "\(out)")
    }
    #expect(out.contains("All is well with: ") && out.contains("voicedo-remind doctor --all"))
    #expect(out.split(separator: "\n").count < 24)
  }

  @Test func withoutTheServiceNothingCanRing() {
    world.service = nil
    let run = world.type(["doctor"])
    #expect(run.status == 1)
    #expect(run.out.contains("✗ problem: not running"))
    #expect(run.out.contains("To start it: "))
    #expect(world.type(["doctor", "--strict"]).status == 6)
  }

  @Test func withoutANotificationServerNothingIsShown() {
    world.service = .idle
    let run = world.type(["doctor"])
    #expect(run.status == 1)
    #expect(run.out.contains("no notification server answers"))
  }

  @Test func aDeepLookSaysThatAllIsWell() {
    #expect(world.type(["doctor", "--deep"]).out.contains("every page was looked at"))
    #expect(!world.type(["doctor"]).out.contains("every page was looked at"))
  }

  private func finding(_ check: CheckName) throws -> (
    state: String?, sentence: String, advice: String
  ) {
    let run = world.type(["doctor", "--json"])
    #expect(run.status == 0, "\(run.out)")
    let check = try run.json()["checks"].elements.first { $0["id"].text == check.rawValue }
    return (check?["state"].text, check?["sentence"].text ?? "", check?["advice"].text ?? "")
  }

  @Test func calendarsThatCannotBeReadAreNamed() throws {
    #expect(try finding(.calendars).state == nil, "nobody has one")
    let file = world.home + "/work.ics"
    try world.write("BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n", to: "work.ics")
    try #require(world.type(["calendar", "add", file]).status == 0)
    #expect(try finding(.calendars).sentence == "each of them can be read")
    try FileManager.default.removeItem(atPath: file)
    let gone = try finding(.calendars)
    #expect(gone.state == "look" && gone.advice.contains("calendar refresh"))
    #expect(gone.sentence.contains("work stays as it was read last. There is nothing at "))
    // Who looks for trouble is told of it, and whoever looks at the day afterwards is, too.
    #expect(world.type(["today"]).err.contains("There is nothing at "))
    try world.write("BEGIN:VCALENDAR\nVERSION:2.0\nEND:VCALENDAR\n", to: "work.ics")
    #expect(try finding(.calendars).state == "fine")
  }

  @Test func aPhoneThatIsNotReachedIsTold() throws {
    #expect(try finding(.push).state == nil, "nobody wants anything there")
    try world.write(settings: "[push]\nntfy = \"https://push.example/k3vqz8w1x5\"\n")
    #expect(
      try finding(.push).sentence == "what nobody answers here goes to https://push.example/k3…"
    )
    let store = try world.session().openStore()
    _ = try store.recordPhoneTrouble("offline", at: world.now - .minutes(5))
    let trouble = try finding(.push)
    #expect(trouble.state == "look" && trouble.advice.contains("push test"))
    #expect(trouble.sentence.contains("push.example cannot be reached."))
    #expect(!trouble.sentence.contains("k3vqz8w1x5"))
  }

  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (1000, "1.0 kB"), (4150, "4.1 kB"), (131_072, "131 kB"),
    (2_500_000, "2.5 MB"), (99_999_999, "99 MB"), (16_000_000_000, "16 GB"),
    (Int.max, "9223372 TB"),
  ])
  func sizesAreReadable(_ bytes: Int, _ text: String) {
    #expect(ByteCount.text(bytes) == text)
  }
}
