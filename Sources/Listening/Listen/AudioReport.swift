package import Actions
import Audio
import Words

/// Whether the person can be heard here: what `doctor audio` tells.
package struct AudioReport {
  package let recorders: [Recorder]
  package let sources: [String]?
  package let device: String
  /// In decibels; `nil` where nothing came from the microphone.
  package let level: Int?
  package let noise: Int
  /// Whether everything that came is 0.
  package let isDead: Bool
  package let said: String
  package let transcribers: [String]

  package init(_ session: Session, _ settings: ListenSettings) {
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
  package var hears: Bool { level != nil && !isDead && !transcribers.isEmpty }
}
