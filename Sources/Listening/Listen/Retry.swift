package import Actions
import Audio
import Glibc
import Model
import Store
import System
import Words

extension Session {
  /// The recordings that nobody works with, the oldest first.
  var recordingsWaiting: [String] {
    namesOfEntries(in: recordingsFolder).filter { $0.hasSuffix(".wav") }
      .map { recordingsFolder + "/" + $0 }.sorted()
  }

  /// How many recordings wait, and how many are being worked with at present.
  package var recordingCounts: (waiting: Int, taken: Int) {
    let paths = recordingsWaiting
    let waiting = paths.count { Recording.take($0) != nil }
    return (waiting, paths.count - waiting)
  }

  /// Writes down the recordings that wait, and has done what was said in each.
  package func retryRecordings(
    _ settings: ListenSettings,
    act: TranscriptAction
  ) throws -> ExitStatus {
    let screen = ListenScreen(self)
    let tell: (ListenState, String) -> Void = { screen.show($0, $1) }
    var signals: SignalDescriptor? = try SignalDescriptor([SIGINT, SIGTERM, SIGHUP])
    var status: ExitStatus?
    for path in recordingsWaiting {
      guard let recording = Recording.take(path) else { continue }
      if let moment = recording.storingAt {
        if hasDatabase, try openStore().hasBatch(madeAt: moment) {
          // Its to-dos are there; only its end was not seen.
          recording.remove()
          continue
        }
        recording.forgetNote()
      }
      guard let sound = recording.sound, !sound.samples.isEmpty else {
        recording.remove()
        continue
      }
      recording.finish()
      let heard = Heard(
        sound: sound,
        recording: recording,
        saidAt: recording.startedAt + sound.duration
      )
      // Each has a moment of its own in the journal.
      var session = self
      session.now = environment.now()
      do {
        signals = try signals ?? SignalDescriptor([SIGINT, SIGTERM, SIGHUP])
        let text = try written(heard, interrupt: signals?.descriptor ?? -1, tell: tell)
        signals = nil
        let outcome = try session.carryOut(text, heard, settings, act: act, tell: tell)
        status = status == nil || status == .ok ? outcome : status
      } catch let trouble as CommandError where trouble.status == .rejectedAsNoise {
        // Its text is set aside; the others are worth a try.
        screen.clear()
        for line in trouble.lines(tone) { talk(line) }
        status = .rejectedAsNoise
      }
    }
    guard let status else { throw CommandError.listening(.noneWaits) }
    return status
  }

  /// Deletes the recordings that wait, unheard.
  package func discardRecordings(unasked: Bool) throws -> ExitStatus {
    let recordings = recordingsWaiting.compactMap(Recording.take)
    guard !recordings.isEmpty else { throw CommandError.listening(.noneWaits) }
    let count = ["count": String(recordings.count)]
    guard unasked || confirms(ListenSentences.askDiscard.text(tone, count), otherwise: false) else {
      throw CommandError.needsYes(command: commandLine(["listen", "--discard", "--yes"]))
    }
    for recording in recordings { recording.remove() }
    talk(ListenSentences.discarded, count)
    return .ok
  }
}
