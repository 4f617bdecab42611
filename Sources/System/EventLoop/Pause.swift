import CSystemd
import Glibc
import Model

/// A wait of some elapsed time, after which something is done once; letting go of it calls it off.
@EventLoop
package final class Pause {
  private let onEnd: @EventLoop () -> Void
  private var source: EventSource?

  package init(
    _ length: Duration,
    onEnd: @escaping @EventLoop () -> Void
  ) throws(SystemError) {
    self.onEnd = onEnd
    let microseconds = UInt64(max(0, length.wholeMilliseconds)) * 1000
    source = try EventSource("sd_event_add_time_relative") { event, source in
      sd_event_add_time_relative(
        event,
        &source,
        CLOCK_MONOTONIC,
        microseconds,
        // 0 would mean a quarter of a second.
        1,
        { _, _, context in
          if let context {
            let pause = Unmanaged<Pause>.fromOpaque(context).takeUnretainedValue()
            EventLoop.enter { pause.onEnd() }
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
