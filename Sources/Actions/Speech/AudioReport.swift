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

  package init(
    recorders: [Recorder],
    sources: [String]?,
    device: String,
    level: Int?,
    noise: Int,
    isDead: Bool,
    said: String,
    transcribers: [String]
  ) {
    self.recorders = recorders
    self.sources = sources
    self.device = device
    self.level = level
    self.noise = noise
    self.isDead = isDead
    self.said = said
    self.transcribers = transcribers
  }

  /// Whether sound comes, and something makes text of it.
  package var hears: Bool { level != nil && !isDead && !transcribers.isEmpty }
}
