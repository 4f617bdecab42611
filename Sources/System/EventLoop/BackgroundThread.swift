import CSystemd
import Glibc

/// Work that takes long and that nobody waits for, on a thread of its own that ends with it.
package enum BackgroundThread {
  /// Begins the work; `false`, and it is not done, where the system has no thread to give.
  @discardableResult
  package static func run(_ work: @escaping @Sendable () -> Void) -> Bool {
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, 1 << 20)
    let box = Unmanaged.passRetained(Work(body: work))
    let result = pthread_create(
      &thread,
      &attributes,
      { box in
        if let box { Unmanaged<Work>.fromOpaque(box).takeRetainedValue().body() }
        return nil
      },
      box.toOpaque()
    )
    if result != 0 { box.release() }
    pthread_attr_destroy(&attributes)
    return result == 0
  }

  /// Works something out, and has the loop go on with it; with nothing where there is no thread.
  @EventLoop
  package static func work<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value,
    _ done: @escaping @EventLoop (Value?) -> Void
  ) {
    let hasBegun = run {
      let value = work()
      EventLoop.enqueue { done(value) }
    }
    if !hasBegun { done(nil) }
  }

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }
}
