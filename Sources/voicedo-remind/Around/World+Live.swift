import Glibc
import Model
import System

extension World {
  /// The process's own surroundings.
  static func live() -> World {
    let environment: @Sendable (String) -> String? = { name in
      getenv(name).map { String(cString: $0) }
    }
    return World(
      environment: environment,
      input: .standard,
      output: .standard,
      terminal: .current(environment),
      now: { .now },
      zones: .system,
      system: .live,
      service: .live,
      online: .live,
      endsWithRun: true
    )
  }
}
