/// The report of `status`, `doctor` and `config` on the service, this desktop and the settings.
package enum StatusSentences: Sentence, SentenceFamily {
  case running = "running, version {version} (process {pid})"
  case notRunning = "not running; everything is stored, and reminders come once it runs"
  case startIt = "To start it: {command}"
  case sinceWhen = "since {moment}"
  case nextLook = "looks at your reminders again {moment}"
  case noReminderAhead = "no reminder ahead"
  case openCount = "{count} open"
  case openNone = "nothing open"
  case sameVersion = "the same version as this command"
  case otherVersion = "version {version}, while this command is {own}"
  case otherDatabase = "it watches another database: {path}"
  case notAnswering = "it holds the database, and does not answer on the bus"
  case noBus = "running; there is no session bus here to ask it more"
  case noBusNoPopups = "popups travel over the session bus; what falls due waits until there is one"
  case databaseNew = "{path} (comes with the first to-do)"
  case settingsFile = "{path}"
  case settingsBuiltIn = "built-in (a file may be put at {path})"
  case settingsFine = "All settings are fine."
  case zone = "{zone}, where it is {moment}"
  case server = "{server} shows the notifications"
  case noServer = "no notification server answers, so reminders are held until one does"
  case noServerMore = "Most desktops bring one; under a plain window manager install dunst or mako."
  case buttons = "buttons work: Done and Later are on each reminder"
  case noButtons = "no buttons; each reminder says which command to type"
  case bodyText = "text below the title is shown"
  case noBodyText = "only titles are shown"
  case staysOnScreen = "reminders can stay until you answer"
  case doNotDisturb = """
    your desktop keeps popups back for now (Do-Not-Disturb)
    Do-Not-Disturb is on: the notification server keeps popups back
    Do-Not-Disturb is on
    """
  case switchedOff = """
    the desktop's settings have these notifications switched off; reminders are held until they are \
    on again: Settings > Notifications > Reminders
    notifications of this program are switched off in the desktop's settings; reminders are held: \
    Settings > Notifications > Reminders
    switched off: Settings > Notifications > Reminders
    """
  case locked = "the screen is locked"
  case idle = "nobody has touched this machine for a while"
  case asleep = """
    while the machine sleeps nothing can ring; what fell due comes first thing on waking
    no reminder can appear while the machine sleeps; it appears when the machine wakes
    reminders wait while the machine sleeps
    """
  case tryNeedsService = "a test reminder needs the service"
  case withSystemd = "systemctl --user start voicedo-remindd"
  case withoutSystemd = "{program} &"
  case labelService = "Service"
  case labelDatabase = "Database"
}
