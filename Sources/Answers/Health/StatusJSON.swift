package import Actions
import Model
package import Planning
package import System

/// How the service stands: what `status` answers.
package struct StatusJSON: Answer {
  let service: ServiceReport
  let open: Int
  let quiet: QuietJSON
  /// How many recordings wait to be heard again.
  let recordings: Int
  let session: Session

  package init(
    _ service: ServiceReport,
    open: Int,
    quiet: Quiet,
    recordings: Int,
    in session: Session
  ) {
    self.recordings = recordings
    self.service = service
    self.open = open
    self.quiet = QuietJSON(quiet, at: session.now, in: session.zone)
    self.session = session
  }

  package static let object = Object("status", "How the service stands.") {
    Field("running", "Whether a service watches this database.", \.service.isRunning)
    Field("service", "What the service says of itself.", \.service.status)
      .null(where: "none answers on the session bus")
    Field("database", "The path of the database.", \.session.paths.database)
    Field(
      "settings",
      "The path of the config file, whether it is there or not.",
      \.session.paths.settings
    )
    Field("open", "How many to-dos are open.", \.open)
    Field("quiet", "The quiet that was asked for.", \.quiet)
    Field("recordings", "How many recordings wait for listen --retry.", \.recordings)
    Field("version", "The version of this command.") { _ in Version.number }
    Field.zone("The zone of the machine, and of instants.")
  }
}

extension ServiceStatus: Answer {
  package static let object = Object("service", "What the service says of itself.") {
    Field("version", "Its version.", \.version)
    Field("pid", "The number of its process.", \.processID)
    Field("database", "The path of the database that it watches.", \.database)
    Field("schema", "The version of that database's tables.", \.schema)
    Field("open", "How many to-dos are open.", \.open)
    Field("nextWake", "When it looks at the reminders again.", \.nextWake)
      .null(where: "no reminder is ahead")
    Field("started", "When it was started.", \.started)
    Field("server", "The notification server.", \.server).null(where: "none answers")
    Field("doNotDisturb", "Whether the notification server keeps popups back.", \.isDoNotDisturb)
    Field(
      "switchedOff",
      "Whether the desktop's settings have the popups of this program switched off.",
      \.isSwitchedOff
    )
    Field("locked", "Whether the screen is locked.", \.isLocked)
    Field("idle", "Whether nobody has touched the machine for a while.", \.isIdle)
  }
}

extension NotificationServerFacts: Answer {
  package static let object = Object("server", "What the notification server says of itself.") {
    Field("name", "Its name.", \.name)
    Field("vendor", "Who makes it.", \.vendor)
    Field("version", "Its version.", \.version)
    Field(
      "capabilities",
      "What it can do, in words of the Desktop Notifications Specification.",
      \.capabilities
    )
  }
}
