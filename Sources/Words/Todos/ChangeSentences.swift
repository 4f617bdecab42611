/// The companion's answers after it changed something.
package enum ChangeSentences: Sentence, SentenceFamily {
  case done = """
    Done: {title}
    Done: {title}
    {title}
    """
  case doneAndNext = """
    Done: {title}  Next: {moment}
    Done: {title}  Next: {moment}
    {title}  Next: {moment}
    """
  case doneAt = "Done {at}: {title}"
  case doneAtAndNext = "Done {at}: {title}  Next: {moment}"
  case alreadyDone = "It was done already: {title}"
  case doneLately = "It was done at {time} already, so nothing changed: {title}  Next: {moment}"
  case comesAhead = """
    “{title}” comes next {moment}, so nothing was counted as done. To count that one already: \
    {command}
    """
  case askAllTimes = """
    “{title}” came {count} times without an answer: {times}. Count the last one, or all {count}? [1/all]
    """
  case earlierStay = "Not answered before it: {times}. To count those as done as well: {command}"
  case countedTimes = "Counted as done: {times}"
  case askAhead = "“{title}” comes next {moment}. Count that one as done already? [y/N]"
  case opened = "Open again: {title}"
  case alreadyOpen = "It is open already: {title}"
  case deleted = "Deleted: {title}"
  case snoozed = """
    Put off: {title}  until {moment}
    Postponed: {title}  until {moment}
    {title}  until {moment}
    """
  case snoozedToNext = """
    Put off: {title}  until {moment}, when it comes next
    Postponed: {title}  until its next occurrence, {moment}
    {title}  until {moment}
    """
  case doing = """
    You are at it: {title}. It is quiet until {moment}
    In progress: {title}. One question about it comes {moment}
    {title}  {moment}
    """
  case remindsNot = "{title}  no reminder"
  case silenced = "{title}  no reminder; it keeps its time: {moment}"
  case askChange = "Change all {count}? [y/N]"
  case askDelete = "Delete these {count}? [y/N]"
  case takenBack = "Taken back: {what}"
  case broughtBack = "Brought back: {what}"
  case leftAlone = "Left as it is, because it changed since: {columns}"
  case didCapture = "adding {titles}"
  case didComplete = "completing {titles}"
  case didReopen = "opening {titles}"
  case didDelete = "deleting {titles}"
  case didSnooze = "putting off {titles}"
  case didFocus = "a change of your focus session"
  case didBegin = "beginning {titles}"
  case didRemind = "the reminder of {titles}"
  case didForeign = "what another program changed in {titles}"
  case didSkip = "skipping {titles}"
  case didPause = "pausing {titles}"
  case didResume = "resuming {titles}"
  case didEnd = "ending {titles}"
  case didMove = "moving {titles}"
  case didAddList = "adding the list {titles}"
  case didChangeList = "changing the list {titles}"
  case didDeleteList = "deleting the list {titles}"
  case didOrderLists = "the order of the lists"
  case didAddCalendar = "adding the calendar {titles}"
  case didRemoveCalendar = "removing the calendar {titles}"
  case didSomething = "a change in {titles}"
  case andMore = "{titles} and {count} more"
  case didEdit = "changing {titles}"
  case didFix = "the time of {titles}"
  case didReorder = "the order of {titles}"
  case didClearDone = "clearing away {titles}"
  case didFreshStart = "the fresh start of {titles}"
  case didArchive = "moving {titles} into the archive"
  case didImport = "the import of {titles}"
  case didSync = "what came from other devices: {titles}"
  case didSpeak = "what was said about {titles}"
}
