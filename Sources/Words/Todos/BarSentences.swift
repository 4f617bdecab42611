/// The line of a status bar.
package enum BarSentences: Sentence, SentenceFamily {
  case focus = "{title}, {duration}"
  case focusAnything = "Focus, {duration}"
  case paused = "{title}, paused"
  case pausedAnything = "Focus paused"
  case timeUp = "{title}, time is up"
  case timeUpAnything = "The time is up"
  case rest = "Break, {duration}"
  case rested = "The break is over"
  case doing = "Now: {title}"
  case next = "{moment} {title}"
  case free = """
    Nothing ahead. Enjoy the quiet.
    Nothing is planned in the next days.
    Nothing ahead.
    """
  case more = "{count} more"
}
