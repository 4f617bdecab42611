import Actions
import Glibc
import Listening
import Model
import System

extension Environment {
  /// The process's own surroundings.
  static func live() -> Environment {
    let variable: @Sendable (String) -> String? = { name in
      getenv(name).map { String(cString: $0) }
    }
    var environment = Environment(
      variable: variable,
      input: .standard,
      output: .standard,
      terminal: .current(variable),
      now: { .now },
      zones: .system,
      system: .live,
      service: .live,
      online: .live,
      audio: .live,
      endsWithRun: true
    )
    environment.calendars = .live
    return environment
  }
}
