import CSystemd
import Glibc

/// A Unix signal as an event of the loop.
@EventLoop
package final class SignalSource {
  private let onSignal: @EventLoop () -> Void
  private var source: EventSource?

  /// Reports `signal`, which `block(_:)` has blocked before.
  package init(_ signal: Int32, onSignal: @escaping @EventLoop () -> Void) throws(SystemError) {
    self.onSignal = onSignal
    source = try EventSource("sd_event_add_signal") { event, source in
      sd_event_add_signal(
        event,
        &source,
        signal,
        { _, _, context in
          if let context {
            let source = Unmanaged<SignalSource>.fromOpaque(context).takeUnretainedValue()
            EventLoop.enter { source.onSignal() }
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

  /// Whether one of these signals, which are blocked, has come and nobody has taken it yet.
  package nonisolated static func isPending(_ signals: [Int32]) -> Bool {
    var set = sigset_t()
    sigpending(&set)
    return signals.contains { sigismember(&set, $0) == 1 }
  }

  /// Blocks signals in this thread and in all that it starts; call it before any thread starts.
  package nonisolated static func block(_ signals: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals {
      sigaddset(&set, signal)
    }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }
}
