/// What the companion says about something it stored, beside the read-back itself.
package enum CaptureSentences: String, SentenceFamily {
  case noTime, newList, dryRun
  case long, notEnglish, pastTime, timeLeftOut, repeatLeftOut, alreadyOver
  case parentLeftOut, parentUnclear
  case askAlreadyOver, storedWithoutTime
  case changeTo, choseHalfOfDay, chosePassedToday, choseDateOrder, choseDay
  case chosePassedThisYear
  case undoHint, askInput

  package var sentence: Sentence {
    switch self {
    case .noTime:
      Sentence(warm: "whenever you're ready", literal: "no time", quiet: "no time")
    case .newList:
      Sentence("New list: {list}")
    case .dryRun:
      Sentence(
        warm: "This is only a look; nothing was stored.",
        literal: "Nothing was stored. This shows what would be stored.",
        quiet: "Nothing was stored."
      )
    case .long:
      Sentence(
        warm: "That was a long one ({words} words). Please look whether everything is there.",
        literal: "The text has {words} words. Please check that everything is there.",
        quiet: "{words} words."
      )
    case .notEnglish:
      Sentence(
        warm: "That does not look like English, so it was kept as it is, as one to-do.",
        literal: "The text is not in English, so it was stored unchanged, as one to-do.",
        quiet: "Not in English; kept as one to-do."
      )
    case .pastTime:
      Sentence("“{phrase}” is already over, so there is no time on it.")
    case .timeLeftOut:
      Sentence(
        warm: "I found no time in “{phrase}”, so there is none on it.",
        literal: "“{phrase}” names no time, so the to-do has none.",
        quiet: "No time in “{phrase}”."
      )
    case .repeatLeftOut:
      Sentence(
        warm: "I found no repeat in “{phrase}”, so there is none on it.",
        literal: "“{phrase}” names no repeat, so the to-do comes once.",
        quiet: "No repeat in “{phrase}”."
      )
    case .parentLeftOut:
      Sentence("Nothing on your list matches “{words}”, so it stands on its own.")
    case .parentUnclear:
      Sentence("“{words}” fits {count} to-dos, so it stands on its own.")
    case .alreadyOver:
      Sentence(
        warm: "{moment} is already over, so its reminder comes right away.",
        literal: "{moment} is in the past, so its reminder appears now.",
        quiet: "{moment} is over; its reminder comes now."
      )
    case .askAlreadyOver:
      Sentence("{moment} is already over. Keep that time? [y/N]")
    case .storedWithoutTime:
      Sentence("Stored without a time.")
    case .changeTo:
      Sentence("{chosen} To change it: {command}")
    case .choseHalfOfDay:
      Sentence(
        warm: "I took it as {moment}.",
        literal: "It was read as {moment}.",
        quiet: "Read as {moment}."
      )
    case .chosePassedToday:
      Sentence("That time is over for today, so it is for {moment}.")
    case .choseDateOrder:
      Sentence(
        warm: "I read the numbers as {moment}.",
        literal: "The numbers were read as {moment}.",
        quiet: "Read as {moment}."
      )
    case .choseDay:
      Sentence(
        warm: "I took it as {moment}.",
        literal: "It was read as {moment}.",
        quiet: "Read as {moment}."
      )
    case .chosePassedThisYear:
      Sentence("That date is over for this year, so it is for {moment}.")
    case .undoHint:
      Sentence("To take it back: {command}")
    case .askInput:
      Sentence(
        warm: "What is on your mind? Ctrl-D ends it.",
        literal: "Type what there is to do. Ctrl-D ends the input.",
        quiet: "What is there to do? Ctrl-D ends it."
      )
    }
  }
}
