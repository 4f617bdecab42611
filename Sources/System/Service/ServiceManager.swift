import CSystemd
import Glibc

/// The state of a service, as it reports it to systemd (`sd_notify(3)`); without systemd nothing is
/// sent.
///
/// Nothing waits for systemd here, as `sd_notify` itself does while nobody reads what was said
/// before: reminders would wait with it. What it did not take is said again.
@EventLoop
package enum ServiceManager {
  /// Started, or done with reloading.
  package static func ready(_ status: String) {
    tell("READY=1\nSTATUS=\(oneLine(status))")
  }

  /// Reading its configuration anew.
  package static func reloading() {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let microseconds = Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
    tell("RELOADING=1\nMONOTONIC_USEC=\(microseconds)")
  }

  /// About to end.
  package static func stopping() {
    tell("STOPPING=1")
  }

  /// One line that `systemctl status` shows.
  package static func status(_ status: String) {
    tell("STATUS=\(oneLine(status))")
  }

  static func ping() {
    tell("WATCHDOG=1")
  }

  /// The time within which systemd expects a ping, if it does.
  static var watchdogInterval: Duration? {
    var microseconds: UInt64 = 0
    guard sd_watchdog_enabled(0, &microseconds) > 0 else { return nil }
    return .microseconds(Int64(clamping: microseconds))
  }

  private static func oneLine(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 })
  }
}

extension ServiceManager {
  private static let socket = getenv("NOTIFY_SOCKET")
    .flatMap { DatagramSocket(to: String(cString: $0)) }
  /// What systemd has not taken yet, in the order in which it is to hear it.
  private static var untold: [String] = []
  private static var retry: Pause?

  private static func tell(_ words: String) {
    guard socket != nil else { return }
    // Of words of one kind the last ones count.
    untold.removeAll { $0.prefix { $0 != "=" } == words.prefix { $0 != "=" } }
    untold.append(words)
    tellTheRest()
  }

  private static func tellTheRest() {
    retry = nil
    while let words = untold.first, socket?.send(words) != .full { untold.removeFirst() }
    guard !untold.isEmpty else { return }
    do {
      retry = try Pause(.seconds(1)) { tellTheRest() }
    } catch {
      // Without a timer the next words take these along.
      retry = nil
    }
  }
}
