internal import Glibc

/// Runs programs one after the other beside the loop, which waits for none of them.
///
/// SIGCHLD is blocked in every thread of the process, see `SignalSource.block(_:)`.
@EventLoop
package final class ProgramQueue {
  /// A program to run: its arguments, and what it reads.
  package struct Program: Hashable, Sendable {
    package let arguments: [String]
    package let input: [UInt8]

    package init(_ arguments: [String], input: [UInt8] = []) {
      (self.arguments, self.input) = (arguments, input)
    }
  }

  /// What came of a program.
  package enum Outcome: Hashable, Sendable {
    /// It ran to its end, or until `endAll`.
    case well
    case notStarted(SystemError)
    case ended(Child.Ending)
    /// It was ended, since its time was over.
    case outOfTime
  }

  private let limit: Duration
  private let onEnd: @EventLoop (Program, Outcome) -> Void
  private var deaths: SignalSource?
  private var running: (child: Child, program: Program)?
  private var waiting: [Program] = []
  /// Why the one that runs is being ended.
  private var ending: Outcome?
  private var timer: Pause?

  /// How many may wait for their turn; what is more is let go.
  private static let room = 4
  /// How long a program may take to end when it is asked to.
  private static let grace = Duration.milliseconds(300)
  /// What is meant for the service alone.
  private static let dropped: Set = [
    "NOTIFY_SOCKET", "WATCHDOG_PID", "WATCHDOG_USEC", "JOURNAL_STREAM",
  ]

  /// `limit` is how long one may run; `onEnd` learns of each how it ended.
  package init(
    within limit: Duration,
    onEnd: @escaping @EventLoop (Program, Outcome) -> Void
  ) throws(SystemError) {
    (self.limit, self.onEnd) = (limit, onEnd)
    deaths = try SignalSource(SIGCHLD) { [weak self] in self?.reap() }
  }

  /// Runs a program as soon as those before it have ended.
  package func run(_ program: Program) {
    guard running == nil else {
      if waiting.count < Self.room { waiting.append(program) }
      return
    }
    do {
      let child = try Child(
        program.arguments,
        input: program.input.isEmpty ? .nothing : .pipe,
        output: .nothing,
        dropping: Self.dropped
      )
      // What fits into a pipe; a program that does not read is not waited for.
      if !program.input.isEmpty { _ = Child.writePiece(program.input[...], to: child.input) }
      child.closeInput()
      running = (child, program)
      after(limit) { [weak self] in self?.end(.outOfTime) }
    } catch {
      onEnd(program, .notStarted(error))
    }
  }

  /// Ends the one that runs, with all that it started, and forgets those that wait.
  package func endAll() {
    waiting = []
    end(.well)
  }

  private func end(_ outcome: Outcome) {
    guard let running, ending == nil else { return }
    ending = outcome
    running.child.send(SIGTERM)
    after(Self.grace) { [weak self] in self?.running?.child.send(SIGKILL) }
  }

  private func after(_ pause: Duration, _ body: @escaping @EventLoop () -> Void) {
    do {
      timer = try Pause(pause, onEnd: body)
    } catch {
      // Without a timer it is ended at once, lest it runs on for ever.
      running?.child.send(SIGKILL)
    }
  }

  private func reap() {
    guard let running, let end = running.child.ended() else { return }
    let outcome = ending ?? (end == .exit(0) ? .well : .ended(end))
    (self.running, ending, timer) = (nil, nil, nil)
    onEnd(running.program, outcome)
    if !waiting.isEmpty { run(waiting.removeFirst()) }
  }
}
