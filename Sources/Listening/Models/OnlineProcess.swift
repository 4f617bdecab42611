import Actions
import Glibc
import Interchange
import Model
import System

/// A run of `voicedo-online` that answers one question after the other.
final class OnlineProcess {
  private let child: Child
  private let interrupt: Int32
  /// Of an answer that has not come whole yet.
  private var unread: [UInt8] = []

  /// An answer about 10,000 objects is some megabytes, in bytes.
  private static let largestAnswer = 128 << 20

  init(_ program: String, interrupt: Int32) throws(OnlineError) {
    do {
      child = try Child([program], input: .pipe)
    } catch {
      throw .noProgram
    }
    self.interrupt = interrupt
  }

  /// Asks a question; what did not answer in time is asked nothing more.
  func ask(_ question: OnlineQuestion, within time: Duration) throws(OnlineError) -> OnlineAnswer {
    let end = ContinuousClock.now + time
    unread = []
    var rest = Array((question.json.compact + "\n").utf8)[...]
    while true {
      let left = end - .now
      guard left > .zero, child.output >= 0 else { throw close(.noAnswer) }
      var waits = [
        pollfd(fd: child.output, events: Int16(POLLIN), revents: 0),
        pollfd(fd: interrupt, events: Int16(POLLIN), revents: 0),
        pollfd(fd: rest.isEmpty ? -1 : child.input, events: Int16(POLLOUT), revents: 0),
      ]
      poll(&waits, 3, Int32(min(left, .seconds(1)).wholeMilliseconds) + 1)
      if waits[1].revents != 0 { throw close(.interrupted) }
      if waits[2].revents != 0 {
        guard let written = Child.writePiece(rest, to: child.input) else { throw close(.noAnswer) }
        rest = rest.dropFirst(written)
      }
      guard waits[0].revents != 0 else { continue }
      switch Child.readPiece(of: child.output) {
      case .nothingYet: continue
      case .end: throw close(.noAnswer)
      case .bytes(let bytes):
        unread += bytes
        guard unread.count <= Self.largestAnswer else { throw close(.noAnswer) }
        guard bytes.last == UInt8(ascii: "\n") else { continue }
        do {
          return OnlineAnswer(json: try JSONValue(parsing: unread))
        } catch {
          throw close(.noAnswer)
        }
      }
    }
  }

  /// Ends it: an answer that came to an earlier question would be taken for one to the next.
  private func close(_ error: OnlineError) -> OnlineError {
    child.closeInput()
    _ = child.kill()
    return error
  }
}
