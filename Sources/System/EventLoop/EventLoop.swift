import CSystemd

/// The one loop of a process: every input is an event source of it, every state lives on its thread.
@globalActor
package actor EventLoop {
  package static let shared = EventLoop()

  private nonisolated let executor = EventLoopExecutor()

  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }
}

extension EventLoop {
  /// Runs the loop on the calling thread until `exit(_:)`; answers the code given there.
  ///
  /// The value that `begin` returns lives for as long as the loop runs.
  package nonisolated static func run<Owner>(_ begin: @EventLoop () -> Owner) -> Int32 {
    shared.executor.adoptThread()
    let owner = enter(begin)
    return withExtendedLifetime(owner) { shared.executor.run() }
  }

  /// Has the loop do something soon; for the callbacks of other threads.
  package nonisolated static func enqueue(_ body: @escaping @EventLoop () -> Void) {
    Task { @EventLoop in body() }
  }

  /// Ends the loop once the present event has been handled.
  @EventLoop
  package static func exit(_ code: Int32) {
    sd_event_exit(event, code)
  }

  /// libsystemd's loop, for the event sources of this module.
  @EventLoop
  static var event: OpaquePointer { shared.executor.event }

  /// Enters the actor from a C callback that the loop itself has called.
  nonisolated static func enter<Result>(
    _ body: @EventLoop () throws -> Result
  ) rethrows -> Result {
    shared.preconditionIsolated()
    // The cast is that of `MainActor.assumeIsolated`: a global actor other than the main one has no
    // such call.
    return try withoutActuallyEscaping(body) { body in
      try unsafeBitCast(body, to: (() throws -> Result).self)()
    }
  }
}
