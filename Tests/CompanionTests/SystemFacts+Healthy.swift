import Actions
import System

@testable import voicedo_remind

extension SystemFacts {
  /// A machine on which everything is as it should be.
  static let healthy = SystemFacts(
    zone: { ZoneFacts(machine: "Europe/Berlin") },
    file: { path in
      path.hasSuffix("config.toml")
        ? nil : FileFacts(mode: 0o600, size: path.hasSuffix("-wal") ? 0 : 131_072)
    },
    disk: { _ in DiskFacts(free: 50_000_000_000) },
    unit: { _, _ in .enabled },
    shadow: { _, _ in nil },
    serviceProgram: { "/opt/voicedo-remindd" },
    isLingering: { false },
    server: { nil },
    isQuiet: { false }
  )
}
