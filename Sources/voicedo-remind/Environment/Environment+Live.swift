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
    return Environment(
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
  }
}

extension ServiceLink {
  /// The service of this session, over its bus.
  static let live = ServiceLink(
    isRunning: { ServiceLock.isHeld(byServiceOf: $0) },
    nudge: { ServiceLock.touch(ofDatabase: $0) },
    status: { () throws(BusError) in try ServiceClient.status() },
    tryNotification: { () throws(BusError) in try ServiceClient.tryNotification() },
    tell: { news, limit throws(BusError) in
      try ServiceClient.tell(news, awaiting: limit)
    }
  )
}

extension SystemFacts {
  /// The machine that the program runs on.
  static let live = SystemFacts(
    zone: { .system },
    file: { FileFacts(path: $0) },
    disk: { DiskFacts(path: $0) },
    unit: { UnitFacts(configuration: $0, data: $1) },
    isLingering: { Lingering.isOn() },
    server: { NotificationServerFacts.asked() },
    isQuiet: { NotificationServerFacts.isQuiet() }
  )
}
