import System

/// Looks several times whether somebody's commit has become visible.
///
/// The kernel tells of a write to the log before the commit can be seen, so one look is not enough:
/// 5, 50 and 500 ms after the last write. However fast writes follow, a look comes every 5 ms.
@EventLoop
final class Recheck {
  private static let delays: [Duration] = [
    .milliseconds(5), .milliseconds(45), .milliseconds(450),
  ]

  private let look: @EventLoop () -> Void
  private var upcoming = 0
  private var pause: Pause?

  init(look: @escaping @EventLoop () -> Void) {
    self.look = look
  }

  /// Something was written: looks begin anew.
  func begin() {
    if pause != nil, upcoming == 0 { return }
    upcoming = 0
    wait()
  }

  private func wait() {
    do {
      pause = try Pause(Self.delays[upcoming]) { [weak self] in self?.pauseEnded() }
    } catch {
      pause = nil
      look()
    }
  }

  private func pauseEnded() {
    pause = nil
    upcoming += 1
    look()
    // The look itself may have begun anew.
    if pause == nil, upcoming < Self.delays.count { wait() }
  }
}
