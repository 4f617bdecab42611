import Model
import System

/// What `status --json` answers.
struct StatusJSON: Encodable, Sendable {
  let running: Bool
  @Present var service: ServiceJSON?
  let database: String
  let settings: String
  let open: Int
  let version: String
  let zone: String

  init(_ check: ServiceCheck, open: Int, in session: Session) {
    running = check.isRunning
    service = check.status.map { ServiceJSON($0, in: session.zone) }
    database = session.paths.database
    settings = session.paths.settings
    self.open = open
    version = Version.number
    zone = session.zone.identifier
  }
}

/// What the service says about itself.
struct ServiceJSON: Encodable, Sendable {
  let version: String
  let pid: UInt32
  let database: String
  let schema: UInt32
  let open: UInt32
  @Present var nextWake: String?
  let started: String
  @Present var server: ServerJSON?

  init(_ status: ServiceStatus, in zone: Zone) {
    version = status.version
    pid = status.processID
    database = status.database
    schema = status.schema
    open = status.open
    nextWake = status.nextWake?.iso8601(in: zone)
    started = status.started.iso8601(in: zone)
    server = status.server.map(ServerJSON.init)
  }
}

/// The notification server.
struct ServerJSON: Encodable, Sendable {
  let name: String
  let vendor: String
  let version: String
  let capabilities: [String]

  init(_ server: NotificationServerFacts) {
    name = server.name
    vendor = server.vendor
    version = server.version
    capabilities = server.capabilities
  }
}
