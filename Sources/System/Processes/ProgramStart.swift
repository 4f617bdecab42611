import Glibc

/// Starting this program anew in its own place.
package enum ProgramStart {
  /// Begins anew with the same arguments, perhaps as a newer version; returns only where that cannot
  /// be.
  package static func again() {
    // Not by /proc/self/exe: the process would be called "exe".
    guard let path = realpath("/proc/self/exe", nil) ?? strdup(CommandLine.arguments[0]) else {
      return
    }
    defer { free(path) }
    execv(path, CommandLine.unsafeArgv)
  }
}
