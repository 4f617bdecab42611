/// A request to lock the screen that nobody has confirmed yet.
///
/// It is believed at once, since the screen is about to lock. A desktop that says nothing of it for a
/// while would not say when it is unlocked, either: then the request counts for nothing.
@EventLoop
final class LockRequest {
  private static let timeout = Duration.seconds(10)

  private var pause: Pause?

  init?(onEnd: @escaping @EventLoop () -> Void) {
    do {
      pause = try Pause(Self.timeout, onEnd: onEnd)
    } catch {
      // Without a timer it would never end.
      return nil
    }
  }
}
