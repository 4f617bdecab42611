import CSystemd
import Glibc
package import Model

/// A `timerfd` on the wall clock: it counts through suspend, and wakes when somebody sets the clock.
@EventLoop
package final class Alarm {
  package enum Ring: Hashable, Sendable {
    /// The armed moment has come, or a day has passed.
    case due
    /// The clock was set or the machine woke up: everything that depends on it is to be reckoned anew.
    case clockChanged
  }

  package enum Arming: Hashable, Sendable {
    case armed
    /// The moment has come already; nothing is armed, the caller acts at once.
    case due
    /// Armed, but the clock was set meanwhile: reckon anew.
    case clockChanged
  }

  /// The longest that the alarm waits without looking again, in milliseconds: a day.
  package nonisolated static let longestWait: Int64 = 86_400_000

  private let timer: Descriptor
  private let onRing: @EventLoop (Ring) -> Void
  private var source: EventSource?

  package init(onRing: @escaping @EventLoop (Ring) -> Void) throws(SystemError) {
    timer = try Descriptor(
      timerfd_create(
        CLOCK_REALTIME,
        Int32(TFD_CLOEXEC | TFD_NONBLOCK)
      ),
      "timerfd_create"
    )
    self.onRing = onRing
    source = try EventSource("sd_event_add_io") { [timer = timer.number] event, source in
      sd_event_add_io(
        event,
        &source,
        timer,
        EPOLLIN.rawValue,
        { _, _, _, context in
          if let context {
            let alarm = Unmanaged<Alarm>.fromOpaque(context).takeUnretainedValue()
            EventLoop.enter { alarm.read() }
          }
          return 0
        },
        Unmanaged.passUnretained(self).toOpaque()
      )
    }
  }

  /// Arms the alarm for `moment`, at most a day ahead; `nil` waits a day.
  package func arm(_ moment: Instant?, now: Instant) throws(SystemError) -> Arming {
    guard let target = Self.target(for: moment, now: now) else { return .due }
    var time = itimerspec()
    time.it_value.tv_sec = Int(target.seconds)
    time.it_value.tv_nsec = Int(target.milliseconds - target.seconds * 1000) * 1_000_000
    let flags = Int32(TFD_TIMER_ABSTIME | TFD_TIMER_CANCEL_ON_SET)
    if timerfd_settime(timer.number, flags, &time, nil) == 0 { return .armed }
    // The kernel answers this once after the clock was set, and arms the timer all the same.
    guard errno == ECANCELED else { throw SystemError(code: errno, operation: "timerfd_settime") }
    return .clockChanged
  }

  /// The moment to arm for, or `nil` if it has come: a timer set to the past or to 0 tells nothing.
  package nonisolated static func target(for moment: Instant?, now: Instant) -> Instant? {
    let limit = Instant(milliseconds: now.milliseconds + longestWait)
    guard let moment else { return limit }
    return moment <= now ? nil : min(moment, limit)
  }

  isolated deinit {
    source = nil
  }

  private func read() {
    var count: UInt64 = 0
    let length = Glibc.read(timer.number, &count, MemoryLayout<UInt64>.size)
    if length > 0 {
      onRing(.due)
    } else if errno == ECANCELED {
      onRing(.clockChanged)
    }
  }
}
