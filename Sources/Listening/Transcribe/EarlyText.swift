import Actions
import Audio
import Glibc
import Model
import System

/// Text that is made while the recording still goes on, so that little is left to do at its end.
///
/// A command that hears samples as they come shows what it makes of them. Whatever writes down files
/// does so with all that was said as soon as nobody has spoken for a second: if nothing more is said
/// its text is there before the recording ends. It is the more exact one, and counts unless it takes
/// too long.
final class EarlyText {
  private let transcriber: Transcriber
  private let environment: (String) -> String?
  private var live: LiveText?
  /// The run that writes it down, and the file that it is in.
  private var run: (of: LocalRun, file: PrivateFile)?
  /// The text that came of it, or why none did.
  private var text: String?
  private var trouble: TranscriptionError?
  /// How many samples of the recording `run` or `text` is of.
  private var covered = 0
  /// How many samples the recording has up to its last word.
  private var spoken = 0
  /// Whether files are written down.
  private var isExact: Bool

  /// Nobody has spoken for so long where all may have been said.
  private static let pause = Duration.seconds(1)
  /// So long the more exact text is waited for where there is another one.
  private static let timeout = Duration.seconds(3)

  /// `nil` where the first choice of what makes text is no command on this machine.
  init?(_ session: Session) {
    guard let transcriber = session.transcribers.first, !transcriber.isService else { return nil }
    self.transcriber = transcriber
    environment = session.environment.variable
    live = transcriber.stream.isEmpty ? nil : LiveText(transcriber.stream)
    isExact = !transcriber.arguments.isEmpty
  }

  deinit { letGo() }

  /// The text heard so far; empty where nothing is known yet.
  var heard: String { live?.text ?? text ?? "" }

  /// Lists the descriptors to wait for while a recording grows.
  func waits(for sound: Sound) -> [pollfd] { live?.waits(for: sound) ?? [] }

  /// Takes in what a recording has by now.
  func goOn(with sound: Sound, _ detector: SpeechDetector) {
    live?.goOn(with: sound)
    guard isExact else { return }
    spoken = detector.hasHeardSpeech ? Sound.samples(in: detector.duration - detector.silence) : 0
    if spoken > covered, covered > 0 { forgetRun() }
    takeText()
    guard covered == 0, spoken > 0, detector.silence >= EarlyText.pause else { return }
    begin(with: sound)
  }

  /// The text of all that was said, now that the recording is at its end.
  ///
  /// It is `nil` where none was made in this way, and the recording has to be written down from its
  /// beginning. Throws why what writes down files could not, where nothing was heard live either.
  ///
  /// Nothing of it goes on or stays behind when this is over, and it stops when the descriptor
  /// `interrupt` becomes readable.
  func finish(
    _ sound: Sound,
    interrupt: Int32
  ) throws(TranscriptionError) -> String? {
    defer { letGo() }
    if isExact, covered == 0 { begin(with: sound) }
    let whole = LiveText.whole(sound)
    let start = ContinuousClock.now
    // A recogniser that is behind by as much as half of it was long does not catch up.
    let longest = Duration.seconds(10) + sound.duration / 2
    var heard: String?
    while true {
      takeText()
      if let text { return text }
      if let live {
        do {
          heard = try live.end(with: whole)
        } catch {
          // The recording is there.
          self.live = nil
        }
      }
      let waited = start.duration(to: .now)
      if heard != nil || waited >= longest { live = nil }
      let isPatient = heard.map(\.isEmpty) ?? true || waited < EarlyText.timeout
      guard live != nil || run != nil && isPatient else { break }
      var waits = waits(for: whole) + [pollfd(fd: interrupt, events: Int16(POLLIN), revents: 0)]
      // Of the others nobody tells that they have ended.
      _ = poll(&waits, nfds_t(waits.count), 5)
      if waits.last.map({ $0.revents != 0 }) ?? false { throw .interrupted }
    }
    if let heard, !heard.isEmpty { return heard }
    if let trouble { throw trouble }
    return nil
  }
}

extension EarlyText {
  /// Starts to write down what was said so far, if that is not more than is taken at once.
  private func begin(with sound: Sound) {
    let parts = SpeechMap(sound).parts(ofAtMost: transcriber.samplesAtOnce)
    guard let part = parts.first else { return }
    isExact = parts.count == 1
    guard isExact else { return }
    covered = sound.samples.count
    let piece = Sound(Array(sound.samples[part]))
    do {
      let file = try PrivateFile(named: "speech.wav", bytes: piece.wave, in: environment)
      do {
        let run = try LocalRun(
          transcriber.arguments,
          wav: file.path,
          length: piece.duration,
          choose: transcriber.choose
        )
        self.run = (run, file)
      } catch {
        file.remove()
        throw error
      }
    } catch {
      // At the end it is tried once more, and what is in the way is told.
    }
  }

  /// Takes the text of what has ended, or why there is none.
  private func takeText() {
    guard let (run, _) = run, run.isOver() else { return }
    do {
      text = try run.text(interrupt: -1)
    } catch {
      trouble = error
    }
    endRun()
  }

  /// Somebody has spoken on: what is written down is not all.
  private func forgetRun() {
    endRun()
    (text, trouble, covered) = (nil, nil, 0)
  }

  /// Ends what writes down, and then deletes what it wrote: it is to leave nothing behind.
  private func endRun() {
    guard let file = run?.file else { return }
    run = nil
    file.remove()
  }

  private func letGo() {
    endRun()
    live = nil
  }
}
