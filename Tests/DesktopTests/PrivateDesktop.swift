import Desktop
import Glibc

/// A desktop of the tests' own: a screen that nobody sees, a message bus, and a real dunst.
final class PrivateDesktop: Sendable {
  static let isPossible = Program.areInstalled([
    "Xvfb", "dbus-daemon", "dbus-send", "dunst", "dunstctl",
  ])

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
    bus = try Self.bus()
    server = try Self.server()
    let (events, continuation) = AsyncStream.makeStream(of: Notifier.Event.self)
    self.events = events
    notifier = .live(
      application: "voicedo-remind",
      desktopEntry: "voicedo-remind",
      icon: "appointment-soon"
    ) { continuation.yield($0) }
  }

  /// A message bus that starts no program by itself: the desktop's own servers stay out.
  private static func bus() throws -> Program {
    let file = try ConfigurationFile(
      """
      <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
        "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
      <busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><auth>EXTERNAL</auth>
      <policy context="default"><allow send_destination="*" eavesdrop="true"/>
      <allow eavesdrop="true"/><allow own="*"/></policy></busconfig>
      """
    )
    let bus = try Program([
      "dbus-daemon", "--config-file=\(file.path)", "--nofork", "--print-address=1",
    ])
    setenv("DBUS_SESSION_BUS_ADDRESS", bus.line(), 1)
    return bus
  }

  /// A dunst that takes a press on a popup with several buttons as `done`; by itself it would ask a
  /// menu program which one is meant.
  private static func server() throws -> Program {
    let file = try ConfigurationFile("[urgency_normal]\naction_name = done\n")
    let server = try Program(["dunst", "-conf", file.path])
    let asks = [
      "dbus-send", "--print-reply", "--dest=org.freedesktop.Notifications",
      "/org/freedesktop/Notifications", "org.freedesktop.Notifications.GetServerInformation",
    ]
    // It answers once it has its name, and has read its file then.
    while try Program.output(asks).isEmpty { usleep(20_000) }
    return server
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
    server.stop()
  }
}

/// A file with a program's configuration, gone once it has been read.
private final class ConfigurationFile {
  let path: String

  init(_ text: String) throws {
    var template = Array("/tmp/voicedo-remind.XXXXXX".utf8CString)
    let file = mkstemp(&template)
    guard file >= 0, write(file, text, text.utf8.count) == text.utf8.count else {
      throw Program.Failure(name: "mkstemp")
    }
    close(file)
    path = String(decoding: template.dropLast().map { UInt8($0) }, as: UTF8.self)
  }

  deinit {
    unlink(path)
  }
}
