import Glibc

/// Starting this program anew in its own place.
package enum ProgramStart {
  /// Begins anew with the same arguments, perhaps as a newer version; returns only where that cannot
  /// be.
  package static func again() {
    // Not by /proc/self/exe: the process would be called "exe".
    let words = ProgramArguments.all
    guard let path = realpath("/proc/self/exe", nil) ?? words.first.flatMap({ strdup($0) }) else {
      return
    }
    let pointers = words.map { strdup($0) }
    defer { for pointer in pointers + [path] { free(pointer) } }
    execv(path, pointers + [nil])
  }
}
