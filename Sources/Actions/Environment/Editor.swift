@preconcurrency import Glibc

/// The person's own editor.
package struct Editor {
  /// A shell's command line: the person's own words out of `VISUAL` or `EDITOR`.
  let command: String

  /// `VISUAL`, else `EDITOR`, else the first that is there of those that most systems have.
  package init?(_ variable: (String) -> String?) {
    let named = ["VISUAL", "EDITOR"].compactMap(variable).first {
      $0.contains { !$0.isWhitespace }
    }
    let folders = (variable("PATH") ?? "/usr/bin:/bin").split(separator: ":")
    let usual = ["sensible-editor", "nano", "vi"].first { name in
      folders.contains { access("\($0)/\(name)", X_OK) == 0 }
    }
    guard let command = named ?? usual else { return nil }
    self.command = command
  }

  /// Opens a file and waits until the editor has ended; answers its exit status, or 127 where there
  /// is no such program.
  ///
  /// A shell splits the command as the person wrote it; the file is its parameter, never its text.
  package func open(_ path: String) -> Int32 {
    // Ctrl-C is the editor's while it runs, and must not end us.
    let interrupt = signal(SIGINT, SIG_IGN)
    let quit = signal(SIGQUIT, SIG_IGN)
    defer {
      signal(SIGINT, interrupt)
      signal(SIGQUIT, quit)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var usual = sigset_t()
    sigemptyset(&usual)
    for number in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&usual, number) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    let words: [String] = ["sh", "-c", command + " \"$@\"", command, path]
    let pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    guard posix_spawn(&process, "/bin/sh", nil, &attributes, pointers + [nil], environ) == 0 else {
      return 127
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return 127 }
    }
    // WIFEXITED and WEXITSTATUS are macros; a signal counts as shells count it.
    let ended = status & 0x7F
    return ended == 0 ? (status >> 8) & 0xFF : 128 + ended
  }
}
