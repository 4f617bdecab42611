import Actions
import Audio
import Words

/// Whether the person can be heard here: what `doctor audio` tells.
struct AudioReport {
  let recorders: [Recorder]
  let sources: [String]?
  let device: String
  /// In decibels; `nil` where nothing came from the microphone.
  let level: Int?
  let noise: Int
  /// Whether everything that came is 0.
  let isDead: Bool
  let said: String
  let transcribers: [String]

  init(_ session: Session, _ settings: ListenSettings) {
    let audio = session.environment.audio
    recorders = session.recorders(settings)
    sources = audio.sources()
    device = session.deviceName(settings)
    let trial =
      recorders.isEmpty
      ? SoundSystem.Trial() : audio.listen(recorders, settings.device, .seconds(1))
    var detector = SpeechDetector()
    detector.hear(trial.samples)
    isDead = detector.isDead
    level = trial.samples.isEmpty ? nil : Level.decibels(trial.samples[...])
    noise = trial.samples.isEmpty ? Level.lowest : detector.noise
    said = trial.said
    transcribers = session.transcribers.map(\.name)
  }

  /// Whether sound comes, and something makes text of it.
  var hears: Bool { level != nil && !isDead && !transcribers.isEmpty }

  /// The report as a person reads it.
  func text(_ session: Session) -> String {
    func say(_ sentence: ListenSentences, _ values: [String: String] = [:]) -> String {
      sentence.text(session.tone, values.mapValues(\.printable))
    }
    var sheet = Sheet(session)
    sheet.add(
      say(.labelRecorder),
      recorders.isEmpty ? say(.noRecorder) : recorders.map(\.rawValue).joined(separator: ", ")
    )
    let named = sources.map { names in
      names.isEmpty
        ? say(.sourcesNone)
        : names.map { $0 == device ? say(.sourceChosen, ["source": $0]) : $0.printable }
          .joined(separator: "\n")
    }
    sheet.add(say(.labelMicrophone), named ?? say(.sourcesUnknown))
    let values = [
      "device": device, "level": String(level ?? 0), "noise": String(noise),
      "said": said.isEmpty ? "" : ": " + said,
    ]
    let heard: ListenSentences =
      level == nil ? .levelNone : isDead ? .levelSilent : .levelHeard
    let how = (sources?.count ?? 0) > 1 ? ["\n" + say(.levelHow)] : []
    sheet.add(say(.labelLevel), say(heard, values) + how.joined())
    sheet.add(
      say(.labelTranscriber),
      transcribers.isEmpty ? say(.noTranscriber) : transcribers.joined(separator: ", ")
    )
    return say(hears ? .canHear : .cannotHear) + "\n" + sheet.text
  }
}
