/// The companion's answers about something that repeats: skipped, paused, resumed, ended.
package enum SeriesSentences: Sentence, SentenceFamily {
  case skipped = "Skipped: {title}  Next: {moment}"
  case skippedDay = "Skipped on {day}: {title}  Next: {moment}"
  case noneToSkip = """
    “{title}” does not come on {day}, so nothing was skipped. It comes next {moment}; to skip that: \
    {command}
    """
  case skippedLast = "Skipped: {title}  That was the last time, so it is off your list."
  case paused = """
    Paused: {title}  It stays quiet until you resume it.
    Paused: {title}  There is no reminder until it is resumed.
    Paused: {title}
    """
  case pausedUntil = "Paused: {title}  until {moment}"
  case pausedUntilAndNext = "Paused: {title}  until {moment}  Next: {next}"
  case pausedUntilEnd = "Paused: {title}  until {moment}  Its series has no time after that."
  case alreadyPaused = "It is paused already: {title}"
  case resumed = "Resumed: {title}  Next: {moment}"
  case resumedEnd = "Resumed: {title}  Its series has no further time; it stays on your list."
  case notPaused = "It is not paused: {title}"
  case ended = "Ended: {title}  It comes no more."
  case askEnd = "End these {count}? [y/N]"
  // Refusals: what was kept, and what to type instead.
  case nothingToSkip = """
    “{title}” comes once, so there is no time to pass over. It was left as it is. To put it off: \
    {snooze}  To take it off the list: {delete}
    """
  case nothingToPause = """
    “{title}” comes once, so it does not pause. It was left as it is. To put its reminder off: \
    {snooze}
    """
  case nothingToEnd = """
    “{title}” comes once, so there is no series to end. It was left as it is. To take it off the \
    list: {delete}
    """
  case isPaused = "“{title}” is paused, and was left as it is. To have it go on: {command}"
  case untilIsOver = "{moment} is already over, so nothing was paused. Try: {example}"
}
