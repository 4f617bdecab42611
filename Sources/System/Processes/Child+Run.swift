import CSystemd
import Glibc
import Model

extension Child {
  /// The outcome of a program that ran to its end.
  package struct Outcome: Hashable, Sendable {
    package let ending: Ending
    /// The bytes on its standard output; not more than was asked for.
    package let output: [UInt8]
    /// The bytes on its standard error.
    package let errors: [UInt8]
    /// Whether its time was over before it ended by itself.
    package let isOutOfTime: Bool
    /// Whether it was ended because something else came up.
    package let isInterrupted: Bool

    /// Whether it ended by itself, and well.
    package var isWell: Bool { ending == .exit(0) && !isOutOfTime && !isInterrupted }
  }

  /// Runs a program to its end, or until its time is over.
  ///
  /// It gets `input` and then the end of it. Of what it writes, `limit` bytes are kept of each
  /// stream; the rest is read and let go. What outlives its time is ended with all it started, and so
  /// is what runs when the descriptor `interrupt` becomes readable.
  /// Throws `ENOENT` where there is no such program.
  package static func run(
    _ arguments: [String],
    input: [UInt8] = [],
    dropping: Set<String> = [],
    within time: Duration,
    keeping limit: Int = 1 << 20,
    interrupt: Int32 = -1
  ) throws(SystemError) -> Outcome {
    let child = try Child(
      arguments,
      input: input.isEmpty ? .nothing : .pipe,
      errors: .pipe,
      dropping: dropping
    )
    return child.outcome(input: input, within: time, keeping: limit, interrupt: interrupt)
  }

  /// Waits for the end of a program, and keeps what was not read of it before; otherwise as `run` does.
  package func outcome(
    input: [UInt8] = [],
    within time: Duration,
    keeping limit: Int = 1 << 20,
    interrupt: Int32 = -1
  ) -> Outcome {
    let end = ContinuousClock.now + time
    var rest = input[...]
    var kept: [[UInt8]] = [[], []]
    var open = [output, errors]
    var ending: Ending?
    var isInterrupted = false
    while open.contains(where: { $0 >= 0 }) {
      let left = end - .now
      guard left > .zero else { break }
      var waits = (open + [self.input, interrupt]).map { pollfd(fd: $0, events: 0, revents: 0) }
      waits[0].events = Int16(POLLIN)
      waits[1].events = Int16(POLLIN)
      waits[2].events = Int16(POLLOUT)
      waits[3].events = Int16(POLLIN)
      // Programs that it started may hold the pipes open when it is gone itself, so `poll` looks at
      // its end every 200 ms.
      let count = poll(&waits, 4, Int32(min(left, .milliseconds(200)).wholeMilliseconds) + 1)
      if count == 0, ending != nil { break }
      if waits[3].revents != 0 {
        isInterrupted = true
        break
      }
      ending = ended()
      for index in open.indices where waits[index].revents != 0 {
        switch Child.readPiece(of: open[index]) {
        case .bytes(let bytes): kept[index] += bytes.prefix(limit - kept[index].count)
        case .nothingYet: break
        case .end: open[index] = -1
        }
      }
      if waits[2].revents != 0 {
        let written = Child.writePiece(rest, to: self.input)
        rest = rest.dropFirst(written ?? 0)
        if rest.isEmpty || written == nil { closeInput() }
      }
    }
    // It closed its pipes, and may still take a moment to end.
    closeInput()
    var pause = GrowingPause(from: .milliseconds(1), to: .milliseconds(50))
    while ending == nil, !isInterrupted, ContinuousClock.now < end {
      ending = ended()
      if ending == nil { usleep(UInt32(pause.next().wholeMilliseconds) * 1000) }
    }
    return Outcome(
      ending: ending ?? kill(),
      output: kept[0],
      errors: kept[1],
      isOutOfTime: ending == nil && !isInterrupted,
      isInterrupted: isInterrupted
    )
  }

  /// A piece of a pipe, as one read without waiting finds it.
  package enum Piece: Hashable, Sendable {
    case bytes([UInt8])
    case nothingYet
    case end
  }

  /// Reads what a pipe holds now, without waiting.
  package static func readPiece(of descriptor: Int32) -> Piece {
    guard descriptor >= 0 else { return .end }
    while true {
      var problem: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, filled in
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        filled = max(0, count)
        problem = count < 0 ? errno : 0
      }
      if problem == EINTR { continue }
      if problem == EAGAIN { return .nothingYet }
      return bytes.isEmpty ? .end : .bytes(bytes)
    }
  }

  /// Writes what a pipe takes now, without waiting: how much; `nil` where nobody reads any more.
  package static func writePiece(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int? {
    // A reader that went away is told of by SIGPIPE, which would end a program that allows it.
    var pipe = sigset_t()
    var before = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipe, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count < 0 else { return count }
    switch errno {
    case EAGAIN, EINTR: return 0
    case EPIPE:
      var atOnce = timespec()
      sigtimedwait(&pipe, nil, &atOnce)
      return nil
    default: return nil
    }
  }
}
