import Actions
import Audio
import Glibc
import Interchange
import Language
import Model
import System
import Words

/// A local command at work on a WAV file; it is ended with its owner.
final class LocalRun {
  private let child: Child
  private let wav: String
  private let out: String
  private let limit: Int
  private let end: ContinuousClock.Instant
  private let choose: Transcriber.Choice
  private var said: [UInt8] = []
  private var complaints: [UInt8] = []

  /// More of what a command says, or writes, is not kept.
  private static let most = 1 << 20

  /// Starts it on a file with so much sound in it.
  init(
    _ arguments: [String],
    wav: String,
    length: Duration,
    choose: @escaping Transcriber.Choice
  ) throws(TranscriptionError) {
    (self.wav, self.choose) = (wav, choose)
    let out = wav + ".out"
    self.out = out
    limit = Transcriber.secondsLimit(for: length)
    end = .now + .seconds(limit)
    let list = wav + ".list"
    if arguments.contains("{list}"), !writePrivately(wav + "\n", to: list) { throw .notRead }
    let places = ["wav": wav, "out": out, "list": list, "seg": wav + ".seg"]
    let words = arguments.map { $0.filled(places) }
    do throws(SystemError) {
      child = try Child(words, errors: .pipe)
    } catch {
      throw error.code == ENOENT ? .notThere : .ended(status: 127, said: systemReason(error.code))
    }
  }

  deinit {
    // Files that it writes from now on would stay.
    _ = child.kill()
    for end in ["", ".txt", ".json"] { unlink(out + end) }
    for end in [".list", ".nbest", ".seg"] { unlink(wav + end) }
  }

  /// Takes what it says, so that it never waits for a reader; whether it has ended, or has to.
  func isOver() -> Bool {
    take(from: child.output, to: &said)
    take(from: child.errors, to: &complaints)
    return child.ended() != nil || .now >= end
  }

  private func take(from descriptor: Int32, to bytes: inout [UInt8]) {
    // A recording that goes on does not wait for one who says much.
    for _ in 0..<16 {
      guard case .bytes(let piece) = Child.readPiece(of: descriptor) else { return }
      bytes += piece.prefix(max(0, LocalRun.most - bytes.count))
    }
  }

  /// Waits for what it answers; it stops when the descriptor `interrupt` becomes readable.
  func text(interrupt: Int32) throws(TranscriptionError) -> String {
    let outcome = child.outcome(within: max(.zero, end - .now), interrupt: interrupt)
    if outcome.isInterrupted { throw .interrupted }
    if outcome.isOutOfTime { throw .outOfTime(seconds: limit) }
    guard outcome.ending == .exit(0) else {
      throw .ended(status: outcome.status, said: lastLine(complaints + outcome.errors))
    }
    let written = ["", ".txt", ".json"].lazy.compactMap {
      bytesOfFile(self.out + $0, limit: LocalRun.most)
    }
    let answer = written.first ?? said + outcome.output
    let words = String(decoding: answer, as: UTF8.self).withoutScore(of: wav)
    // Where it heard no words it finds much possible all the same.
    if !words.isEmpty, let lines = bytesOfFile(wav + ".nbest", limit: LocalRun.most),
      let best = choose(Hypotheses(lines: String(decoding: lines, as: UTF8.self)))
    {
      return punctuated(best, pauses: pauses(in: best))
    }
    let text = try spokenText(in: words)
    return punctuated(text, pauses: pauses(in: text))
  }
}

extension LocalRun {
  /// How many words of a text stand before each pause, by the times of the words that it was
  /// chosen among; none where the recogniser tells none.
  private func pauses(in text: String) -> [Int] {
    guard let lines = bytesOfFile(wav + ".seg", limit: LocalRun.most),
      let wave = bytesOfFile(wav, limit: 1 << 31)
    else { return [] }
    do {
      let words = TimedWords(line: String(decoding: lines, as: UTF8.self))
      let silent = SpeechMap(try Sound(wave: wave)).pauses(ofAtLeast: SpokenSpan.pause)
      return words.pauses(silent, in: text)
    } catch {
      return []
    }
  }
}

extension String {
  /// The words without the file and the score behind them: `buy milk (/tmp/speech.wav -2043)`.
  fileprivate func withoutScore(of file: String) -> String {
    let text = trimmed
    guard text.last == ")", let bracket = text.lastIndex(of: "("),
      text[text.index(after: bracket)...].hasPrefix(file + " ")
    else { return text }
    return String(text[..<bracket]).trimmed
  }
}
