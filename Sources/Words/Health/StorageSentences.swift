/// The companion's answers when text is forgotten for good, and when the database is copied.
package enum StorageSentences: Sentence, SentenceFamily {
  case askForget = "Delete it with every trace of its text? Nothing brings it back. [y/N]"
  case askForgetSeveral = """
    Delete these {count} with every trace of their text? Nothing brings them back. [y/N]
    """
  case forgotten = "Forgotten: {handles}  Nothing of its text is kept here."
  case forgottenSeveral = "Forgotten: {handles}  Nothing of their text is kept here."
  case forgottenPartly = "Forgotten: {handles}"
  case stillRead = """
    Another program is reading the database at the moment, so some of the text is still in its \
    files. Once that program is through: {command}
    """
  case wiped = "The files of the database hold nothing that was forgotten."
  case recordingsMay = "Recordings that were kept may hold its words: {path}"
  case copiesHold = "These copies, made before, hold the text as well, and are yours to delete:"
  case copiesMay = """
    These copies are not where they were written; wherever they are now, they may hold the text:
    """
  case copyPath = "  {path}"
  case needsYes = """
    Nothing brings back what is forgotten, so it is not done unasked; everything is as it was. To \
    do it without a question: {command}
    """
  case backedUp = "Copied to {path}: {count} in all, {open} of them open."
  case nothingToCopy = "There is no database at {path} yet, so there is nothing to copy."
  case noFolder = "There is no folder {path}, so nothing was copied. To make it: {command}"
  case noCopies = "There is no copy of {path} yet. To make one: {command}"
  case copiesThere = "Copies of {path}, the newest first; to go back to one: {command}"
  case copyThere = "{moment}  {count} in all, {open} open  {path}"
  case noSuchCopy = """
    “{reference}” is no copy that can be read, and no day of one. To see them: {command}
    """
  case askRestore = """
    Put the copy of {moment} ({count} in all, {open} open) in the place of all that is there now? \
    What is there now is kept as a copy. [y/N]
    """
  case restored = "Back to the copy of {moment}: {count} in all, {open} open."
  case restoredWithout = """
    Triggers, views or indexes of another program in the copy were left out, since they could change what \
    is kept: {names}
    """
  case restoredKept = "What was there before is kept. To go back to it: {command}"
  case askRepair = """
    {path} is damaged. What can be read of it is taken, and the rest from its journal and the \
    backup of {moment} ({count} in all, {open} open). The damaged file is kept beside it. Repair \
    it now? [y/N]
    """
  case askRepairAlone = """
    {path} is damaged, and there is no backup. What can be read of it is taken, and the rest from \
    its journal. The damaged file is kept beside it. Repair it now? [y/N]
    """
  case columnsMended =
    "{count} held a value that is not taken there; the usual one stands there now."
  case columnsDropped = "Columns of another program were taken out, every row kept: {names}"
  case remindersStraightened = "{count} had no reminder that could come; it was made anew."
  case nothingToRepair = "Nothing to repair: every page was looked at, and all is well."
  case repaired = "Repaired: {count} in all, {open} open. Nothing is missing."
  case repairedPartly = "Repaired: {count} in all, {open} open. {read} could be read as they were."
  case fromJournal = "These came from the journal, as they were:"
  case fromBackup = "These came from the backup of {moment}, as they were then:"
  case torn = """
    Of {parts} not all could be read, so some of it may be missing: look it over before you go by it.
    """
  case tornReminders = "how to-dos remind"
  case tornLists = "lists"
  case tornDone = "what was done and shown before"
  case tornSteps = "the steps of undo"
  case tornHeard = "what was heard"
  case tornQuiet = "quiet hours"
  case tornCalendars = "calendars"
  case tornSync = "synced lists"
  case tornPhone = "the phone"
  case tornOthers = "routines, focus and the like"
  case notFound = "Of these nothing more is known than their short ids: {handles}"
  case damagedKept = "The damaged file is kept as it was: {path}"
}
