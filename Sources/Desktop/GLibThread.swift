import CNotify
import Glibc
import Synchronization

/// A thread of its own for libnotify, whose calls may block for as long as a server hangs.
///
/// It starts with the first call and runs a GLib main loop with a context of its own.
final class GLibThread: Sendable {
  // GLib's contexts may be used from any thread.
  nonisolated(unsafe) private let context: OpaquePointer
  private let isStarted = Mutex(false)
  // The work that it is handed goes through a lock of ours: the thread sanitizer does not see that
  // of the context.
  private let waiting = Mutex<[@Sendable () -> Void]>([])

  init() {
    context = g_main_context_new()
  }

  /// Runs `work` on the thread, in the order of calls.
  func perform(_ work: @escaping @Sendable () -> Void) {
    start()
    waiting.withLock { $0.append(work) }
    // Not g_main_context_invoke: it runs on the caller's thread if the loop does not run yet.
    let source = g_idle_source_new()
    g_source_set_priority(source, G_PRIORITY_DEFAULT)
    g_source_set_callback(
      source,
      { thread in
        if let thread { Unmanaged<GLibThread>.fromOpaque(thread).takeUnretainedValue().runNext() }
        return 0
      },
      Unmanaged.passRetained(self).toOpaque(),
      { thread in
        if let thread { Unmanaged<GLibThread>.fromOpaque(thread).release() }
      }
    )
    g_source_attach(source, context)
    g_source_unref(source)
  }

  private func runNext() {
    let work = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    work?()
  }

  private func start() {
    let isFirst = isStarted.withLock { isStarted in
      defer { isStarted = true }
      return !isStarted
    }
    guard isFirst else { return }
    var thread = pthread_t()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    pthread_attr_setstacksize(&attributes, 512 * 1024)
    pthread_create(
      &thread,
      &attributes,
      { box in
        if let box {
          Unmanaged<GLibThread>.fromOpaque(box).takeRetainedValue().run()
        }
        return nil
      },
      Unmanaged.passRetained(self).toOpaque()
    )
    pthread_attr_destroy(&attributes)
  }

  private func run() {
    // libnotify's proxy belongs to the context of the thread that first uses it.
    g_main_context_push_thread_default(context)
    let loop = g_main_loop_new(context, 0)
    g_main_loop_run(loop)
  }
}
