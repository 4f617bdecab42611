import CSystemd
import Glibc

/// Tells when a descriptor has something to read, or its other end is gone.
@EventLoop
package final class InputWatch {
  private let onInput: @EventLoop () -> Void
  private var source: EventSource?

  /// Watches a descriptor that stays open; what is not read is told again.
  package init(
    _ descriptor: Int32,
    onInput: @escaping @EventLoop () -> Void
  ) throws(SystemError) {
    self.onInput = onInput
    source = try EventSource("sd_event_add_io") { event, source in
      sd_event_add_io(
        event,
        &source,
        descriptor,
        EPOLLIN.rawValue,
        { _, _, _, context in
          if let context {
            let watch = Unmanaged<InputWatch>.fromOpaque(context).takeUnretainedValue()
            EventLoop.enter { watch.onInput() }
          }
          return 0
        },
        Unmanaged.passUnretained(self).toOpaque()
      )
    }
  }

  isolated deinit {
    source = nil
  }
}
