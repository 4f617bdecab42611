/// Pings systemd's watchdog at half its interval, each time only if a check passes.
///
/// Without a watchdog it never wakes.
@EventLoop
package final class Watchdog {
  private let check: @EventLoop () -> Bool
  private let interval: Duration?
  private var pause: Pause?

  package init(check: @escaping @EventLoop () -> Bool) throws(SystemError) {
    self.check = check
    interval = ServiceManager.watchdogInterval.map { $0 / 2 }
    try wait()
  }

  private func wait() throws(SystemError) {
    guard let interval else { return }
    pause = try Pause(interval) { [weak self] in self?.ping() }
  }

  private func ping() {
    if check() { ServiceManager.ping() }
    do {
      try wait()
    } catch {
      // Without a timer no ping comes any more, and systemd starts the service anew: as it should.
      pause = nil
    }
  }
}
