/// The findings of `doctor`, and what to do about each.
package enum DoctorSentences: Sentence, SentenceFamily {
  case reachable = "Reminders can reach you here."
  case notReachable = "Your to-dos are kept; reminders cannot reach you yet. What to look at:"
  case othersFine = "All is well with: {names}. To see all of it: {command}"
  case stateFine = "fine"
  case stateLook = "look"
  case stateProblem = "problem"
  case labelService = "Service"
  case labelStart = "Start"
  case labelBus = "Session bus"
  case labelNotifications = "Notifications"
  case labelQuiet = "Do not disturb"
  case labelZone = "Time zone"
  case labelSleep = "Sleep"
  case labelLingering = "Logged out"
  case labelDatabase = "Database"
  case labelFiles = "Files"
  case labelFilesystem = "Disk"
  case labelSpace = "Room"
  case labelSettings = "Settings"
  case labelSpeech = "Speech"
  case labelCalendars = "Calendars"
  case labelPush = "Phone"
  case labelHooks = "Hooks"
  case labelSync = "Sync"
  case labelTest = "Test"
  case restart = "To start it anew in this version: {command}"
  case noManager = "systemd does not run here, so starting the service is up to you"
  case autostarted = "your desktop starts it at login"
  case enabled = "starts with your session"
  case disabled = "installed, and not started with your session"
  case masked = "masked, so that nothing starts it"
  case unitAbsent = "{unit} is not installed, so the service does not start by itself"
  case ownFirst = """
    {own} is started, and {behind} of the package is not: an installation of your own comes first
    """
  case ownFirstHow = "To go on with the package, your to-dos as they are: {command}"
  case enableIt = "To have it started with your session: {command}"
  case installIt = "systemd/install.sh puts it in its place."
  case lingers = "the service also runs while you are logged out"
  case lingersNot = """
    the service runs while you are logged in; what falls due before comes at your next login
    """
  case lingerHow = "To keep it running all the time: {command}"
  case bus = "there, so popups can travel"
  case busHow = "A desktop session brings one; elsewhere the package dbus-user-session does."
  case answersInDunst = """
    it draws no buttons: a middle click on a popup, or “dunstctl context”, opens a menu with the answers
    """
  case answersInMako = "it draws no buttons: “makoctl menu” opens a menu with the answers"
  case isQuiet = "the desktop keeps popups back at present; reminders wait in its own history"
  case isNotQuiet = "off, popups are shown"
  case quietHow = "The desktop's own switch lets them through again."
  case quietHowDunst = """
    “dunstctl set-paused false” lets them through again. To have dunst 1.10 or newer show medication all \
    the same: override_pause_level = 100 under [urgency_critical] in dunstrc.
    """
  case quietHowMako = """
    “makoctl mode -r do-not-disturb” lets them through again. To have mako show medication all the same: \
    invisible=0 under [mode=do-not-disturb urgency=critical] in its configuration.
    """
  case zoneUnknown = "“{zone}” is not known here, so clock times count in UTC"
  case zoneHow = "TZ takes a zone such as Europe/Berlin."
  case noZones = "there are no time zones in {path}"
  case noZonesHow = "The package tzdata brings them."
  case zonesDiffer = "TZ says {choice}, the machine {machine}; the service may go by the other one"
  case zonesDifferHow = "Without TZ this command goes by the machine's zone, as the service does."
  case databaseFacts = "{path}: {todos} in all, {open} open; {size}, log {log}, schema {schema}"
  case databaseSound = "every page was looked at, and all is well"
  case databaseGaps = """
    triggers, views or indexes of it were gone, and were put back {moment}: another program changed the \
    tables, and what it wrote until then cannot be undone
    """
  case databaseDropped = """
    triggers, views, indexes or constraints of another program were taken out of it {moment}, since they \
    could change what is kept, or refuse it: {names}
    """
  case foreignColumns = """
    its tables have columns of another program: {names}; to take them out: {command}
    """
  case tickedAhead = """
    {count} ticked off at a time that has not come yet, the last one {moment}: the clock ran ahead then; \
    {command} shows what comes next
    """
  case waitsTooLong = """
    {names} would come later than by the rule that it repeats by; to look the database over: {command}
    """
  case dueUnshown = """
    something is due since {moment} and has not come to the screen, though the service runs
    """
  case databaseLogTaken = """
    its log was taken away {moment}, while the service had it open: what the log held was put back; a \
    program that cleans or synchronises this folder should leave {path} and what begins like it alone
    """
  case remarks = "{count} open with a remark of what was not understood; {command} shows them"
  case databaseDamaged = "a look at every page found damage:"
  case databaseDamagedHow = "To repair it, the damaged file kept: {command}"
  case notOwn = "{path} belongs to another user"
  case readable = "{path} can be read by others on this machine"
  case mended = "{path} could be read by others until now; it is yours alone again"
  case writableFolder = "others on this machine can put files into {path}"
  case filesFine = "for your eyes only"
  case typeThis = "To mend it: {command}"
  case localDisk = "on a disk of this machine"
  case servedDisk = """
    served by a program (FUSE); whether several programs can share it there is unsure
    """
  case networkDisk = """
    on another machine ({name}), where several programs cannot share a database safely
    """
  case readOnlyDisk = "can only be read, so nothing can be stored"
  case elsewhere = "{variable} names another place for the database."
  case space = "{size} free"
  case spaceHow = "Making room on that disk keeps everything going."
  case speaks = "answers are spoken by {command}"
  case speaksReminders = "answers and reminders are spoken by {command}"
  case speechAbsent = "nothing is spoken: there is no program {command} here"
  case speechTrouble = "nothing was spoken last: {reason}"
  case speechHow = """
    The command under [speech] in {path} is what speaks; packages that bring one: speech-dispatcher, \
    espeak-ng.
    """
  case settingsHow = "To look once more when it is mended: {command}"
}
