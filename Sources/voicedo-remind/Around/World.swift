import Model

/// Everything around the program that it asks or tells; tests put their own in its place.
struct World: Sendable {
  var environment: @Sendable (String) -> String?
  var input: StandardInput
  var output: Output
  var terminal: Terminal
  var now: @Sendable () -> Instant
  var zones: ZoneDirectory
  var service: ServiceLink
  /// Whether the process ends when the command has run.
  var endsWithRun = false
}
