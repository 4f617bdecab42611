import Glibc
import System

/// The event loop of the test process, on a thread of its own.
enum TestLoop {
  /// Starts the loop; every test that needs it asks for this first.
  static let isRunning: Bool = {
    var thread = pthread_t()
    return pthread_create(
      &thread,
      nil,
      { _ in
        _ = EventLoop.run {}
        return nil
      },
      nil
    ) == 0
  }()
}
