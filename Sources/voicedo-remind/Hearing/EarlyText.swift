import Glibc
import Hearing
import Model
import System

/// Text that is made while the recording still goes on, so that little is left to do at its end.
///
/// A command that hears samples as they come shows what it makes of them. Whatever writes down files
/// does so with each stretch of speech as soon as nobody has spoken for a second: it is the more
/// exact one, and its text counts unless it takes too long.
final class EarlyText {
  private let transcriber: Transcriber
  private let environment: (String) -> String?
  private var live: LiveText?
  /// The stretches that are written down, one after the other, and what came of those that are done.
  private var runs: [(run: LocalRun, file: PrivateFile)] = []
  private var texts: [String] = []
  /// How many samples they are of.
  private var taken = 0
  /// Whether files are still written down.
  private var isExact: Bool

  /// Nobody has spoken for so long where a stretch ends.
  private static let pause = Duration.seconds(1)
  /// So long the more exact text is waited for where there is another one.
  private static let patience = Duration.seconds(3)

  /// `nil` where the first choice of what makes text is no command on this machine.
  init?(_ session: Session) {
    guard let transcriber = session.transcribers.first, !transcriber.isService else { return nil }
    self.transcriber = transcriber
    environment = session.world.environment
    live = transcriber.stream.isEmpty ? nil : LiveText(transcriber.stream)
    isExact = !transcriber.arguments.isEmpty
  }

  deinit {
    for (_, file) in runs { file.remove() }
  }

  /// What was heard so far, of stretches where nothing hears sound as it comes; empty where nothing
  /// is known yet.
  var heard: String { live?.text ?? texts.joined(separator: " ") }

  /// What to wait for while a recording grows.
  func waits(for sound: Sound) -> [pollfd] { live?.waits(for: sound) ?? [] }

  /// Takes in what a recording has by now.
  func goOn(with sound: Sound, _ detector: SpeechDetector) {
    live?.goOn(with: sound)
    guard isExact else { return }
    takeTexts()
    guard runs.isEmpty else { return }
    let spoke = Sound.samples(in: detector.duration - detector.silence)
    guard isExact, detector.hasHeardSpeech, detector.silence >= EarlyText.pause, spoke > taken
    else { return }
    begin(with: sound)
  }

  /// The text of all that was said, now that the recording is at its end; `nil` where none was made
  /// in this way, and the recording has to be written down from its beginning.
  func finish(
    _ sound: Sound,
    interrupt: Int32
  ) throws(TranscriptionTrouble) -> String? {
    if isExact { begin(with: sound) }
    let whole = LiveText.whole(sound)
    let start = ContinuousClock.now
    // What is behind by as much as half of it was long does not catch up.
    let longest = Duration.seconds(10) + sound.duration / 2
    var heard: String?
    while true {
      takeTexts()
      if isExact, runs.isEmpty, !texts.isEmpty { return texts.joined(separator: " ") }
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
      let isPatient = heard.map(\.isEmpty) ?? true || waited < EarlyText.patience
      guard live != nil || isExact && !runs.isEmpty && isPatient else { break }
      var waits = waits(for: whole) + [pollfd(fd: interrupt, events: Int16(POLLIN), revents: 0)]
      // Of the others nobody tells that they have ended.
      _ = poll(&waits, nfds_t(waits.count), 5)
      if waits.last.map({ $0.revents != 0 }) ?? false { throw .interrupted }
    }
    return heard.flatMap { $0.isEmpty ? nil : $0 }
  }
}

extension EarlyText {
  /// Starts to write down what was said since the last stretch.
  private func begin(with sound: Sound) {
    let stretch = Sound(Array(sound.samples[taken...]))
    let parts = SpeechMap(stretch).parts(ofAtMost: transcriber.samplesAtOnce)
    taken = sound.samples.count
    guard let part = parts.first else { return }
    isExact = parts.count == 1
    guard isExact else { return }
    let piece = Sound(Array(stretch.samples[part]))
    do {
      let file = try PrivateFile(named: "speech.wav", bytes: piece.wave, in: environment)
      do {
        let run = try LocalRun(
          transcriber.arguments,
          wav: file.path,
          length: piece.duration,
          choose: transcriber.choose
        )
        runs.append((run, file))
      } catch {
        file.remove()
        throw error
      }
    } catch {
      isExact = false
    }
  }

  /// Takes the texts of those that have ended; without one of them there is no whole.
  private func takeTexts() {
    while isExact, let (run, file) = runs.first, run.isOver {
      do {
        let text = try run.text(interrupt: -1)
        if !text.isEmpty { texts.append(text) }
      } catch {
        isExact = false
      }
      runs.removeFirst()
      file.remove()
    }
  }
}
