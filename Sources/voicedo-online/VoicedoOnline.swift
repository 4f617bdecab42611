import Glibc
import Interchange
import System

/// The one program that speaks with the network; the companion knows no more of it than questions and
/// answers.
///
/// A question on each line of standard input, its answer on a line of standard output, both JSON. It
/// knows no database.
@main
struct VoicedoOnline {
  static func main() {
    StandardDescriptors.fillGaps()
    MemorySecrecy.begin()
    signal(SIGPIPE, SIG_IGN)
    let handler = RequestHandler(isWanted: isAnswerWanted)
    while let line = readLine() {
      guard !line.isEmpty else { continue }
      guard write(handler.handle(line).json.compact + "\n") else { exit(1) }
    }
  }

  /// Whether somebody still reads what is answered.
  private static func isAnswerWanted() -> Bool {
    var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    return poll(&output, 1, 0) <= 0 || output.revents & Int16(POLLERR | POLLNVAL) == 0
  }

  private static func write(_ text: String) -> Bool {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
