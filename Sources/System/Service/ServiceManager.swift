import CSystemd
import Glibc

/// The state of a service, as it reports it to systemd (`sd_notify`); without systemd nothing is
/// sent.
package enum ServiceManager {
  /// Started, or done with reloading.
  package static func ready(_ status: String) {
    sd_notify(0, "READY=1\nSTATUS=\(oneLine(status))")
  }

  /// Reading its configuration anew.
  package static func reloading() {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let microseconds = Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
    sd_notify(0, "RELOADING=1\nMONOTONIC_USEC=\(microseconds)")
  }

  /// About to end.
  package static func stopping() {
    sd_notify(0, "STOPPING=1")
  }

  /// One line that `systemctl status` shows.
  package static func status(_ status: String) {
    sd_notify(0, "STATUS=\(oneLine(status))")
  }

  static func ping() {
    sd_notify(0, "WATCHDOG=1")
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
