import Glibc
import Hearing
import Model
import System
import Words

/// A local command at work on a WAV file; it is ended with its owner.
final class LocalRun {
  private let child: Child
  private let wav: String
  private let out: String
  private let seconds: Int
  private let end: ContinuousClock.Instant
  private let choose: Transcriber.Choice

  /// Starts it on a file with so much sound in it.
  init(
    _ arguments: [String],
    wav: String,
    length: Duration,
    choose: @escaping Transcriber.Choice
  ) throws(TranscriptionTrouble) {
    (self.wav, self.choose) = (wav, choose)
    let out = wav + ".out"
    self.out = out
    // A slow machine takes longer than the person spoke, but not for ever.
    seconds = 30 + 2 * Int(length.components.seconds + 1)
    end = .now + .seconds(seconds)
    let list = wav + ".list"
    if arguments.contains("{list}") { _ = writePrivately(wav + "\n", to: list) }
    let words = arguments.map { $0.filled(["wav": wav, "out": out, "list": list]) }
    do throws(SystemError) {
      child = try Child(words, errors: .pipe)
    } catch {
      throw error.code == ENOENT ? .notThere : .ended(status: 127, said: systemReason(error.code))
    }
  }

  deinit {
    for end in ["", ".txt", ".json"] { unlink(out + end) }
    for end in [".list", ".nbest"] { unlink(wav + end) }
  }

  /// Whether it has ended, well or not, or has to.
  var isOver: Bool { child.ended() != nil || .now >= end }

  /// Waits for what it answers; it stops when the descriptor `interrupt` becomes readable.
  func text(interrupt: Int32) throws(TranscriptionTrouble) -> String {
    let outcome = child.outcome(within: max(.zero, end - .now), interrupt: interrupt)
    if outcome.isInterrupted { throw .interrupted }
    if outcome.isOutOfTime { throw .outOfTime(seconds: seconds) }
    guard outcome.ending == .exit(0) else {
      throw .ended(status: outcome.status, said: lastLine(outcome.errors))
    }
    if let lines = bytesOfFile(wav + ".nbest", limit: 1 << 24),
      let best = choose(Hypotheses(lines: String(decoding: lines, as: UTF8.self)))
    {
      return best
    }
    let written = ["", ".txt", ".json"].lazy.compactMap {
      bytesOfFile(self.out + $0, limit: 1 << 24)
    }
    return try spokenText(in: String(decoding: written.first ?? outcome.output, as: UTF8.self))
  }
}
