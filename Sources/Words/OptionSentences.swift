/// What each option and word of the companion's commands means.
package enum OptionSentences: String, SentenceFamily {
  case json, color, plain, helpFlag, strict, strictService, yes, jsonLines
  case spokenWords, deleteChildren, deleteOnly
  case parent, withChildren, onlyThese, moveWords, moveTo, moveUnder, moveTop
  case listsWords, listColor, icon, moveTodosTo, deleteTodos
  case findWords, onlyOpen
  case text, list, at, every, lead, noParse, dryRun, now, zone
  case search, onlyDone, all, ofList, limit
  case reference, references, snoozeTo, remindTo, off, persistence, breakthrough, noBreakthrough
  case whyReference, since, sinceOption
  case simulateFrom, simulateTo, simulateZone, zoneChange, asleep, clockStep, answer
  case tryPopup, deep, repair, configQuestion, shell
  case pauseUntil, backupFile
  case newTitle, newNotes, noNotes, newWhen, newEvery, newList, newPriority, newEnd, newZone
  case repeatFrom, newFirstStep, thisOnly, series, stepWords, clearStep, place, fixTo
  case doneOf, olderThan
  case explain
  case quietWhen, newLead
  case authAction, authName
  case transcript, soundFile, doctorTopic
  case listenStart, listenStop, listenToggle, listenCancel, listenWait, listenStatus
  case listenRetry, listenDiscard, listenDevice, listenSilence
  case benchSubject, benchFile

  package var sentence: Sentence {
    switch self {
    case .json: Sentence("Answer as JSON.")
    case .color: Sentence("Colours: auto, always or never.")
    case .helpFlag: Sentence("Show this help.")
    case .plain: Sentence("Answer in sentences, without columns and signs.")
    case .strict:
      Sentence("Exit with 4 if no time was understood, with 6 if the service is not running.")
    case .strictService: Sentence("Exit with 6 if the service is not running.")
    case .yes: Sentence("Do not ask.")
    case .jsonLines: Sentence("Read and answer one JSON object per line.")
    case .text: Sentence("What there is to do, in your own words; - reads standard input.")
    case .list: Sentence("Put it on this list.")
    case .withChildren: Sentence("Complete its open parts as well.")
    case .deleteChildren: Sentence("Delete its parts as well.")
    case .deleteOnly: Sentence("Let its parts move up, without a question.")
    case .spokenWords: Sentence("What was said, in your own words; - reads standard input.")
    case .onlyThese: Sentence("Leave its parts as they are.")
    case .moveWords: Sentence("Short ids, or words of one title; then the name of a list.")
    case .moveTo: Sentence("To this list.")
    case .moveUnder: Sentence("Into this to-do.")
    case .moveTop: Sentence("Out of what it is part of.")
    case .listsWords:
      Sentence("What to do (add, rename, delete, color, icon, order, ramp), and the list's name.")
    case .listColor: Sentence("A colour such as rose or teal, or #2a9d8f.")
    case .icon: Sentence("A single sign or emoji.")
    case .moveTodosTo: Sentence("Move its to-dos to this list.")
    case .deleteTodos: Sentence("Delete its to-dos with it.")
    case .findWords: Sentence("Words of titles, notes, first steps or names of lists.")
    case .onlyOpen: Sentence("Only what is open.")
    case .parent: Sentence("Make it part of this to-do.")
    case .at: Sentence("When: words or 2026-11-26T15:00.")
    case .every: Sentence("How often: words such as friday, or a rule.")
    case .lead: Sentence("Remind this long before as well: 15, 1h, or 15,5; none: only then.")
    case .newLead:
      Sentence(
        "Remind this long before as well: 15, 1h, or 15,5; none: only then; list: as its list."
      )
    case .noParse: Sentence("Take the words as they are.")
    case .dryRun: Sentence("Only show what would be stored.")
    case .now: Sentence("Look as if it were this moment: 2026-11-26T15:00.")
    case .zone: Sentence("Look as if you were in this time zone.")
    case .search: Sentence("Words that the title or the notes hold.")
    case .onlyDone: Sentence("Only what is done.")
    case .all: Sentence("What is open and what is done.")
    case .ofList: Sentence("Only of this list.")
    case .limit: Sentence("At most so many.")
    case .reference: Sentence("The short id, its beginning, or words of the title.")
    case .references: Sentence("Short ids, or words of one title.")
    case .snoozeTo: Sentence("How long or until when: 20, 1h, tomorrow morning.")
    case .remindTo: Sentence("When: tomorrow at 9, every friday; off: no reminder any more.")
    case .backupFile: Sentence("The new file, or a folder for it.")
    case .pauseUntil:
      Sentence("The short id, or words of the title; then until or for, and a time.")
    case .off: Sentence("No reminder any more.")
    case .persistence: Sentence("If nobody answers: once, gentle or until-done.")
    case .breakthrough: Sentence("Comes through every pause, as for medication.")
    case .noBreakthrough: Sentence("Keeps to pauses like the others.")
    case .configQuestion: Sentence("What to tell: path, show or check.")
    case .shell: Sentence("bash, zsh or fish; the one you use if left out.")
    case .deep: Sentence("Look at every page of the database as well.")
    case .repair: Sentence("Make a damaged database sound; the damaged file is kept.")
    case .newTitle: Sentence("The new title.")
    case .newNotes: Sentence("More words on it; none: no notes.")
    case .noNotes: Sentence("No notes any more.")
    case .newWhen: Sentence("When: words as for remind; none takes the time away.")
    case .newEvery: Sentence("How often: words such as friday, or a rule; none: only once.")
    case .newList: Sentence("The list to put it on; none: the Inbox.")
    case .newPriority: Sentence("How much it matters: low, normal or high; none: normal.")
    case .newEnd: Sentence("When it ends: 17:00; none: no end.")
    case .newZone: Sentence("The time zone its clock time is in; none: wherever you are.")
    case .repeatFrom: Sentence("Count repeats from the due time or from completion.")
    case .newFirstStep: Sentence("A first tiny step; none: no such step.")
    case .thisOnly: Sentence("The new time is for this time only; so it is without --series.")
    case .series: Sentence("The new time is for this and all to come.")
    case .stepWords: Sentence("The first tiny step; none takes it away.")
    case .clearStep: Sentence("No first step any more.")
    case .place: Sentence("An id, then top, bottom, before or after another id.")
    case .fixTo: Sentence("What is right: 8 am, pm, tomorrow, friday week.")
    case .doneOf: Sentence("Only of this list.")
    case .olderThan: Sentence("Only what was done longer ago: 30d, 2 weeks, 2026-10-01.")
    case .whyReference:
      Sentence("The short id, its beginning, or words of the title; a deleted one by its id.")
    case .since: Sentence("How far back: 3d, since friday, yesterday morning.")
    case .sinceOption: Sentence("The same as an option.")
    case .simulateFrom: Sentence("Where it begins; now, if left out.")
    case .simulateTo: Sentence("Where it ends; the end of the next day, if left out.")
    case .simulateZone: Sentence("As if the machine were in this time zone.")
    case .zoneChange: Sentence("The zone from a moment on: 2026-11-22T08:00=Asia/Tokyo.")
    case .asleep: Sentence("The machine sleeps: 23:00..07:00.")
    case .clockStep: Sentence("The clock is set then: 2026-11-22T08:00=+2h, or =-30m.")
    case .answer: Sentence("What you answer: none or done.")
    case .explain: Sentence("Show how it was understood: each word, the rules, every default.")
    case .authAction: Sentence("set keeps a key, remove lets it go.")
    case .authName: Sentence("The name that settings call it by, such as claude.")
    case .quietWhen: Sentence("Hours or an end: 22-7, 10pm to 7am, 2h, until 5; off: neither.")
    case .benchSubject: Sentence("What to measure: model.")
    case .benchFile: Sentence("A .wav file with speech; without it you are asked for a sentence.")
    case .transcript: Sentence("Take the words from standard input.")
    case .soundFile: Sentence("Take what is said in this .wav file.")
    case .doctorTopic:
      Sentence("audio: whether you can be heard; online: whether services answer.")
    case .listenStart: Sentence("Begin to listen.")
    case .listenStop: Sentence("End what another run records, and store it.")
    case .listenToggle: Sentence("Begin, or end what is being recorded.")
    case .listenCancel: Sentence("Drop what another run records.")
    case .listenWait: Sentence("With stop: wait until it is stored.")
    case .listenStatus: Sentence("Tell whether it listens, and what waits.")
    case .listenRetry: Sentence("Write down the recordings that wait, the oldest first.")
    case .listenDiscard: Sentence("Delete the recordings that wait, unheard.")
    case .listenDevice: Sentence("The microphone, as doctor audio names it.")
    case .listenSilence: Sentence("So many seconds of silence end it; off: none do.")
    case .tryPopup: Sentence("Have the service show a test notification.")
    }
  }
}
