import FoundationEssentials
import Glibc
import TestSupport
import Testing

extension Companion {
  /// Runs the program on a terminal of its own, where somebody types; all it shows is in `out`.
  func runInTerminal(_ arguments: String..., typing: String = "") throws -> Run {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(terminal >= 0)
    defer { close(terminal) }
    // TIOCSPTLCK and TIOCGPTN, which is what unlockpt and ptsname are made of.
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    let isReady =
      ioctl(terminal, 0x4004_5431, &isLocked) == 0 && ioctl(terminal, 0x8004_5430, &number) == 0
    try #require(isReady)
    let name = "/dev/pts/\(number)"

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&actions, 0, 1)
    posix_spawn_file_actions_adddup2(&actions, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSID: in a session of its own the terminal becomes the one that controls it.
    posix_spawnattr_setflags(&attributes, 0x80)

    var process = pid_t()
    let started = withStrings([Companion.path] + arguments) { arguments in
      withStrings(environment.map { "\($0)=\($1)" }) { environment in
        posix_spawn(&process, Companion.path, &actions, &attributes, arguments, environment)
      }
    }
    try #require(started == 0, "\(Companion.path) does not start")
    let keys = Array(typing.utf8)
    let typed = keys.isEmpty ? 0 : write(terminal, keys, keys.count)
    try #require(typed == keys.count)
    let shown = everything(from: terminal)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Run(
      status: status & 0x7F == 0 ? (status >> 8) & 0xFF : 1000 + (status & 0x7F),
      out: String(decoding: shown.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self),
      err: ""
    )
  }

  /// Reads until nobody has the terminal open any more.
  private func everything(from terminal: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(terminal, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// Writes a shell script into the home; answers its path.
  func script(_ name: String, _ text: String) throws -> String {
    let path = home + "/" + name
    try Script.write(text, to: path)
    return path
  }
}
