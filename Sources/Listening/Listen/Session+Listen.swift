package import Actions
import Audio
import Configuration
import Glibc
import Language
import Model
import Store
package import System
import Words

extension Session {
  /// Records what is said, makes text of it, and has it done.
  ///
  /// `tell` learns of each state, with what is to be said of it.
  package func listen(
    _ settings: ListenSettings,
    on control: ControlSocket,
    tell: @escaping (ListenState, String) -> Void,
    act: @escaping TranscriptAction
  ) throws -> ExitStatus {
    // Nobody is spoken to while being listened to.
    if self.settings.speech.isOn { environment.service.hush() }
    let screen = ListenScreen(self)
    let show: (ListenState, String) -> Void = { state, text in
      screen.show(state, text)
      tell(state, text)
    }
    let signals = try SignalDescriptor([SIGINT, SIGTERM, SIGHUP])
    var waiting: [ControlSocket.Request] = []
    var status = ExitStatus.failed
    defer { for request in waiting { control.answer(request, String(status.rawValue)) } }
    do {
      let recorder = try VoiceRecorder(self, settings, screen, control, signals, tell: tell)
      let end = try recorder.run()
      waiting = recorder.waiting
      // From here on somebody may speak again.
      control.closeDoor()
      let heard = Heard(
        sound: recorder.sound,
        recording: recorder.recording,
        saidAt: environment.now(),
        early: recorder.early
      )
      heard.recording?.finish()
      switch end {
      case .cancelled:
        heard.recording?.remove()
        throw CommandError.listening(.cancelled)
      case .interrupted:
        screen.clear()
        throw isKept(heard)
      case .finished: break
      }
      let text = try written(heard, interrupt: signals.descriptor, tell: show)
      // The steps from here on may ask the person, who may want to end it with Ctrl-C.
      signals.end()
      status = try carryOut(text, heard, settings, act: act, tell: show) { [self] in
        heard.recording?.remove()
        guard let control = try listenControl() else {
          throw CommandError.listening(.alreadyListening)
        }
        var session = self
        session.now = environment.now()
        return try session.listen(settings, on: control, tell: tell, act: act)
      }
    } catch {
      screen.clear()
      let trouble = error as? CommandError
      if let trouble { status = trouble.status }
      tell(.stopped, trouble?.lines(tone).joined(separator: "\n") ?? "")
      throw error
    }
    return status
  }

  /// Makes text of what was heard; where none comes of it, it is kept.
  func written(
    _ heard: Heard,
    interrupt: Int32 = -1,
    tell: (ListenState, String) -> Void
  ) throws -> Transcript {
    do {
      let (text, name) = try transcribe(
        heard.sound,
        early: heard.early,
        interrupt: interrupt,
        tell: tell
      )
      var transcript = Transcript(text: text, saidAt: heard.saidAt, recognizer: name)
      transcript.length = heard.sound.duration
      return transcript
    } catch CommandError.listening(.nothingSaid) {
      heard.recording?.remove()
      throw CommandError.listening(.nothingSaid)
    } catch {
      throw isKept(heard, error)
    }
  }

  /// Has done what was said, and lets go of the recording when it is done or set aside.
  func carryOut(
    _ transcript: Transcript,
    _ heard: Heard,
    _ settings: ListenSettings,
    act: TranscriptAction,
    tell: (ListenState, String) -> Void,
    recordAgain: (() throws -> ExitStatus)? = nil
  ) throws -> ExitStatus {
    tell(.parsing, ListenSentences.parsing.text(tone))
    heard.recording?.note(storingAt: now)
    do {
      let (status, said) = try act(self, transcript, recordAgain)
      if settings.keepsRecordings, status != .interrupted {
        heard.recording?.archive()
      } else {
        heard.recording?.remove()
      }
      tell(.saved, said)
      return status
    } catch let trouble as CommandError where trouble.isSetAside {
      heard.recording?.remove()
      throw trouble
    } catch {
      heard.recording?.forgetNote()
      throw isKept(heard, error)
    }
  }

  /// Says that a recording is kept, and how to go on with it; the trouble to end with.
  private func isKept(
    _ heard: Heard,
    _ error: any Error = CommandError.listening(.interrupted)
  ) -> any Error {
    guard heard.recording != nil else { return error }
    if case CommandError.listening(.noTranscriber) = error {
      for line in ListenError.noTranscriber.lines(tone) { talk(line) }
    }
    talk(ListenSentences.kept, ["command": commandLine(["listen", "--retry"])])
    if case CommandError.listening(.noTranscriber) = error {
      return CommandError.listening(.noTranscript)
    }
    return error
  }
}

/// Does what was said: everything that a transcript comes to, but for the recording that it is of;
/// answers how it ended, and what it answered.
///
/// `recordAgain` records anew in its place; `nil` where there is no microphone to do it with.
package typealias TranscriptAction = (
  _ session: Session, _ transcript: Transcript, _ recordAgain: (() throws -> ExitStatus)?
) throws -> (status: ExitStatus, said: String)

/// A recording, and when the last word of it was said.
struct Heard {
  let sound: Sound
  /// Where it is kept; `nil` where it is a file of the person's own, or in memory only.
  let recording: Recording?
  let saidAt: Instant
  /// The text that was made of it while it was recorded.
  var early: EarlyText?
}

extension CommandError {
  /// Whether what was said is kept where that is worth it, as noise or as what nothing fits.
  fileprivate var isSetAside: Bool {
    switch self {
    case .setAside, .newIsStored, .noise(.empty, heard: _),
      .tooManyAtOnce(_, limit: _, heard: _, isSetAside: true):
      true
    default: false
    }
  }
}
