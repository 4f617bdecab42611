import Actions
import Words

/// Every argument there is, by its sentence; what its values are called, a shell is told as well: the
/// names of lists for `list`, to-dos for `id` and `parent`, files for `file`.
extension Argument {
  /// The options of every verb.
  static let common = [json, plain, color, help]

  static let json = flag("--json", .json)
  static let plain = flag("--plain", .plain)
  static let color = option("--color", "color", .color).of(ColorChoice.self)
  static let help = flag("--help", also: "-h", .helpFlag)

  // Words.
  static let text = word("words", .text).repeating
  static let authAction = word("action", .authAction).required
  static let authName = word("name", .authName).required
  static let authRest = word("rest", .authName).repeating.hidden
  static let backupFile = word("file", .backupFile)
  static let benchSubject = word("subject", .benchSubject).required
  static let shell = word("shell", .shell)
  static let configQuestion = word("question", .configQuestion)
  static let references = word("id", .references).required.repeating
  static let doctorTopic = word("topic", .doctorTopic)
  static let reference = word("id", .reference).required
  static let findWords = word("words", .findWords).required.repeating
  static let stepWords = word("words", .stepWords).repeating
  static let fixTo = word("when", .fixTo).required.repeating
  static let search = word("words", .search).repeating
  static let transcript = word("-", .transcript)
  static let listsWords = word("list", .listsWords).repeating
  static let moveWords = word("id", .moveWords).required.repeating
  static let pauseUntil = word("id", .pauseUntil).required.repeating
  static let quietWhen = word("when", .quietWhen).repeating
  static let since = word("since", .since).repeating
  static let remindTo = word("when", .remindTo).repeating
  static let place = word("words", .place).required.repeating
  static let spokenWords = word("words", .spokenWords).repeating
  static let snoozeTo = word("when", .snoozeTo).repeating
  static let whyReference = word("id", .whyReference).repeating

  // Options with values.
  static let list = option("--list", "list", .list)
  static let at = option("--at", also: "--when", "when", .at)
  static let every = option("--every", "repeat", .every)
  static let lead = option("--lead", "minutes", .lead)
  static let parent = option("--parent", "id", .parent)
  static let benchFile = option("--file", "wav", .benchFile)
  static let olderThan = option("--older-than", "age", .olderThan)
  static let newTitle = option("--title", "words", .newTitle)
  static let newWhen = option("--when", "when", .newWhen)
  static let newEvery = option("--every", "repeat", .newEvery)
  static let newEnd = option("--end-time", "time", .newEnd)
  static let newList = option("--list", "list", .newList)
  static let newZone = option("--zone", "zone", .newZone)
  static let repeatFrom = option("--repeat-from", "what", .repeatFrom)
  static let limit = option("--limit", "count", .limit).numbered
  static let ofList = option("--list", "list", .ofList)
  static let soundFile = option("--file", "wav", .soundFile)
  static let listenDevice = option("--device", "name", .listenDevice)
  static let listenSilence = option("--silence", "seconds", .listenSilence)
  static let listColor = option("--color", "color", .listColor)
  static let icon = option("--icon", "sign", .icon)
  static let moveTodosTo = option("--move-to", "list", .moveTodosTo)
  static let moveTo = option("--list", "list", .moveTo)
  static let moveUnder = option("--under", "id", .moveUnder)
  static let sinceOption = option("--since", "since", .sinceOption)
  static let persistence = option("--persistence", "how", .persistence)
  static let newLead = option("--lead", "minutes", .newLead)
  static let simulateFrom = option("--from", "moment", .simulateFrom)
  static let simulateTo = option("--to", "moment", .simulateTo)
  static let simulateZone = option("--zone", "zone", .simulateZone)
  static let zoneChange = option("--zone-change", "moment=zone", .zoneChange).repeating.takingDashes
  static let asleep = option("--asleep", "from..to", .asleep).repeating.takingDashes
  static let clockStep = option("--clock-step", "moment=step", .clockStep).repeating.takingDashes
  static let answer = option("--answer", "what", .answer)
  static let newNotes = option("--notes", "words", .newNotes)
  static let newPriority = option("--priority", "priority", .newPriority).priority
  static let newFirstStep = option("--first-step", "words", .newFirstStep)
  static let now = option("--now", "moment", .now)
  static let zone = option("--zone", "zone", .zone)

  // Flags.
  static let jsonLines = flag("--jsonl", .jsonLines)
  static let noParse = flag("--no-parse", .noParse)
  static let yes = flag("--yes", .yes)
  static let dryRun = flag("--dry-run", .dryRun)
  static let strict = flag("--strict", .strict)
  static let deleteChildren = flag("--with-children", .deleteChildren)
  static let deleteOnly = flag("--only", .deleteOnly)
  static let tryPopup = flag("--try", .tryPopup)
  static let deep = flag("--deep", .deep)
  static let repair = flag("--repair", .repair)
  static let strictService = flag("--strict", .strictService)
  static let withChildren = flag("--with-children", .withChildren)
  static let onlyThese = flag("--only", .onlyThese)
  static let noNotes = flag("--no-notes", .noNotes)
  static let thisOnly = flag("--this", .thisOnly)
  static let series = flag("--series", .series)
  static let onlyOpen = flag("--open", .onlyOpen)
  static let onlyDone = flag("--done", .onlyDone)
  static let clearStep = flag("--clear", .clearStep)
  static let all = flag("--all", .all)
  static let listenStart = flag("--start", .listenStart)
  static let listenStop = flag("--stop", .listenStop)
  static let listenToggle = flag("--toggle", .listenToggle)
  static let listenCancel = flag("--cancel", .listenCancel)
  static let listenWait = flag("--wait", .listenWait)
  static let listenStatus = flag("--status", .listenStatus)
  static let listenRetry = flag("--retry", .listenRetry)
  static let listenDiscard = flag("--discard", .listenDiscard)
  static let deleteTodos = flag("--delete-todos", .deleteTodos)
  static let moveTop = flag("--top", .moveTop)
  static let explain = flag("--explain", .explain)
  static let off = flag("--off", .off)
  static let breakthrough = flag("--breakthrough", .breakthrough)
  static let noBreakthrough = flag("--no-breakthrough", .noBreakthrough)
}
