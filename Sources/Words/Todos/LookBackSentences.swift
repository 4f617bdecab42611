/// What is said to somebody who looks back on what was done.
package enum LookBackSentences: Sentence, SentenceFamily {
  case nothingDone = """
    Nothing was ticked off {window}, and that is fine.
    Nothing was ticked off {window}.
    Nothing ticked off {window}.
    """
  case dayAndThings = "{day}: {things}"
  case daysAndThings = "{first} to {last}: {things}"
  case noThing = "nothing ticked off"
  case oneThing = "1 thing"
  case things = "{count} things"
  case byDay = "By day"
  case byWeek = "By weeks"
  case byHour = "By hour"
  case byList = "By list"
  case kept = "What repeats"
  case focusOne = "Focus: {duration}, in one session"
  case focusSeveral = "Focus: {duration}, in {count} sessions"
  case keptOf = "{count} of the last {all}"
  case keptNone = "none of the last {all}"
  case unanswered = "{title}: {outcome}"
  case unansweredTimes = "{title}: {outcome}, {count} times"
  case onNoList = "on no list now"
  case mostAt = "Most from {from} to {to}: {things}"
  case legendNone = "none"
  case newestWeeks = "These are the newest {count} weeks; a wider screen shows more."
  case pageWritten = "Written: {path}"
  case notAPage = """
    {path} holds something else, so it was left as it is. Name a file that is not there yet.
    """
  case cannotWrite = "{path} could not be written: {reason}. What was there is as it was."
}
