import Actions
import Audio
import Configuration
import Interchange
import Language
import Model
import System
import Words

extension Session {
  /// The recognisers of speech that are here, the first choice first.
  var transcribers: [Transcriber] {
    let settings = listenSettings
    var found: [Transcriber] = []
    func add(_ commands: [LocalCommand]) {
      for command in commands where !found.contains(where: { $0.name == command.name }) {
        guard let command = command.installed(in: self) else { continue }
        var transcriber = Transcriber(
          name: command.name,
          arguments: command.arguments,
          stream: command.stream,
          longest: command.longest,
          choose: likeliest
        )
        transcriber.isUnsure = command.isUnsure
        found.append(transcriber)
      }
    }
    func addOwn() {
      guard let program = (settings.command + settings.stream).first else { return }
      found.append(
        Transcriber(name: program, arguments: settings.command, stream: settings.stream)
      )
    }
    for name in settings.order {
      if name == "command" {
        addOwn()
      } else if let service = TranscriptionPreset.named(name) {
        found.append(onlineTranscriber(service))
      } else {
        add(LocalCommand.presets.filter { $0.name == name })
      }
    }
    if settings.order.isEmpty {
      addOwn()
      add(LocalCommand.presets)
    }
    return found
  }

  /// Chooses the text that sounds most like something to do, of those that are nearly as likely.
  private var likeliest: Transcriber.Choice {
    let context = LanguageContext(now: civilNow, zone: zone, conventions: settings.conventions)
    return { $0.best { soundness(of: respelled($0, unsure: true), in: context) } }
  }

  /// Makes text of what is said in a sound: each that turns speech into text tries in its turn, and
  /// what did not work is told.
  ///
  /// `early`, the text that was made of it while it was recorded, counts for the first. Throws
  /// `nothingSaid` without asking any where nobody speaks, and `noTranscript` where none of them
  /// gave a text.
  func transcribe(
    _ sound: Sound,
    early: EarlyText? = nil,
    interrupt: Int32 = -1,
    tell: (ListenState, String) -> Void
  ) throws -> (text: String, by: String) {
    let map = SpeechMap(sound)
    guard !map.isSilent else { throw CommandError.listening(.nothingSaid) }
    let transcribers = transcribers
    guard !transcribers.isEmpty else { throw CommandError.listening(.noTranscriber) }
    for (index, transcriber) in transcribers.enumerated() {
      tell(.transcribing, ListenSentences.transcribing.text(tone, ["name": transcriber.name]))
      do {
        let made = index == 0 ? try early?.finish(sound, interrupt: interrupt) : nil
        let text = try made ?? text(of: sound, map, with: transcriber, interrupt)
        if !text.isEmpty {
          return (respelled(text, unsure: transcriber.isUnsure), transcriber.name)
        }
        throw TranscriptionError.noWords
      } catch let trouble as TranscriptionError {
        if trouble == .interrupted { throw CommandError.listening(.interrupted) }
        let next = transcribers.dropFirst(index + 1).first?.name
        let sentence: ListenSentences = next == nil ? .gaveNothing : .gaveNothingTrying
        talk(
          sentence,
          ["name": transcriber.name, "reason": trouble.line(tone), "next": next ?? ""]
        )
      }
    }
    throw CommandError.listening(.noTranscript)
  }

  private func text(
    of sound: Sound,
    _ map: SpeechMap,
    with transcriber: Transcriber,
    _ interrupt: Int32
  ) throws -> String {
    var texts: [String] = []
    for part in map.parts(ofAtMost: transcriber.samplesAtOnce) {
      let piece = Sound(Array(sound.samples[part]))
      if transcriber.isService {
        let seconds = Int(piece.duration.components.seconds) + 1
        if let limit = try count(speech: seconds, of: transcriber.name) {
          throw TranscriptionError.said(limit)
        }
      }
      let file = try PrivateFile(named: "speech.wav", bytes: piece.wave, in: environment.variable)
      defer { file.remove() }
      let text = try transcriber.transcribe(file.path, piece.duration, interrupt)
      if !text.isEmpty { texts.append(text) }
    }
    return texts.joinedByPauses
  }
}

extension TranscriptionError {
  /// Why there is no text, as the end of a sentence.
  func line(_ tone: Tone) -> String {
    func say(_ sentence: ListenSentences, _ values: [String: String] = [:]) -> String {
      sentence.text(tone, values.mapValues(\.printable))
    }
    return switch self {
    case .notThere: say(.reasonNotThere)
    case .outOfTime(let seconds): say(.reasonTooLong, ["seconds": String(seconds)])
    case .ended(let status, let said):
      say(.reasonEnded, ["status": String(status), "said": said.isEmpty ? "" : ": " + said])
    case .notRead: say(.reasonNotRead)
    case .noWords, .interrupted: say(.reasonNoWords)
    case .said(let sentence): sentence.printable
    }
  }
}
