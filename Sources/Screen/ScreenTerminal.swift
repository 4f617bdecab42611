import Glibc

/// The terminal of a person, taken over for a screen and always given back: at the end, when the
/// program is stopped or ended from outside, and when it crashes.
///
/// It is `/dev/tty`, so that standard input can be something else.
package struct ScreenTerminal: ~Copyable {
  /// The next event of the terminal.
  package enum Event {
    case bytes([UInt8])
    /// Nothing, for as long as was waited.
    case nothing
    case signal(Int32)
    /// There is nobody any more.
    case closed
  }

  private let descriptor: Int32
  private let usual: termios
  /// The two ends of a pipe that signals are told through.
  private let told, wake: Int32
  private let before: [(Int32, __sighandler_t?)]

  /// Nothing where there is no terminal.
  package init?() {
    descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var settings = termios()
    var ends: [Int32] = [-1, -1]
    guard descriptor >= 0, tcgetattr(descriptor, &settings) == 0,
      pipe(&ends) == 0
    else {
      if descriptor >= 0 { close(descriptor) }
      return nil
    }
    usual = settings
    // It is opened for this alone, so nobody else's reading or writing is another one for it.
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    (told, wake) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    taken.pointee = Taken(descriptor: descriptor, usual: settings, wake: ends[1])
    before =
      Self.events.map { ($0, Glibc.signal($0, tell)) }
      + Self.crashes.map { ($0, Glibc.signal($0, giveBackAndCrash)) }
    take()
  }

  deinit {
    giveBack(withKeys: false)
    for (number, handler) in before { _ = Glibc.signal(number, handler) }
    taken.pointee = nil
    for end in [told, wake, descriptor] { close(end) }
  }

  private static let events = [SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS]

  /// Keys come one by one and unseen, on a screen of their own.
  package func take() {
    var raw = usual
    cfmakeraw(&raw)
    tcsetattr(descriptor, TCSADRAIN, &raw)
    write("\u{1B}[?1049h\u{1B}[?2004h\u{1B}[?25l\u{1B}[2J")
  }

  /// As it was before; keys that nobody has read yet were meant for the screen, and the shell never gets
  /// them, unless it is to have them.
  package func giveBack(withKeys: Bool) {
    _ = write(gaveBack, isInTheEnd: true)
    var usual = usual
    tcsetattr(descriptor, withKeys ? TCSADRAIN : TCSAFLUSH, &usual)
  }

  /// What tells, by having something to read, that there is a next event.
  package var sources: [Int32] { [descriptor, told] }

  /// Columns and rows.
  package var size: (columns: Int, rows: Int) {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0
    else { return (80, 24) }
    return (Int(size.ws_col), Int(size.ws_row))
  }

  /// Waits for what comes next; at most so many milliseconds where that is not negative.
  package func next(within milliseconds: Int32) -> Event {
    var waits = [
      pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: told, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&waits, 2, milliseconds)
    if count == 0 { return .nothing }
    var bytes = [UInt8](repeating: 0, count: 4096)
    if waits[1].revents != 0, read(waits[1].fd, &bytes, 1) == 1 { return .signal(Int32(bytes[0])) }
    guard count > 0, waits[0].revents != 0 else { return errno == EINTR ? .signal(0) : .closed }
    let length = read(descriptor, &bytes, bytes.count)
    if length < 0, errno == EINTR || errno == EAGAIN { return .signal(0) }
    return length > 0 ? .bytes(Array(bytes[..<length])) : .closed
  }

  /// Stops as Ctrl-Z does everywhere, and goes on when the shell says so; `isGroup` stops all that the
  /// shell started in one line.
  package func stop(isGroup: Bool) {
    giveBack(withKeys: true)
    let handler = Glibc.signal(SIGTSTP, SIG_DFL)
    _ = isGroup ? kill(0, SIGTSTP) : raise(SIGTSTP)
    _ = Glibc.signal(SIGTSTP, handler)
    take()
  }

  /// Ends as a signal from outside ends a program.
  package consuming func end(by number: Int32) {
    giveBack(withKeys: false)
    _ = Glibc.signal(number, SIG_DFL)
    _ = raise(number)
  }

  /// Writes all of it, or as much as anybody takes; whether it was all.
  ///
  /// Where nobody reads, it waits until somebody does or a signal comes, which is then the next event;
  /// `isInTheEnd` for half a second.
  @discardableResult
  package func write(_ text: String, isInTheEnd: Bool = false) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, count)))
        guard count < 0, errno != EINTR else { continue }
        guard errno == EAGAIN, isTaken(isInTheEnd: isInTheEnd) else { return false }
      }
      return true
    }
  }

  /// Whether more is taken now, before a signal comes or the patience ends.
  private func isTaken(isInTheEnd: Bool) -> Bool {
    var waits = [
      pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: isInTheEnd ? -1 : told, events: Int16(POLLIN), revents: 0),
    ]
    let count = poll(&waits, 2, isInTheEnd ? Self.farewell : -1)
    if count < 0 { return errno == EINTR }
    return count > 0 && waits[1].revents == 0
  }

  /// How long a terminal may take to be given back, in milliseconds.
  private static let farewell: Int32 = 500

  /// Whether there is one.
  package static var isThere: Bool {
    let descriptor = open("/dev/tty", O_RDWR | O_NOCTTY | O_CLOEXEC)
    return descriptor >= 0 && close(descriptor) == 0
  }

  /// One line that a person types on the terminal; nothing at its end.
  package static func line() -> String? {
    let descriptor = open("/dev/tty", O_RDONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    // A terminal gives a line at a time.
    let length = read(descriptor, &bytes, bytes.count)
    guard length > 0 else { return nil }
    return String(decoding: bytes[..<length].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }
}

/// The escape sequences that give the terminal back.
private let gaveBack = "\u{1B}[?25h\u{1B}[?2004l\u{1B}[?1049l"
private let gaveBackBytes = Array(gaveBack.utf8)

/// The data that a signal handler needs, which C calls with nothing but its number.
private struct Taken {
  let descriptor: Int32
  var usual: termios
  let wake: Int32
}

// Written while no handler is there to read it.
nonisolated(unsafe) private let taken: UnsafeMutablePointer<Taken?> = {
  let place = UnsafeMutablePointer<Taken?>.allocate(capacity: 1)
  place.initialize(to: nil)
  _ = gaveBackBytes.count
  return place
}()

private func tell(_ number: Int32) {
  let problem = errno
  var byte = UInt8(truncatingIfNeeded: number)
  if let wake = taken.pointee?.wake { _ = Glibc.write(wake, &byte, 1) }
  errno = problem
}

private func giveBackAndCrash(_ number: Int32) {
  if let taken = taken.pointee {
    var usual = taken.usual
    _ = gaveBackBytes.withUnsafeBytes { Glibc.write(taken.descriptor, $0.baseAddress, $0.count) }
    tcsetattr(taken.descriptor, TCSANOW, &usual)
  }
  _ = signal(number, SIG_DFL)
  _ = raise(number)
}
