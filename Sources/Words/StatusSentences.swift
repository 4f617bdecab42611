/// What `status`, `doctor` and `config` tell about the service, this desktop and the settings.
package enum StatusSentences: String, SentenceFamily {
  case running, notRunning, startIt, sinceWhen, nextLook, noReminderAhead, openCount, openNone
  case sameVersion, otherVersion, otherDatabase
  case notAnswering, noBus, noBusNoPopups
  case databaseNew, settingsFile, settingsBuiltIn, settingsFine
  case zone
  case server, noServer, noServerMore, buttons, noButtons, bodyText, noBodyText, staysOnScreen
  case doNotDisturb, locked, idle
  case asleep, tryNeedsService, withSystemd, withoutSystemd
  case labelService, labelDatabase

  package var sentence: Sentence {
    switch self {
    case .running: Sentence("running, version {version} (process {pid})")
    case .notRunning:
      Sentence("not running; everything is stored, and reminders come once it runs")
    case .startIt: Sentence("To start it: {command}")
    case .sinceWhen: Sentence("since {moment}")
    case .nextLook: Sentence("looks at your reminders again {moment}")
    case .noReminderAhead: Sentence("no reminder ahead")
    case .openCount: Sentence("{count} open")
    case .openNone: Sentence("nothing open")
    case .sameVersion: Sentence("the same version as this command")
    case .otherVersion: Sentence("version {version}, while this command is {own}")
    case .otherDatabase: Sentence("it watches another database: {path}")
    case .notAnswering: Sentence("it holds the database, and does not answer on the bus")
    case .noBus: Sentence("running; there is no session bus here to ask it more")
    case .noBusNoPopups:
      Sentence("popups travel over the session bus; what falls due waits until there is one")
    case .databaseNew: Sentence("{path} (comes with the first to-do)")
    case .settingsFile: Sentence("{path}")
    case .settingsBuiltIn: Sentence("built-in (a file may be put at {path})")
    case .settingsFine: Sentence("All settings are fine.")
    case .zone: Sentence("{zone}, where it is {moment}")
    case .server: Sentence("{server} shows the notifications")
    case .noServer: Sentence("no notification server answers, so reminders are held until one does")
    case .noServerMore:
      Sentence("Most desktops bring one; under a plain window manager install dunst or mako.")
    case .buttons: Sentence("buttons work: Done and Later are on each reminder")
    case .noButtons: Sentence("no buttons; each reminder says which command to type")
    case .bodyText: Sentence("text below the title is shown")
    case .noBodyText: Sentence("only titles are shown")
    case .staysOnScreen: Sentence("reminders can stay until you answer")
    case .doNotDisturb:
      Sentence(
        warm: "your desktop keeps popups back for now (Do-Not-Disturb)",
        literal: "Do-Not-Disturb is on: the notification server keeps popups back",
        quiet: "Do-Not-Disturb is on"
      )
    case .locked: Sentence("the screen is locked")
    case .idle: Sentence("nobody has touched this machine for a while")
    case .asleep:
      Sentence(
        warm:
          "while the machine sleeps nothing can ring; what fell due comes first thing on waking",
        literal:
          "no reminder can appear while the machine sleeps; it appears when the machine wakes",
        quiet: "reminders wait while the machine sleeps"
      )
    case .tryNeedsService: Sentence("a test reminder needs the service")
    case .withSystemd: Sentence("systemctl --user start voicedo-remindd")
    case .withoutSystemd: Sentence("voicedo-remindd &")
    case .labelService: Sentence("Service")
    case .labelDatabase: Sentence("Database")
    }
  }
}
