internal import Glibc

/// The three descriptors that every program is started with, or should be.
package enum StandardDescriptors {
  /// Puts something in the place of those that were closed.
  ///
  /// Otherwise the next file opened gets such a number, and an answer is written into it: into the
  /// database, at worst. Reading and writing there is refused as before.
  package static func fillGaps() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      // The lowest free number is this one.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }
}
