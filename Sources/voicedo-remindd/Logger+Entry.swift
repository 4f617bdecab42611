import Delivery
import Logging

extension Logger {
  /// Writes down what the delivery loop tells.
  func log(_ entry: LogEntry) {
    switch entry {
    case .clockChanged: info("The clock was set, or the machine woke up")
    case .zoneChanged(let zone): info("The zone is another now", metadata: ["zone": "\(zone)"])
    case .wakesInThePast:
      warning("The next moment lies in the past; looking again in a minute")
    case .serverAppeared: info("A notification server is there")
    case .serverDisappeared: info("No notification server is there")
    case .serverSilent:
      notice("The notification server does not answer; reminders are held until it does")
    case .serverAnswersAgain: info("The notification server answers again")
    case .refused(let reason): notice("A popup was refused", because: reason)
    case .briefingRefused(let reason): notice("The briefing was refused", because: reason)
    case .adoptionRefused(let reason): notice("A popup could not be taken over", because: reason)
    case .runaway: warning("The same reminders come again and again; they rest for a moment")
    case .pressed(let button): info("A button was pressed", metadata: ["button": "\(button)"])
    case .surroundings(let isDoNotDisturb, let isLocked, let isIdle):
      debug(
        "The surroundings changed",
        metadata: [
          "doNotDisturb": "\(isDoNotDisturb)", "locked": "\(isLocked)", "idle": "\(isIdle)",
        ]
      )
    case .databaseTrouble(let error):
      warning("The database has to wait", metadata: ["reason": "\(error)"])
    case .reserveGivenUp: notice("The disk is full; the room that was kept for that is given up")
    case .shownUnnoted:
      notice("A reminder is shown and cannot be noted; it may come once more")
    case .databaseWorks: info("The database works again")
    case .databaseReplaced: notice("The database was replaced or migrated; starting anew")
    case .logTaken: warning("The database's log was taken away while it was open")
    case .logPutBack(nil): notice("The database's log is back in its place; nothing is missing")
    case .logPutBack(let apart?):
      warning(
        "Others had begun another log; what the first one held was taken over",
        metadata: ["before": "\(apart)"]
      )
    case .closedToOthers(let path):
      notice("Others could get at a file; now nobody else can", metadata: ["path": "\(path)"])
    case .schemaDropped(let names):
      warning(
        "Triggers, views, indexes or constraints of another program were taken out of the database",
        metadata: ["names": "\(names.description)"]
      )
    case .unrecorded(let error): notice("What is on screen was not noted", because: "\(error)")
    case .backupMade: info("Made the backup of the day")
    case .backupFailed(let error): notice("There is no backup today", because: "\(error)")
    case .ending(let reason):
      if reason == .lockTaken {
        notice("Another service has the lock of the database; this one steps back")
      }
      info("Ending", metadata: ["code": "\(ExitCode.of(reason).rawValue)"])
    }
  }

  private func notice(_ message: Message, because reason: String) {
    notice(message, metadata: ["reason": "\(reason)"])
  }
}
