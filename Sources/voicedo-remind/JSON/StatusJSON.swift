import Actions
package import Answers
import Listening
import Model
import Planning
package import System

/// How the service stands: what `status` answers.
struct StatusJSON: Answer {
  let service: ServiceReport
  let open: Int
  let quiet: QuietJSON
  let session: Session

  init(_ service: ServiceReport, open: Int, quiet: Planning.Quiet, in session: Session) {
    self.service = service
    self.open = open
    self.quiet = QuietJSON(quiet, at: session.now, in: session.zone)
    self.session = session
  }

  static let object = AnswerObject<Self>(
    "status",
    "How the service stands.",
    in: \.session.zone,
    [
      .field("running", "Whether a service watches this database.", \.service.isRunning),
      .field(
        "service",
        "What the service says of itself.",
        nullWhere: "none answers on the session bus",
        \.service.status
      ),
      .field("database", "The path of the database.", \.session.paths.database),
      .field(
        "settings",
        "The path of the config file, whether it is there or not.",
        \.session.paths.settings
      ),
      .field("open", "How many to-dos are open.", \.open),
      .field("quiet", "The quiet that was asked for.", \.quiet),
      .field(
        "recordings",
        "How many recordings wait for listen --retry.",
        \.session.recordingCounts.waiting
      ),
      .field("version", "The version of this command.") { _ in Version.number },
      .zone(\.session.zone, "The zone of the machine, and of instants."),
    ]
  )
}

extension ServiceStatus: Answer {
  package static let object = AnswerObject<Self>(
    "service",
    "What the service says of itself.",
    [
      .field("version", "Its version.", \.version),
      .field("pid", "The number of its process.", \.processID),
      .field("database", "The path of the database that it watches.", \.database),
      .field("schema", "The version of that database's tables.", \.schema),
      .field("open", "How many to-dos are open.", \.open),
      .field(
        "nextWake",
        "When it looks at the reminders again.",
        nullWhere: "no reminder is ahead",
        \.nextWake
      ),
      .field("started", "When it was started.", \.started),
      .field("server", "The notification server.", nullWhere: "none answers", \.server),
      .field(
        "doNotDisturb",
        "Whether the notification server keeps popups back.",
        \.isDoNotDisturb
      ),
      .field("locked", "Whether the screen is locked.", \.isLocked),
      .field("idle", "Whether nobody has touched the machine for a while.", \.isIdle),
    ]
  )
}

extension NotificationServerFacts: Answer {
  package static let object = AnswerObject<Self>(
    "server",
    "What the notification server says of itself.",
    [
      .field("name", "Its name.", \.name),
      .field("vendor", "Who makes it.", \.vendor),
      .field("version", "Its version.", \.version),
      .field(
        "capabilities",
        "What it can do, in words of the Desktop Notifications Specification.",
        \.capabilities
      ),
    ]
  )
}
