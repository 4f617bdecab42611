internal import Model

/// Has systemd start a unit beside the service, at most once a second.
///
/// The service itself starts nothing. Where the job of before is still at work when it is asked for,
/// it may have looked already: it is asked for once more.
@EventLoop
package final class UnitRequest {
  private let unit: String
  private let bus: () -> SessionBus?
  private let onTrouble: @EventLoop (String) -> Void
  private var pause: Pause?
  /// Whether something happened since it was asked for last.
  private var hasNews = false
  /// The job that it was last.
  private var job: String?

  /// `onTrouble` learns why systemd does not start it.
  package init(
    _ unit: String,
    on bus: @escaping () -> SessionBus?,
    onTrouble: @escaping @EventLoop (String) -> Void
  ) {
    (self.unit, self.bus, self.onTrouble) = (unit, bus, onTrouble)
  }

  /// Something happened that the unit is for.
  package func tell() {
    guard pause == nil else {
      hasNews = true
      return
    }
    start()
  }

  private func start() {
    hasNews = false
    do {
      pause = try Pause(.seconds(1)) { [weak self] in
        self?.pause = nil
        if self?.hasNews == true { self?.start() }
      }
    } catch {
      // Without a timer the next change asks again.
      pause = nil
    }
    bus()?.start(unit: unit) { [weak self] answer in
      switch answer {
      case .success(let job):
        if job == self?.job { self?.hasNews = true }
        self?.job = job
      case .failure(let trouble): self?.onTrouble("\(trouble)")
      }
    }
  }
}
