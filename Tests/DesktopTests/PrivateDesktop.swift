import Desktop
import Glibc

/// A desktop of the tests' own: a screen that nobody sees, a message bus, and a real dunst.
final class PrivateDesktop: Sendable {
  static let isPossible = Program.areInstalled(["Xvfb", "dbus-daemon", "dunst", "dunstctl"])

  private let screen: Program
  private let bus: Program
  private let server: Program
  let notifier: Notifier
  let events: AsyncStream<Notifier.Event>

  init() async throws {
    screen = try Program([
      "Xvfb", "-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp",
    ])
    setenv("DISPLAY", ":" + screen.line(), 1)
    bus = try Program(["dbus-daemon", "--session", "--nofork", "--print-address=1"])
    setenv("DBUS_SESSION_BUS_ADDRESS", bus.line(), 1)
    // With several buttons dunst asks a menu program which one is meant; a rule answers instead.
    let configuration = "/tmp/voicedo-remind-dunstrc.\(getpid())"
    let file = open(configuration, O_CREAT | O_TRUNC | O_WRONLY, 0o600)
    let rule = "[urgency_normal]\naction_name = done\n"
    _ = write(file, rule, rule.utf8.count)
    close(file)
    server = try Program(["dunst", "-conf", configuration])
    let (events, continuation) = AsyncStream.makeStream(of: Notifier.Event.self)
    self.events = events
    notifier = .live(
      application: "voicedo-remind",
      desktopEntry: "voicedo-remind",
      icon: "appointment-soon"
    ) { continuation.yield($0) }
    // dunst answers once it has its name.
    while try Program.output(["dunstctl", "is-paused"]).isEmpty {
      try await Task.sleep(for: .milliseconds(20))
    }
    unlink(configuration)
  }

  func post(_ popup: Popup) async -> Notifier.Posted {
    await withCheckedContinuation { continuation in
      notifier.post(popup) { continuation.resume(returning: $0) }
    }
  }

  func withdraw(_ number: UInt32) async -> Bool {
    await withCheckedContinuation { continuation in
      notifier.withdraw(number) { continuation.resume(returning: $0) }
    }
  }

  func nextEvent() async -> Notifier.Event? {
    await events.first { _ in true }
  }

  /// How many popups are on the screen; dunst takes a moment to draw one.
  func displayed(becomes count: Int) async throws -> Bool {
    for _ in 0..<100 {
      if try Program.output(["dunstctl", "count", "displayed"]).contains("\(count)") {
        return true
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    return false
  }

  func dunstctl(_ arguments: String...) throws -> String {
    try Program.output(["dunstctl"] + arguments)
  }

  func stopServer() {
    kill(server.processID, SIGKILL)
    waitpid(server.processID, nil, 0)
  }
}
