package import Model
import System

/// Everything outside the program that it asks or tells; tests put their own in its place.
package struct Environment: Sendable {
  /// A variable by its name.
  package var variable: @Sendable (String) -> String?
  package var input: StandardInput
  package var output: Output
  package var terminal: Terminal
  package var now: @Sendable () -> Instant
  package var zones: ZoneDirectory
  package var system: SystemFacts
  package var service: ServiceLink
  package var online: OnlineLink
  package var calendars = CalendarLink.none
  package var audio: SoundSystem
  /// Whether the process ends when the command has run.
  package var endsWithRun: Bool

  package init(
    variable: @escaping @Sendable (String) -> String?,
    input: StandardInput,
    output: Output,
    terminal: Terminal,
    now: @escaping @Sendable () -> Instant,
    zones: ZoneDirectory,
    system: SystemFacts,
    service: ServiceLink,
    online: OnlineLink,
    audio: SoundSystem,
    endsWithRun: Bool = false
  ) {
    self.variable = variable
    self.input = input
    self.output = output
    self.terminal = terminal
    self.now = now
    self.zones = zones
    self.system = system
    self.service = service
    self.online = online
    self.audio = audio
    self.endsWithRun = endsWithRun
  }

  /// Whether the locale has more signs than letters.
  package var hasUnicode: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap(variable)
    let locale = names.first { !$0.isEmpty }?.lowercased() ?? ""
    return locale.hasSuffix("utf-8") || locale.hasSuffix("utf8")
      || locale.containsText("utf-8@") || locale.containsText("utf8@")
  }

  /// Whether sentences without columns and signs are asked for (`VOICEDO_PLAIN=1`).
  package var wantsPlainAnswers: Bool {
    variable("VOICEDO_PLAIN").map { !["", "0"].contains($0) } ?? false
  }
}
