import Actions
import Model
import Planning
import System

/// What `status --json` answers.
struct StatusJSON: Encodable, Sendable {
  let running: Bool
  @Present var service: ServiceJSON?
  let database: String
  let settings: String
  let open: Int
  let quiet: QuietJSON
  let recordings: Int
  let version: String
  let zone: String

  init(_ check: ServiceReport, open: Int, quiet: Planning.Quiet, in session: Session) {
    running = check.isRunning
    service = check.status.map { ServiceJSON($0, in: session.zone) }
    database = session.paths.database
    settings = session.paths.settings
    self.open = open
    self.quiet = QuietJSON(quiet, in: session)
    recordings = session.recordingCounts.waiting
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
  let doNotDisturb: Bool
  let locked: Bool
  let idle: Bool

  init(_ status: ServiceStatus, in zone: Zone) {
    version = status.version
    pid = status.processID
    database = status.database
    schema = status.schema
    open = status.open
    nextWake = status.nextWake?.iso8601(in: zone)
    started = status.started.iso8601(in: zone)
    server = status.server.map(ServerJSON.init)
    doNotDisturb = status.isDoNotDisturb
    locked = status.isLocked
    idle = status.isIdle
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

extension StatusJSON: Answer {
  static let shape = AnswerShape(
    "status",
    "How the service stands.",
    [
      AnswerField("running", .truth, "Whether a service watches this database."),
      AnswerField(
        "service",
        .object(ServiceJSON.self),
        "What the service says of itself.",
        nullWhere: "none answers on the session bus"
      ),
      AnswerField("database", .text, "The path of the database."),
      AnswerField("settings", .text, "The path of the config file, whether it is there or not."),
      AnswerField("open", .wholeNumber, "How many to-dos are open."),
      AnswerField("quiet", .object(QuietJSON.self), "The quiet that was asked for."),
      AnswerField("recordings", .wholeNumber, "How many recordings wait for listen --retry."),
      AnswerField("version", .text, "The version of this command."),
      AnswerField("zone", .zone, "The zone of the machine, and of instants."),
    ]
  )
}

extension ServiceJSON: Answer {
  static let shape = AnswerShape(
    "service",
    "What the service says of itself.",
    [
      AnswerField("version", .text, "Its version."),
      AnswerField("pid", .wholeNumber, "The number of its process."),
      AnswerField("database", .text, "The path of the database that it watches."),
      AnswerField("schema", .wholeNumber, "The version of that database's tables."),
      AnswerField("open", .wholeNumber, "How many to-dos are open."),
      AnswerField(
        "nextWake",
        .instant,
        "When it looks at the reminders again.",
        nullWhere: "no reminder is ahead"
      ),
      AnswerField("started", .instant, "When it was started."),
      AnswerField(
        "server",
        .object(ServerJSON.self),
        "The notification server.",
        nullWhere: "none answers"
      ),
      AnswerField("doNotDisturb", .truth, "Whether the notification server keeps popups back."),
      AnswerField("locked", .truth, "Whether the screen is locked."),
      AnswerField("idle", .truth, "Whether nobody has touched the machine for a while."),
    ]
  )
}

extension ServerJSON: Answer {
  static let shape = AnswerShape(
    "server",
    "What the notification server says of itself.",
    [
      AnswerField("name", .text, "Its name."),
      AnswerField("vendor", .text, "Who makes it."),
      AnswerField("version", .text, "Its version."),
      AnswerField(
        "capabilities",
        .list(.text),
        "What it can do, in words of the Desktop Notifications Specification."
      ),
    ]
  )
}
