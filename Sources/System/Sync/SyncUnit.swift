internal import Model

/// Has systemd start the unit that syncs, some seconds after the last change.
///
/// The service itself asks no network for anything.
@EventLoop
package final class SyncUnit {
  private let bus: () -> SessionBus?
  private let onTrouble: @EventLoop (String) -> Void
  private var pause: Pause?

  /// So long after a change another one may follow.
  static let delay = Duration.seconds(5)

  /// `onTrouble` learns why systemd does not start it.
  package init(
    on bus: @escaping () -> SessionBus?,
    onTrouble: @escaping @EventLoop (String) -> Void
  ) {
    (self.bus, self.onTrouble) = (bus, onTrouble)
  }

  /// Something was changed that a server is to have.
  package func tell() {
    guard pause == nil else { return }
    do {
      pause = try Pause(Self.delay) { [weak self] in
        self?.pause = nil
        self?.start()
      }
    } catch {
      // Without a timer it is asked for at once.
      start()
    }
  }

  private func start() {
    bus()?.start(unit: UnitFacts.syncUnit) { [weak self] answer in
      if case .failure(let trouble) = answer { self?.onTrouble("\(trouble)") }
    }
  }
}
