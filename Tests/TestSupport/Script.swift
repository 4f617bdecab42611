import Glibc

/// A shell script that a test runs as a program.
package enum Script {
  /// Writes the script `text` to `path`, and lets its owner run it.
  ///
  /// Another process copies it there. A child of some other test may hold any file that this process
  /// has open for writing until it becomes another program, and Linux runs no file that is open for
  /// writing (`ETXTBSY`, execve(2)).
  package static func write(_ text: String, to path: String) throws {
    let draft = path + ".draft"
    guard let file = fopen(draft, "we") else { throw NoScript(code: errno) }
    fputs("#!/bin/sh\n\(text)\n", file)
    fclose(file)
    defer { unlink(draft) }
    let words = ["install", "-m", "700", draft, path]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var (child, status): (pid_t, Int32) = (0, 0)
    let code = posix_spawn(&child, "/usr/bin/install", nil, nil, &arguments, environ)
    guard code == 0 else { throw NoScript(code: code) }
    waitpid(child, &status, 0)
    guard status == 0 else { throw NoScript(code: status) }
  }
}

/// Why there is no script: the number of the system's error, or how `install` ended.
package struct NoScript: Error {
  package let code: Int32
}
