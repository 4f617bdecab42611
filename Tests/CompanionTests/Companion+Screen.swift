import FoundationEssentials
import Glibc
import Testing

extension Companion {
  /// Runs the program on a terminal of so many columns; answers what the screen was sent.
  ///
  /// `typed` is what a person types; the screen echoes it.
  func screen(
    _ arguments: [String],
    columns: Int,
    typed: String = ""
  ) throws -> (status: Int32, lines: [String]) {
    // These calls of ioctl do the work of posix_openpt, unlockpt and ptsname; Swift does not see
    // those.
    let keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { close(keyboard) }
    var (isLocked, number) = (Int32(0), UInt32(0))
    try #require(ioctl(keyboard, UInt(0x4004_5431), &isLocked) == 0)
    try #require(ioctl(keyboard, UInt(0x8004_5430), &number) == 0)
    let screen = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    try #require(screen >= 0)
    var size = winsize(ws_row: 40, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(screen, UInt(TIOCSWINSZ), &size) == 0)
    if !typed.isEmpty { try #require(write(keyboard, typed, typed.utf8.count) == typed.utf8.count) }
    let process = try start(arguments, on: screen)
    close(screen)
    var bytes: [UInt8] = []
    while true {
      let more = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
        count = max(0, read(keyboard, buffer.baseAddress, buffer.count))
      }
      // A terminal that nobody holds any more answers EIO.
      if more.isEmpty { break }
      bytes += more
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
    return ((status >> 8) & 0xFF, lines.last == "" ? lines.dropLast() : lines)
  }

  private func start(_ arguments: [String], on screen: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor: Int32 in 0...2 {
      posix_spawn_file_actions_adddup2(&actions, screen, descriptor)
    }
    var process = pid_t()
    let started = withStrings([Companion.path] + arguments) { arguments in
      withStrings(environment.map { "\($0)=\($1)" }) { environment in
        posix_spawn(&process, Companion.path, &actions, nil, arguments, environment)
      }
    }
    try #require(started == 0)
    return process
  }
}
