@preconcurrency import Glibc
internal import Synchronization

/// Programs that are started and left to themselves.
package enum DetachedProgram {
  /// Those that may have ended, and of which nobody has taken note.
  private static let started = Mutex<[pid_t]>([])

  /// Starts a program in a session of its own, with nothing to read and nowhere to write; whether it
  /// was started.
  @discardableResult
  package static func start(_ arguments: [String]) -> Bool {
    started.withLock { $0.removeAll { waitpid($0, nil, WNOHANG) != 0 } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // POSIX_SPAWN_SETSID
    posix_spawnattr_setflags(&attributes, 0x80)
    var process = pid_t()
    let pointers = arguments.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    let problem = posix_spawn(
      &process,
      arguments.first ?? "",
      &actions,
      &attributes,
      pointers + [nil],
      environ
    )
    guard problem == 0 else { return false }
    started.withLock { $0.append(process) }
    return true
  }
}
