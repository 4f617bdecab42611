/// What the companion says after it changed a to-do, beside the read-back itself.
package enum EditSentences: String, SentenceFamily {
  case movedThis, movedSeries, soAlready, noFirstStep, noNotes
  case placedTop, placedBottom, placedBefore, placedAfter, timedByTime
  case askClearDone, cleared, clearedNothing

  package var sentence: Sentence {
    switch self {
    case .movedThis:
      Sentence(
        warm: "That is for this time only; after it everything goes on as before. "
          + "For all to come: {command}",
        literal: "This time only. For all to come: {command}",
        quiet: "This time only. For all to come: {command}"
      )
    case .movedSeries:
      Sentence(
        warm: "That is for this time and all to come. For this time only: {command}",
        literal: "This time and all to come. For this time only: {command}",
        quiet: "This time and all to come. For this time only: {command}"
      )
    case .soAlready: Sentence("It is so already: {title}")
    case .noFirstStep: Sentence("{title}  no first step")
    case .noNotes: Sentence("{title}  no notes")
    case .placedTop: Sentence("{title}  first in {list}")
    case .placedBottom: Sentence("{title}  last in {list}")
    case .placedBefore: Sentence("{title}  before “{other}”")
    case .placedAfter: Sentence("{title}  after “{other}”")
    case .timedByTime:
      Sentence("What has a time is shown by its time; its place counts once it has none.")
    case .askClearDone: Sentence("Delete what is done, {count} in all? [y/N]")
    case .cleared: Sentence("Cleared away: {count}")
    case .clearedNothing:
      Sentence(
        warm: "There is nothing to clear away.",
        literal: "No to-do that is done fits.",
        quiet: "Nothing to clear away."
      )
    }
  }
}
