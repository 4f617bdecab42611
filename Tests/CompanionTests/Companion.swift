import FoundationEssentials
import Glibc
import TestSupport
import Testing

/// The built program, with a home of its own in a temporary folder.
final class Companion {
  private let folder: TemporaryFolder
  var home: String { folder.path }
  private var extra: [String: String] = [:]

  init() throws {
    folder = try TemporaryFolder("companion")
    mkdir(home + "/run", 0o700)
  }

  var database: String { home + "/data/voicedo-remind/voicedo.sqlite" }

  /// Has the runs to come be in a zone in which it is ten in the morning: what is soon is today, and
  /// what was done an hour ago was done today, whenever the tests run.
  func moveToMorning() {
    let hour = Int(Date.now.timeIntervalSince1970) / 3600 % 24
    let offset = hour == 23 ? 11 : 10 - hour
    // The zones of Etc count westwards.
    set("TZ", "Etc/GMT\(offset > 0 ? "-" : "+")\(abs(offset))")
  }

  /// Sets an environment variable for the runs to come.
  func set(_ name: String, _ value: String) {
    extra[name] = value
  }

  /// Runs the program to its end.
  @discardableResult
  func run(_ arguments: String..., input: String = "", output: String? = nil) throws -> Run {
    try run(arguments, input: Array(input.utf8), output: output)
  }

  /// Runs the program to its end; `output` or `descriptor` takes the place of the file behind
  /// standard output.
  func run(
    _ arguments: [String],
    input: [UInt8],
    output: String? = nil,
    descriptor: Int32? = nil
  ) throws -> Run {
    let files = ["in", "out", "err"].map { "\(home)/\($0)" }
    try Data(input).write(to: URL(filePath: files[0]))
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let create = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, files[0], O_RDONLY, 0)
    if let descriptor {
      posix_spawn_file_actions_adddup2(&actions, descriptor, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, output ?? files[1], create, 0o600)
    }
    posix_spawn_file_actions_addopen(&actions, 2, files[2], create, 0o600)
    var process = pid_t()
    let started = withStrings([Companion.path] + arguments) { arguments in
      withStrings(environment.map { "\($0)=\($1)" }) { environment in
        posix_spawn(&process, Companion.path, &actions, nil, arguments, environment)
      }
    }
    try #require(started == 0, "\(Companion.path) does not start")
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return Run(
      // WIFEXITED and WEXITSTATUS are macros; a signal shows as its number above 1000.
      status: status & 0x7F == 0 ? (status >> 8) & 0xFF : 1000 + (status & 0x7F),
      out: output == nil && descriptor == nil ? try text(files[1]) : "",
      err: try text(files[2])
    )
  }

  var environment: [String: String] {
    [
      "HOME": home, "XDG_DATA_HOME": home + "/data", "XDG_CONFIG_HOME": home + "/config",
      "XDG_RUNTIME_DIR": home + "/run", "TZ": "Europe/Berlin", "LANG": "C.UTF-8",
      "SWIFT_BACKTRACE": "enable=no", "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(home)/no-bus",
    ].merging(extra) { $1 }.merging(Companion.sanitizing) { $1 }
  }

  /// The environment of a program that watches its own memory or threads; see `Tests/sanitize.sh`.
  private static let sanitizing: [String: String] = {
    let own = ProcessInfo.processInfo.environment
    return [
      "ASAN_OPTIONS": own["VOICEDO_ASAN_OPTIONS"], "LSAN_OPTIONS": own["LSAN_OPTIONS"],
      "TSAN_OPTIONS": own["TSAN_OPTIONS"],
    ].compactMapValues(\.self)
  }()

  private func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }

  /// The program lies beside the test bundle.
  static let path: String = {
    let own = realpath("/proc/self/exe", nil)
    defer { free(own) }
    let parts = own.map { String(cString: $0) }?.split(separator: "/") ?? []
    return parts.dropLast().reduce("") { $0 + "/" + $1 } + "/voicedo-remind"
  }()
}

/// How a run of the program ended.
struct Run {
  let status: Int32
  let out: String
  let err: String

  /// The output without the breaks of its lines, which hang on how long a path is.
  var unwrapped: String { out.split(whereSeparator: \.isNewline).joined(separator: " ") }

  /// The JSON it wrote.
  func json() throws -> JSON {
    try JSON(out)
  }
}

/// Runs `body` with the null-terminated array that C wants.
func withStrings<R>(
  _ strings: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> R
) -> R {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
