import Glibc
import Synchronization
import Testing

/// The `sqlite3` shell, as any person has it: foreign keys off, no waiting for locks.
enum Shell {
  static let isInstalled = access("/usr/bin/sqlite3", X_OK) == 0

  struct Answer {
    var output: String
    var error: String
    var status: Int32
  }

  /// Runs statements or dot-commands on a database.
  static func run(_ script: String, on path: String) throws -> Answer {
    let child = try start(on: path)
    child.write(script)
    return child.finish()
  }

  /// One shell starts at a time: none may inherit another one's pipes.
  private static let starting = Mutex(())

  /// Starts a shell that reads what is written to it.
  static func start(on path: String) throws -> Child {
    try starting.withLock { _ in try startAlone(on: path) }
  }

  private static func startAlone(on path: String) throws -> Child {
    var (input, output, error) = (Pipe(), Pipe(), Pipe())
    try input.open()
    try output.open()
    try error.open()
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.reading, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, error.writing, 2)
    let words = ["sqlite3", "-batch", "-init", "/dev/null", path]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var process: pid_t = 0
    let result = posix_spawn(
      &process,
      "/usr/bin/sqlite3",
      &actions,
      nil,
      &arguments,
      environ
    )
    close(input.reading)
    close(output.writing)
    close(error.writing)
    try #require(result == 0)
    return Child(
      process: process,
      input: input.writing,
      output: output.reading,
      error: error.reading
    )
  }

  /// A shell that runs.
  struct Child {
    let process: pid_t
    let input: Int32
    let output: Int32
    let error: Int32
  }

  private struct Pipe {
    var reading: Int32 = -1
    var writing: Int32 = -1

    mutating func open() throws {
      var ends: [Int32] = [-1, -1]
      try #require(pipe(&ends) == 0)
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reading, writing) = (ends[0], ends[1])
    }
  }
}

extension Shell.Child {
  /// Gives the shell something to do.
  func write(_ script: String) {
    let bytes = Array((script + "\n").utf8)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { Glibc.write(input, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      written += count
    }
  }

  /// Waits for a line of output.
  func readLine() -> String {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1, byte != 10 { line.append(byte) }
    return String(decoding: line, as: UTF8.self)
  }

  /// Closes the shell's input and waits until it ends.
  func finish() -> Shell.Answer {
    close(input)
    let text = Self.readAll(output)
    let complaint = Self.readAll(error)
    return Shell.Answer(output: text, error: complaint, status: wait())
  }

  /// Ends the shell where it stands.
  func kill() {
    Glibc.kill(process, SIGKILL)
    close(input)
    close(output)
    close(error)
    _ = wait()
  }

  private func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) == -1, errno == EINTR {}
    return status
  }

  private static func readAll(_ descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    close(descriptor)
    return String(decoding: bytes, as: UTF8.self)
  }
}
