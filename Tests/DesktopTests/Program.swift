import Glibc
import Synchronization

/// A program that a test runs beside itself.
final class Program: Sendable {
  struct Failure: Error { let name: String }

  let processID: pid_t
  private let output: Int32
  private let hasEnded = Mutex(false)

  /// Starts a program that is looked up in the usual folders; its output can be read.
  init(_ arguments: [String]) throws {
    var pipe: [Int32] = [0, 0]
    guard Glibc.pipe(&pipe) == 0 else { throw Failure(name: "pipe") }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipe[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addclose(&actions, pipe[0])
    posix_spawn_file_actions_addclose(&actions, pipe[1])
    let copies = arguments.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    var process = pid_t()
    let result = posix_spawnp(&process, arguments[0], &actions, nil, copies + [nil], environ)
    close(pipe[1])
    guard result == 0 else {
      close(pipe[0])
      throw Failure(name: arguments[0])
    }
    processID = process
    output = pipe[0]
  }

  deinit {
    stop()
    close(output)
  }

  /// Ends the program at once.
  func stop() {
    hasEnded.withLock { hasEnded in
      // Its number may be another process's by now.
      guard !hasEnded else { return }
      kill(processID, SIGKILL)
      waitpid(processID, nil, 0)
      hasEnded = true
    }
  }

  /// One line that the program writes.
  func line() -> String {
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1, byte != UInt8(ascii: "\n") { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Everything that a program writes until it ends.
  static func output(_ arguments: [String]) throws -> String {
    let program = try Program(arguments)
    var bytes: [UInt8] = []
    var byte: UInt8 = 0
    while read(program.output, &byte, 1) == 1 { bytes.append(byte) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether all of these programs are installed.
  static func areInstalled(_ names: [String]) -> Bool {
    names.allSatisfy { name in
      ["/usr/bin", "/usr/local/bin", "/bin"].contains { access("\($0)/\(name)", X_OK) == 0 }
    }
  }
}
