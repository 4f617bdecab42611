/// Headings and remarks of lists and single to-dos.
package enum ListSentences: Sentence, SentenceFamily {
  case stillOnList = "Still on your list"
  case today = "Today"
  case tomorrow = "Tomorrow"
  case thisWeek = "The next days"
  case later = "Later on"
  case whenever = """
    Whenever you're ready
    Without a time
    Without a time
    """
  case dayHeading = "{name}, {day}"
  case counted = "The number with a day is how many things it holds."
  case allOfToday = "{count} in all: {command}"
  case toAdd = "To add: {command}"
  case forHelp = "Help: {command}"
  case andMoreWait = "{count} more are still on your list. To see all: {command}"
  case paused = "Paused"
  case done = "Done"
  case ahead = "Ahead"
  case nothingOpen = """
    Nothing is waiting. Enjoy the quiet.
    There are no open to-dos.
    Nothing open.
    """
  case wasEnded = "{title}  ended {moment}  {handle}"
  case sayOne = "To add something, say it as it comes: {command}"
  case nothingHigh = "Nothing open matters more than the rest."
  case nothingNormal = "Nothing open is of normal priority."
  case nothingLow = "Nothing open matters less than the rest."
  case nothingDone = """
    Nothing is done yet, and that is fine.
    There are no completed to-dos.
    Nothing done.
    """
  case nothingFits = "Nothing on your list matches “{words}”."
  case `repeat` = "repeats"
  case high = "high"
  case low = "low"
  case hasNotes = "notes"
  case partOf = "part of {title}"
  case snoozedUntil = "put off until {moment}"
  case begunUntil = "being done, quiet until {moment}"
  case isPaused = "paused"
  case isPausedUntil = "paused until {moment}"
  // The lines of `show`.
  case fieldWhen = "When"
  case fieldList = "List"
  case fieldNotes = "Notes"
  case fieldFirstStep = "First step"
  case fieldRepeat = "Repeats"
  case fieldReminder = "Reminder"
  case fieldPriority = "Priority"
  case fieldPartOf = "Part of"
  case fieldParts = "Parts"
  case fieldAdded = "Added"
  case fieldRemark = "Remark"
  case fieldSaid = "Said"
  case remindsAtDue = "at its time"
  case remindsBefore = "{length} before"
  case remindsNot = "none"
  case untilDone = "again and again until done"
  case once = "once"
  case gentle = "gently again a few times"
  case breakthrough = "comes through every pause"
  case nextAt = "next {moment}"
}
