import Glibc
import Words

/// Writes answers to standard output and talk to standard error.
package struct Output: Sendable {
  /// Data, as it is; a reader that went away is no error, a full disk is.
  package var data: @Sendable (String) throws(CommandError) -> Void
  /// A line for the person.
  package var talk: @Sendable (String) -> Void

  package init(
    data: @escaping @Sendable (String) throws(CommandError) -> Void,
    talk: @escaping @Sendable (String) -> Void
  ) {
    self.data = data
    self.talk = talk
  }
}

extension Output {
  /// The two descriptors of the process.
  package static let standard = Output(
    data: { text throws(CommandError) in
      let problem = write(text, to: STDOUT_FILENO)
      guard problem == 0 || problem == EPIPE else {
        // A terminal that is gone answers as a disk that is.
        let isTerminalGone = problem == EIO
        throw .outputClosed(
          reason: isTerminalGone
            ? TroubleSentences.terminalGone.sentence.literal : systemReason(problem)
        )
      }
    },
    talk: { line in
      // There is nobody left to tell if this does not work.
      _ = write(line + "\n", to: STDERR_FILENO)
    }
  )

  /// Writes all of it; answers 0, or the `errno` that stopped it.
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
        } else if errno == EAGAIN {
          // A pipe that somebody made not to wait.
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&wait, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}
