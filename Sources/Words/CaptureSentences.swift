/// What the companion says about something it stored, beside the read-back itself.
package enum CaptureSentences: String, SentenceFamily {
  case noTime, newList, dryRun
  case long, notEnglish, pastTime, timeLeftOut, repeatLeftOut, alreadyOver
  case parentLeftOut, parentUnclear
  case askAlreadyOver, storedWithoutTime
  case changeTo, choseHalfOfDay, chosePassedToday, choseDateOrder, choseWeek
  case chosePassedThisYear
  case undoHint, askInput

  package var sentence: Sentence {
    switch self {
    case .noTime:
      Sentence(warm: "whenever you're ready", literal: "no time", quiet: "no time")
    case .newList:
      Sentence("New list: {list}")
    case .dryRun:
      Sentence("This is only a look; nothing was stored.")
    case .long:
      Sentence(
        warm: "That was a long one ({words} words). Please look whether everything is there.",
        literal: "The text has {words} words. Please check that everything is there.",
        quiet: "{words} words."
      )
    case .notEnglish:
      Sentence("That does not look like English, so it was kept as it is, as one to-do.")
    case .pastTime:
      Sentence("“{phrase}” is already over, so there is no time on it.")
    case .timeLeftOut:
      Sentence("I found no time in “{phrase}”, so there is none on it.")
    case .repeatLeftOut:
      Sentence("I found no repeat in “{phrase}”, so there is none on it.")
    case .parentLeftOut:
      Sentence("Nothing on your list matches “{words}”, so it stands on its own.")
    case .parentUnclear:
      Sentence("“{words}” fits {count} to-dos, so it stands on its own.")
    case .alreadyOver:
      Sentence("{moment} is already over, so its reminder comes right away.")
    case .askAlreadyOver:
      Sentence("{moment} is already over. Keep that time? [y/N]")
    case .storedWithoutTime:
      Sentence("Stored without a time.")
    case .changeTo:
      Sentence("{chosen} To change it: {command}")
    case .choseHalfOfDay:
      Sentence("I took it as {moment}.")
    case .chosePassedToday:
      Sentence("That time is over for today, so it is for {moment}.")
    case .choseDateOrder:
      Sentence("I read the numbers as {moment}.")
    case .choseWeek:
      Sentence("I took it as {moment}.")
    case .chosePassedThisYear:
      Sentence("That date is over for this year, so it is for {moment}.")
    case .undoHint:
      Sentence("To take it back: {command}")
    case .askInput:
      Sentence("What is on your mind? Ctrl-D ends it.")
    }
  }
}
