import Actions
import Words

/// Every argument there is, by its sentence; what its values are called, a shell is told as well: the
/// names of lists for `list`, to-dos for `id` and `parent`, files for `file`.
extension Argument {
  /// The options of every verb.
  package static let common = [json, plain, color, help]

  package static let json = flag("--json", .json)
  package static let plain = flag("--plain", .plain)
  package static let color = option("--color", "color", .color).of(ColorChoice.self)
  package static let help = flag("--help", also: "-h", .helpFlag)

  // Words.
  package static let text = word("words", .text).repeating
  package static let authAction = word("action", .authAction).required
  package static let authName = word("name", .authName).required
  package static let authRest = word("rest", .authName).repeating.hidden
  package static let pushAction = word("action", .pushAction)
  package static let hookAction = word("action", .hookAction)
  package static let hookEvent = word("event", .hookEvent)
  package static let syncAction = word("action", .syncAction)
  package static let syncName = word("name", .syncName)
  package static let backupFile = word("file", .backupFile)
  package static let importFile = word("file", .importFile).required
  package static let exportFile = word("file", .exportFile)
  package static let restoredCopy = word("file", .restoredCopy)
  package static let benchSubject = word("subject", .benchSubject).required
  package static let shell = word("shell", .shell)
  package static let configQuestion = word("question", .configQuestion)
  package static let references = word("id", .references).required.repeating
  package static let doctorTopic = word("topic", .doctorTopic)
  package static let reference = word("id", .reference).required
  package static let findWords = word("words", .findWords).required.repeating
  package static let stepWords = word("words", .stepWords).repeating
  package static let fixTo = word("when", .fixTo).required.repeating
  package static let questionWords = word("words", .questionWords).repeating
  package static let heardText = word("number", .heardText).repeating
  package static let search = word("words", .search).repeating
  package static let transcript = word("-", .transcript)
  package static let nowSkip = word("skip", .nowSkip).repeating
  package static let listsWords = word("list", .listsWords).repeating
  package static let calendarAction = word("action", .calendarAction)
  package static let calendarPlace = word("file", .calendarPlace).repeating
  package static let moveWords = word("id", .moveWords).required.repeating
  package static let pauseUntil = word("id", .pauseUntil).required.repeating
  package static let focusWords = word("words", .focusWords).repeating
  package static let pomodoro = flag("--pomodoro", .pomodoro)
  package static let flow = flag("--flow", .flow)
  package static let stepsWords = word("id", .stepsWords).required.repeating
  package static let suggest = flag("--suggest", .suggest)
  package static let times = flag("--times", .times)
  package static let quietWhen = word("when", .quietWhen).repeating
  package static let agendaDays = word("days", .agendaDays).repeating
  package static let month = flag("--month", .month)
  package static let stretch = word("when", .stretch).repeating
  package static let step = word("step", .step).numbered
  package static let since = word("since", .since).repeating
  package static let remindTo = word("when", .remindTo).repeating
  package static let freshCount = word("count", .freshCount).numbered
  package static let archiveBefore = word("when", .archiveBefore).repeating
  package static let place = word("words", .place).required.repeating
  package static let spokenWords = word("words", .spokenWords).repeating
  package static let restTo = word("when", .restTo).repeating
  package static let snoozeTo = word("when", .snoozeTo).repeating
  package static let whyReference = word("id", .whyReference).repeating
  package static let reviewReference = word("id", .reviewReference).repeating

  // Options with values.
  package static let list = option("--list", "list", .list)
  package static let at = option("--at", also: "--when", "when", .at)
  package static let every = option("--every", "repeat", .every)
  package static let lead = option("--lead", "minutes", .lead)
  package static let parent = option("--parent", "id", .parent)
  package static let benchFile = option("--file", "wav", .benchFile)
  package static let benchSentences = option("--sentences", "file", .benchSentences)
  package static let barFormat = option("--format", "format", .barFormat).of(BarFormat.self)
  package static let htmlPage = option("--html", "file", .htmlPage)
  package static let doneAt = option("--at", also: "--when", "when", .doneAt)
  package static let olderThan = option("--older-than", "age", .olderThan)
  package static let newTitle = option("--title", "words", .newTitle)
  package static let newWhen = option("--when", also: "--due", "when", .newWhen)
  package static let newEvery = option("--every", "repeat", .newEvery)
  package static let newEnd = option("--end-time", "time", .newEnd)
  package static let newList = option("--list", "list", .newList)
  package static let newZone = option("--zone", "zone", .newZone)
  package static let repeatFrom = option("--repeat-from", "what", .repeatFrom)
  package static let sort = option("--sort", "by", .sort)
  package static let limit = option("--limit", "count", .limit).numbered
  package static let ofList = option("--list", "list", .ofList)
  package static let soundFile = option("--file", "wav", .soundFile)
  package static let listenDevice = option("--device", "name", .listenDevice)
  package static let listenSilence = option("--silence", "seconds", .listenSilence)
  package static let listColor = option("--color", "color", .listColor)
  package static let icon = option("--icon", "sign", .icon)
  package static let calendarName = option("--name", "name", .calendarName)
  package static let calendarUser = option("--user", "user", .calendarUser)
  package static let calendarSecret = option("--secret", "name", .calendarSecret)
  package static let leave = option("--leave", "minutes", .leave).numbered
  package static let headsUp = option("--heads-up", "minutes", .headsUp).numbered
  package static let moveTodosTo = option("--move-to", "list", .moveTodosTo)
  package static let moveTo = option("--list", "list", .moveTo)
  package static let moveUnder = option("--under", "id", .moveUnder)
  package static let sinceOption = option("--since", "since", .sinceOption)
  package static let persistence = option("--persistence", "how", .persistence)
  package static let newLead = option("--lead", "minutes", .newLead)
  package static let simulateFrom = option("--from", "moment", .simulateFrom)
  package static let simulateTo = option("--to", "moment", .simulateTo)
  package static let simulateZone = option("--zone", "zone", .simulateZone)
  package static let zoneChange = option("--zone-change", "moment=zone", .zoneChange).repeating
    .takingDashes
  package static let asleep = option("--asleep", "from..to", .asleep).repeating.takingDashes
  package static let clockStep = option("--clock-step", "moment=step", .clockStep).repeating
    .takingDashes
  package static let answer = option("--answer", "what", .answer)
  package static let newNotes = option("--notes", "words", .newNotes)
  package static let newPriority = option("--priority", "priority", .newPriority).priority
  package static let newFirstStep = option("--first-step", "words", .newFirstStep)
  package static let nowMinutes = option("--minutes", "minutes", .nowMinutes)
  package static let newEffort = option("--effort", "effort", .newEffort).effort
  package static let now = option("--now", "moment", .now)
  package static let zone = option("--zone", "zone", .zone)

  package static let syncUser = option("--user", "name", .syncUser)
  package static let syncList = option("--list", "list", .syncList).repeating
  package static let syncSecret = option("--secret", "place", .syncSecret)
  package static let importFormat = option("--format", "format", .importFormat)
  package static let exportFormat = option("--format", "format", .exportFormat)
  package static let importList = option("--list", "list", .importList)
  package static let exportList = option("--list", "list", .exportList)

  // Flags.
  package static let importOpen = flag("--open", .importOpen)
  package static let importDryRun = flag("--dry-run", .importDryRun)
  package static let syncDryRun = flag("--dry-run", .syncDryRun)
  package static let syncInbox = flag("--inbox", .syncInbox)
  package static let syncYes = flag("--yes", .syncYes)
  package static let syncQuiet = flag("--quiet", .syncQuiet)
  package static let exportDone = flag("--done", .exportDone)
  package static let jsonLines = flag("--jsonl", .jsonLines)
  package static let noParse = flag("--no-parse", .noParse)
  package static let yes = flag("--yes", .yes)
  package static let heard = flag("--heard", .forgetHeard)
  package static let dryRun = flag("--dry-run", .dryRun)
  package static let freshSpread = flag("--spread", .freshSpread)
  package static let freshNoDay = flag("--no-day", .freshNoDay)
  package static let freshSomeday = flag("--someday", .freshSomeday)
  package static let restTomorrow = flag("--tomorrow", .restTomorrow)
  package static let freshDays = option("--days", "days", .freshDays).numbered
  package static let freshDryRun = flag("--dry-run", .freshDryRun)
  package static let inArchive = flag("--archive", .inArchive)
  package static let strict = flag("--strict", .strict)
  package static let deleteChildren = flag("--with-children", .deleteChildren)
  package static let deleteOnly = flag("--only", .deleteOnly)
  package static let tryPopup = flag("--try", .tryPopup)
  package static let deep = flag("--deep", .deep)
  package static let allFindings = flag("--all", .allFindings)
  package static let repair = flag("--repair", .repair)
  package static let strictService = flag("--strict", .strictService)
  package static let withChildren = flag("--with-children", .withChildren)
  package static let onlyThese = flag("--only", .onlyThese)
  package static let ahead = flag("--ahead", .ahead)
  package static let allTimes = flag("--all", .allTimes)
  package static let noNotes = flag("--no-notes", .noNotes)
  package static let thisOnly = flag("--this", .thisOnly)
  package static let series = flag("--series", .series)
  package static let today = flag("--today", .todayOnly)
  package static let waiting = flag("--overdue", .waitingOnly)
  package static let onlyOpen = flag("--open", .onlyOpen)
  package static let onlyDone = flag("--done", .onlyDone)
  package static let clearStep = flag("--clear", .clearStep)
  package static let all = flag("--all", .all)
  package static let listenStart = flag("--start", .listenStart)
  package static let listenStop = flag("--stop", .listenStop)
  package static let listenToggle = flag("--toggle", .listenToggle)
  package static let listenCancel = flag("--cancel", .listenCancel)
  package static let listenWait = flag("--wait", .listenWait)
  package static let listenStatus = flag("--status", .listenStatus)
  package static let listenRetry = flag("--retry", .listenRetry)
  package static let listenDiscard = flag("--discard", .listenDiscard)
  package static let deleteTodos = flag("--delete-todos", .deleteTodos)
  package static let moveTop = flag("--top", .moveTop)
  package static let why = flag("--why", .why)
  package static let nowLow = flag("--low", .nowLow)
  package static let follow = flag("--follow", .follow)
  package static let explain = flag("--explain", .explain)
  package static let off = flag("--off", .off)
  package static let breakthrough = flag("--breakthrough", .breakthrough)
  package static let noBreakthrough = flag("--no-breakthrough", .noBreakthrough)
}
