package import Actions
import Audio
import Words

extension AudioReport {
  /// Listens for a second, and looks at what is there.
  package init(_ session: Session, _ settings: ListenSettings) {
    let audio = session.environment.audio
    let recorders = session.recorders(settings)
    let trial =
      recorders.isEmpty
      ? SoundSystem.Trial() : audio.listen(recorders, settings.device, .seconds(1))
    var detector = SpeechDetector()
    detector.hear(trial.samples)
    self.init(
      recorders: recorders,
      sources: audio.sources(),
      device: session.deviceName(settings),
      level: trial.samples.isEmpty ? nil : Level.decibels(trial.samples[...]),
      noise: trial.samples.isEmpty ? Level.lowest : detector.noise,
      isDead: detector.isDead,
      said: trial.said,
      transcribers: session.transcribers.map(\.name)
    )
  }
}
