/// The companion's answers after it changed a to-do, beside the read-back itself.
package enum EditSentences: Sentence, SentenceFamily {
  case movedThis = """
    That is for this time only; after it everything goes on as before. For all to come: {command}
    This time only. For all to come: {command}
    This time only. For all to come: {command}
    """
  case movedSeries = """
    That is for this time and all to come. For this time only: {command}
    This time and all to come. For this time only: {command}
    This time and all to come. For this time only: {command}
    """
  case timeIsGone = """
    It has no time any more, so it neither repeats nor reminds. To take that back: {command}
    """
  case soAlready = "It is so already: {title}"
  case noFirstStep = "{title}  no first step"
  case noNotes = "{title}  no notes"
  case placedTop = "{title}  first in {list}"
  case placedBottom = "{title}  last in {list}"
  case placedBefore = "{title}  before “{other}”"
  case placedAfter = "{title}  after “{other}”"
  case timedByTime = "What has a time is shown by its time; its place counts once it has none."
  case askClearDone = "Delete what is done, {count} in all? [y/N]"
  case cleared = "Cleared away: {count}"
  case clearedNothing = """
    There is nothing to clear away.
    No to-do that is done fits.
    Nothing to clear away.
    """
}
