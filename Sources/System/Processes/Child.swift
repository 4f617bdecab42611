import CSystemd
// The environment changes only before a program has threads.
@preconcurrency import Glibc

/// A program that was started by its arguments, never through a shell; it ends with its owner.
///
/// Our ends of its pipes never wait, so that one `poll` can look after several of them. It goes on
/// one thread, as a file does.
package final class Child {
  /// The connection of one of its standard descriptors.
  package enum Stream: Hashable, Sendable {
    /// Nothing comes out of it, and nothing is kept of what goes in.
    case nothing
    /// A pipe to us.
    case pipe
    /// This program's own descriptor, which it inherits.
    case ours
  }

  /// How a program ended.
  package enum Ending: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Its process number.
  package let process: Int32
  /// Where we write what it reads; -1 without a pipe, or when that is closed.
  package private(set) var input: Int32 = -1
  /// Where we read what it writes; -1 without a pipe.
  package private(set) var output: Int32 = -1
  /// Where we read what it says beside; -1 without a pipe.
  package private(set) var errors: Int32 = -1
  private let leadsGroup: Bool
  private var ending: Ending?

  /// Starts a program: the first argument is its path, or a name that is looked for in `PATH`.
  ///
  /// It leads a group of its own unless it `sharesTerminal`: Ctrl-C is then ours alone, and a signal
  /// reaches whatever it starts itself. Variables named in `dropping` are kept from it, and with
  /// `environment` it has those alone. Throws `ENOENT` where there is no such program.
  package init(
    _ arguments: [String],
    input: Stream = .nothing,
    output: Stream = .pipe,
    errors: Stream = .nothing,
    dropping: Set<String> = [],
    environment: [String]? = nil,
    sharesTerminal: Bool = false
  ) throws(SystemError) {
    let name = arguments.first ?? ""
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var ends = Ends()
    defer { ends.closeTheirs() }
    do {
      for (number, stream) in [input, output, errors].enumerated() {
        try ends.connect(Int32(number), stream, &actions)
      }
    } catch {
      ends.closeOurs()
      throw error
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let flags = Child.prepare(&attributes, leadsGroup: !sharesTerminal)
    posix_spawnattr_setflags(&attributes, flags)

    var started = pid_t()
    let problem = withPointers(arguments) { arguments in
      withPointers(environment ?? Child.environment(without: dropping)) { environment in
        var problem: Int32
        var tries = 0
        repeat {
          problem = posix_spawnp(&started, name, &actions, &attributes, arguments, environment)
          tries += 1
          // A script that was written just now is held for a moment by whoever starts another
          // program at the same time.
        } while problem == ETXTBSY && tries < 20 && usleep(5000) == 0
        return problem
      }
    }
    guard problem == 0 else {
      ends.closeOurs()
      throw SystemError(code: problem, operation: "start \(name)")
    }
    process = started
    leadsGroup = !sharesTerminal
    self.input = ends.ours[0]
    self.output = ends.ours[1]
    self.errors = ends.ours[2]
  }

  deinit {
    for descriptor in [input, output, errors] where descriptor >= 0 { close(descriptor) }
    if ended() == nil { _ = kill() }
  }

  /// Tells it that no more comes.
  package func closeInput() {
    if input >= 0 { close(input) }
    input = -1
  }

  /// How it ended; `nil` as long as it runs.
  package func ended() -> Ending? { reap(WNOHANG) }

  /// Sends it, and what it started, a signal.
  package func send(_ signal: Int32) {
    guard ending == nil else { return }
    _ = Glibc.kill(leadsGroup ? -process : process, signal)
  }

  /// Ends it at once, and waits until it is gone.
  package func kill() -> Ending {
    send(SIGKILL)
    return wait()
  }

  /// Waits until it has ended.
  package func wait() -> Ending {
    // Nobody else takes our children's endings, so that there is one to come.
    reap(0) ?? .exit(127)
  }

  private func reap(_ options: Int32) -> Ending? {
    if let ending { return ending }
    var status: Int32 = 0
    var answer = waitpid(process, &status, options)
    while answer < 0, errno == EINTR { answer = waitpid(process, &status, options) }
    guard answer == process else { return nil }
    // WIFEXITED, WEXITSTATUS and WTERMSIG are macros.
    ending = status & 0x7F == 0 ? .exit((status >> 8) & 0xFF) : .signal(status & 0x7F)
    return ending
  }
}

extension Child {
  /// Both ends of the pipes while a program is being started.
  private struct Ends {
    var ours: [Int32] = [-1, -1, -1]
    private var theirs: [Int32] = []

    mutating func connect(
      _ number: Int32,
      _ stream: Stream,
      _ actions: inout posix_spawn_file_actions_t
    ) throws(SystemError) {
      switch stream {
      case .ours: break
      case .nothing:
        let mode = number == 0 ? O_RDONLY : O_WRONLY
        posix_spawn_file_actions_addopen(&actions, number, "/dev/null", mode, 0)
      case .pipe:
        var pair: [Int32] = [-1, -1]
        _ = try SystemError.check(voicedo_pipe2(&pair, O_CLOEXEC), "pipe2")
        let (own, other) = number == 0 ? (pair[1], pair[0]) : (pair[0], pair[1])
        ours[Int(number)] = own
        theirs.append(other)
        _ = fcntl(own, F_SETFL, O_NONBLOCK)
        posix_spawn_file_actions_adddup2(&actions, other, number)
      }
    }

    func closeOurs() {
      for descriptor in ours where descriptor >= 0 { close(descriptor) }
    }

    func closeTheirs() {
      for descriptor in theirs { close(descriptor) }
    }
  }

  /// Gives it signals as every program expects them, whatever we ignore ourselves.
  private static func prepare(_ attributes: inout posix_spawnattr_t, leadsGroup: Bool) -> Int16 {
    var set = sigset_t()
    sigemptyset(&set)
    posix_spawnattr_setsigmask(&attributes, &set)
    for signal in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGPIPE, SIGXFSZ, SIGCHLD] {
      sigaddset(&set, signal)
    }
    posix_spawnattr_setsigdefault(&attributes, &set)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    return Int16(leadsGroup ? flags | POSIX_SPAWN_SETPGROUP : flags)
  }

  private static func environment(without dropped: Set<String>) -> [String] {
    var variables: [String] = []
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = environ
    while let variable = next.pointee {
      let text = String(cString: variable)
      if !dropped.contains(String(text.prefix { $0 != "=" })) { variables.append(text) }
      next += 1
    }
    return variables
  }
}

/// Runs `body` with the null-terminated array that C wants.
private func withPointers<Result>(
  _ strings: [String],
  _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
