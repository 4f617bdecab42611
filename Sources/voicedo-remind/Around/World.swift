import Model
import System

/// Everything around the program that it asks or tells; tests put their own in its place.
struct World: Sendable {
  var environment: @Sendable (String) -> String?
  var input: StandardInput
  var output: Output
  var terminal: Terminal
  var now: @Sendable () -> Instant
  var zones: ZoneDirectory
  var system: SystemFacts
  var service: ServiceLink
  var online: OnlineLink
  var soundSystem = SoundSystem.live
  /// Whether the process ends when the command has run.
  var endsWithRun = false

  /// Whether the environment asks for sentences without columns and signs (`VOICEDO_PLAIN=1`).
  var wantsPlainAnswers: Bool {
    environment("VOICEDO_PLAIN").map { !["", "0"].contains($0) } ?? false
  }
}
