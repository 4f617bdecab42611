/// The words of what the desktop's search shows, and of the popups that come of it.
package enum SearchWords: Sentence, SentenceFamily {
  case add = "Add: {title}"
  case addSeveral = "Add {count}: {titles}"
  case found = "On your list: {words}"
  case noneFound = """
    Nothing on your list has these words
    No open to-do has these words
    Nothing found
    """
  case done = "Done"
  case doneAndNext = "Done. It comes next {moment}"
  case putOff = """
    Put off until {moment}
    Postponed until {moment}
    Until {moment}
    """
  case comesLater = """
    It comes next {moment}, so nothing was counted as done
    Its next time is {moment}. Nothing was changed
    Next: {moment}
    """
  case paused = """
    It pauses, so nothing of it comes up. To go on: {command}
    It pauses and has no reminder. To resume it: {command}
    It pauses. To go on: {command}
    """
  case gone = """
    That one is on no list any more, or done already
    This to-do is done or deleted
    Done or deleted
    """
  case notStored = """
    Your words could not be stored just now
    The words are not stored
    Not stored
    """
  case notChanged = """
    That could not be noted just now
    Nothing was changed
    Not changed
    """
  case tooMuch = """
    More came from the search at once than is stored
    The search sent too much at once
    Too much at once
    """
  case tooMuchNext = """
    The first ones are on your list; the others were left out, and can be chosen again in a moment
    The first ones were stored and the others left out; in a moment there is room again
    The first were stored, the others not
    """
}
