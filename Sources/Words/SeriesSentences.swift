/// What the companion says about something that repeats: skipped, paused, resumed, ended.
package enum SeriesSentences: String, SentenceFamily {
  case skipped, skippedLast
  case paused, pausedUntil, pausedUntilAndNext, pausedUntilEnd, alreadyPaused
  case resumed, resumedEnd, notPaused
  case ended, askEnd
  // Refusals: what was kept, and what to type instead.
  case nothingToSkip, nothingToPause, nothingToEnd, isPaused, untilIsOver

  package var sentence: Sentence {
    switch self {
    case .skipped: Sentence("Skipped: {title}  Next: {moment}")
    case .skippedLast:
      Sentence("Skipped: {title}  That was the last time, so it is off your list.")
    case .paused:
      Sentence(
        warm: "Paused: {title}  It stays quiet until you resume it.",
        literal: "Paused: {title}  There is no reminder until it is resumed.",
        quiet: "Paused: {title}"
      )
    case .pausedUntil: Sentence("Paused: {title}  until {moment}")
    case .pausedUntilAndNext: Sentence("Paused: {title}  until {moment}  Next: {next}")
    case .pausedUntilEnd:
      Sentence("Paused: {title}  until {moment}  Its series has no time after that.")
    case .alreadyPaused: Sentence("It is paused already: {title}")
    case .resumed: Sentence("Resumed: {title}  Next: {moment}")
    case .resumedEnd:
      Sentence("Resumed: {title}  Its series has no further time; it stays on your list.")
    case .notPaused: Sentence("It is not paused: {title}")
    case .ended: Sentence("Ended: {title}  It comes no more.")
    case .askEnd: Sentence("End these {count}? [y/N]")
    case .nothingToSkip:
      Sentence(
        "“{title}” comes once, so there is no time to pass over. It was left as it is. "
          + "To put it off: {snooze}  To take it off the list: {delete}"
      )
    case .nothingToPause:
      Sentence(
        "“{title}” comes once, so it does not pause. It was left as it is. "
          + "To put its reminder off: {snooze}"
      )
    case .nothingToEnd:
      Sentence(
        "“{title}” comes once, so there is no series to end. It was left as it is. "
          + "To take it off the list: {delete}"
      )
    case .isPaused:
      Sentence("“{title}” is paused, and was left as it is. To have it go on: {command}")
    case .untilIsOver:
      Sentence("{moment} is already over, so nothing was paused. Try: {example}")
    }
  }
}
