import Actions
import Audio
import Glibc
import Model
import System

/// A command that makes text while somebody speaks: samples go in, a line comes out for each phrase.
///
/// It is never waited for while a recording goes on: it gets what its pipe takes. What it does not
/// do, however it ends, is no matter for the recording.
final class LiveText {
  private let child: Child
  /// How many bytes it was given.
  private var given = 0
  private var written: [UInt8] = []
  private var isOut = false

  /// A second of silence after the last word, so that one who waits for a pause finds it.
  private static let pause = [Int16](repeating: 0, count: Sound.rate)

  /// More of what it writes is not kept.
  private static let most = 1 << 20

  /// `nil` where there is no such program.
  init?(_ arguments: [String]) {
    do {
      child = try Child(arguments, input: .pipe)
    } catch {
      return nil
    }
  }

  /// The text that it wrote so far, as one line; a line that is not at its end does not count.
  private(set) var text = ""

  private func read(_ lines: ArraySlice<UInt8>) {
    do {
      text = try spokenText(in: String(decoding: lines, as: UTF8.self), isLive: true)
    } catch {
      // Of what is not understood the part before it stays.
    }
  }

  /// Lists the descriptors to wait for: where lines come from, and where samples go to as long as
  /// some are left.
  func waits(for sound: Sound) -> [pollfd] {
    guard !isOut else { return [] }
    let read = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
    guard given < sound.samples.count * 2, child.input >= 0 else { return [read] }
    return [read, pollfd(fd: child.input, events: Int16(POLLOUT), revents: 0)]
  }

  /// Gives it what it takes of a recording that grows, and takes what it has written.
  func goOn(with sound: Sound) {
    guard !isOut else { return }
    give(sound.samples)
    readLines()
  }

  /// All that is given of a recording at its end.
  static func whole(_ sound: Sound) -> Sound { Sound(sound.samples + pause) }

  /// Gives it what it takes of the rest, and takes what it has written.
  ///
  /// Answers the text of all that was said once it is there, `nil` before; throws how it ended
  /// otherwise.
  func end(with whole: Sound) throws(TranscriptionError) -> String? {
    goOn(with: whole)
    if given == whole.samples.count * 2 { child.closeInput() }
    guard isOut else { return nil }
    // Its pipe is closed, so it ends, too.
    let outcome = child.outcome(within: .seconds(1))
    guard outcome.isWell, given == whole.samples.count * 2 else {
      throw .ended(status: outcome.status, said: "")
    }
    // It is over: so is its last line.
    read(written[...])
    return text
  }

  /// Gives it the rest, and waits for the text of all that was said.
  ///
  /// It stops when the descriptor `interrupt` becomes readable.
  func finish(
    _ sound: Sound,
    within seconds: Int,
    interrupt: Int32
  ) throws(TranscriptionError) -> String {
    let whole = LiveText.whole(sound)
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      if let text = try self.end(with: whole) { return text }
      let left = end - .now
      guard left > .zero else { throw .outOfTime(seconds: seconds) }
      var waits = waits(for: whole) + [pollfd(fd: interrupt, events: Int16(POLLIN), revents: 0)]
      _ = poll(&waits, nfds_t(waits.count), Int32(min(left, .seconds(1)).wholeMilliseconds) + 1)
      if waits.last.map({ $0.revents != 0 }) ?? false { throw .interrupted }
    }
  }

  private func give(_ samples: [Int16]) {
    while given < samples.count * 2, child.input >= 0 {
      let piece = samples[given / 2..<min(samples.count, given / 2 + Sound.rate)]
      let bytes = piece.withUnsafeBytes { Array($0) }.dropFirst(given % 2)
      guard let count = Child.writePiece(bytes, to: child.input) else {
        child.closeInput()
        return
      }
      given += count
      if count < bytes.count { return }
    }
  }

  private func readLines() {
    let before = written.count
    // A recording that goes on does not wait for one who says much.
    for _ in 0..<16 {
      switch Child.readPiece(of: child.output) {
      case .nothingYet: break
      case .end: isOut = true
      case .bytes(let bytes):
        // Nobody says more than that.
        written += bytes.prefix(max(0, LiveText.most - written.count))
        continue
      }
      break
    }
    guard written[before...].contains(0x0A), let end = written.lastIndex(of: 0x0A) else { return }
    read(written[..<end])
  }
}
