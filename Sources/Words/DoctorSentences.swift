/// What `doctor` finds, and what to do about it.
package enum DoctorSentences: String, SentenceFamily {
  case reachable, notReachable, stateFine, stateLook, stateProblem
  case labelService, labelStart, labelBus, labelNotifications, labelQuiet, labelZone, labelSleep
  case labelLingering, labelDatabase, labelFiles, labelFilesystem, labelSpace, labelSettings
  case labelTest
  case restart, noManager, autostarted, enabled, disabled, masked, unitAbsent, enableIt, installIt
  case lingers, lingersNot, lingerHow
  case bus, busHow, isQuiet, isNotQuiet, quietHow
  case zoneUnknown, zoneHow, noZones, noZonesHow, zonesDiffer, zonesDifferHow
  case databaseFacts, databaseSound, databaseDamaged, databaseDamagedHow
  case notOwn, readable, mended, writableFolder, filesFine, typeThis
  case localDisk, servedDisk, networkDisk, readOnlyDisk, elsewhere, space, spaceHow
  case settingsHow

  package var sentence: Sentence {
    switch self {
    case .reachable: Sentence("Reminders can reach you here.")
    case .notReachable:
      Sentence("Your to-dos are kept; reminders cannot reach you yet. What to look at:")
    case .stateFine: Sentence("fine")
    case .stateLook: Sentence("look")
    case .stateProblem: Sentence("problem")
    case .labelService: Sentence("Service")
    case .labelStart: Sentence("Start")
    case .labelBus: Sentence("Session bus")
    case .labelNotifications: Sentence("Notifications")
    case .labelQuiet: Sentence("Do not disturb")
    case .labelZone: Sentence("Time zone")
    case .labelSleep: Sentence("Sleep")
    case .labelLingering: Sentence("Logged out")
    case .labelDatabase: Sentence("Database")
    case .labelFiles: Sentence("Files")
    case .labelFilesystem: Sentence("Disk")
    case .labelSpace: Sentence("Room")
    case .labelSettings: Sentence("Settings")
    case .labelTest: Sentence("Test")
    case .restart: Sentence("To start it anew in this version: {command}")
    case .noManager: Sentence("systemd does not run here, so starting the service is up to you")
    case .autostarted: Sentence("your desktop starts it at login")
    case .enabled: Sentence("starts with your session")
    case .disabled: Sentence("installed, and not started with your session")
    case .masked: Sentence("masked, so that nothing starts it")
    case .unitAbsent: Sentence("{unit} is not installed, so the service does not start by itself")
    case .enableIt: Sentence("To have it started with your session: {command}")
    case .installIt: Sentence("systemd/install.sh puts it in its place.")
    case .lingers: Sentence("the service also runs while you are logged out")
    case .lingersNot:
      Sentence(
        "the service runs while you are logged in; what falls due before comes at your next login"
      )
    case .lingerHow: Sentence("To keep it running all the time: {command}")
    case .bus: Sentence("there, so popups can travel")
    case .busHow:
      Sentence("A desktop session brings one; elsewhere the package dbus-user-session does.")
    case .isQuiet:
      Sentence("the desktop keeps popups back at present; reminders wait in its own history")
    case .isNotQuiet: Sentence("off, popups are shown")
    case .quietHow: Sentence("The desktop's own switch lets them through again.")
    case .zoneUnknown: Sentence("“{zone}” is not known here, so clock times count in UTC")
    case .zoneHow: Sentence("TZ takes a zone such as Europe/Berlin.")
    case .noZones: Sentence("there are no time zones in {path}")
    case .noZonesHow: Sentence("The package tzdata brings them.")
    case .zonesDiffer:
      Sentence("TZ says {choice}, the machine {machine}; the service may go by the other one")
    case .zonesDifferHow:
      Sentence("Without TZ this command goes by the machine's zone, as the service does.")
    case .databaseFacts:
      Sentence("{path}: {todos} in all, {open} open; {size}, log {log}, schema {schema}")
    case .databaseSound: Sentence("every page was looked at, and all is well")
    case .databaseDamaged: Sentence("a look at every page found damage:")
    case .databaseDamagedHow:
      Sentence("To repair it, the damaged file kept: {command}")
    case .notOwn: Sentence("{path} belongs to another user")
    case .readable: Sentence("{path} can be read by others on this machine")
    case .mended: Sentence("{path} could be read by others until now; it is yours alone again")
    case .writableFolder: Sentence("others on this machine can put files into {path}")
    case .filesFine: Sentence("for your eyes only")
    case .typeThis: Sentence("To mend it: {command}")
    case .localDisk: Sentence("on a disk of this machine")
    case .servedDisk:
      Sentence("served by a program (FUSE); whether several programs can share it there is unsure")
    case .networkDisk:
      Sentence("on another machine ({name}), where several programs cannot share a database safely")
    case .readOnlyDisk: Sentence("can only be read, so nothing can be stored")
    case .elsewhere: Sentence("{variable} names another place for the database.")
    case .space: Sentence("{size} free")
    case .spaceHow: Sentence("Making room on that disk keeps everything going.")
    case .settingsHow: Sentence("To look once more when it is mended: {command}")
    }
  }
}
