import CSystemd
import Glibc
import Synchronization

/// Runs an actor's jobs from an sd-event loop, on the thread that runs the loop.
///
/// Jobs come in from any thread through an eventfd; several that arrive together wake it once.
final class EventLoopExecutor: SerialExecutor {
  // libsystemd's loop is touched only by the thread that runs it.
  nonisolated(unsafe) let event: OpaquePointer
  private let wakeUp: Int32
  private let jobs = Mutex<[UnownedJob]>([])
  private let thread = Atomic<UInt>(0)

  init() {
    var loop: OpaquePointer?
    let created = sd_event_new(&loop)
    wakeUp = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    guard created >= 0, let loop, wakeUp >= 0 else {
      // Without a descriptor for its loop a process can do nothing, not even say so elsewhere.
      preconditionFailure("The system gave no descriptor for the event loop.")
    }
    event = loop
    sd_event_add_io(
      event,
      nil,
      wakeUp,
      EPOLLIN.rawValue,
      { _, descriptor, _, context in
        var count: UInt64 = 0
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        if let context {
          Unmanaged<EventLoopExecutor>.fromOpaque(context).takeUnretainedValue().runJobs()
        }
        return 0
      },
      Unmanaged.passUnretained(self).toOpaque()
    )
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isFirst = jobs.withLock { jobs in
      jobs.append(job)
      return jobs.count == 1
    }
    guard isFirst else { return }
    var one: UInt64 = 1
    _ = write(wakeUp, &one, MemoryLayout<UInt64>.size)
  }

  /// Runs the jobs that have come in so far; those that they enqueue wait for the next turn.
  private func runJobs() {
    let batch = jobs.withLock { jobs in
      let batch = jobs
      jobs = []
      return batch
    }
    for job in batch {
      job.runSynchronously(on: asUnownedSerialExecutor())
    }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor {
    UnownedSerialExecutor(ordinary: self)
  }

  func isIsolatingCurrentContext() -> Bool? {
    thread.load(ordering: .relaxed) == UInt(pthread_self())
  }

  func checkIsolated() {
    precondition(isIsolatingCurrentContext() == true, "This belongs on the event loop's thread.")
  }

  /// Makes the calling thread the loop's.
  func adoptThread() {
    thread.store(UInt(pthread_self()), ordering: .relaxed)
  }

  /// Runs the loop until somebody ends it; answers the exit code given there.
  func run() -> Int32 {
    sd_event_loop(event)
  }
}
