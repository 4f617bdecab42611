import CSystemd
import Glibc

/// Tells when whoever reads from a descriptor has gone: the other end of a pipe, or a terminal.
@EventLoop
package final class HangUpWatch {
  private let onHangUp: @EventLoop () -> Void
  private var source: EventSource?

  /// Watches a descriptor that stays open; a file has no reader, and is refused.
  package init(
    _ descriptor: Int32,
    onHangUp: @escaping @EventLoop () -> Void
  ) throws(SystemError) {
    self.onHangUp = onHangUp
    // Nothing is asked for: an end of it is told all the same.
    source = try EventSource("sd_event_add_io") { event, source in
      sd_event_add_io(
        event,
        &source,
        descriptor,
        0,
        { _, _, _, context in
          if let context {
            let watch = Unmanaged<HangUpWatch>.fromOpaque(context).takeUnretainedValue()
            EventLoop.enter { watch.onHangUp() }
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
