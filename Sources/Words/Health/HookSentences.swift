/// Programs of the person's own that are told of what happens.
package enum HookSentences: Sentence, SentenceFamily {
  case none = """
    There are no hooks. A program in {path} that is called added, due, shown, done, snoozed, skipped, \
    deleted, briefing or focus is run when that happens: man voicedo-remind-hooks
    """
  case otherName = "{name} is the name of no event, so it is not run."
  case nearName = "{name} is the name of no event, so it is not run. To have it run: {command}"
  case notYet = "not run yet"
  case well = "ran {moment}, and ended well"
  case exit = "ran {moment}, and ended with status {code}"
  case signal = "ran {moment}, and was ended by signal {number}"
  case outOfTime = "ran {moment}, took longer than {seconds} s, and was ended"
  case notStarted = "could not be started {moment}: {reason}"
  case notExecutable = "not run, since it is not executable; to make it so: {command}"
  case writable = """
    not run, since others can write to {path}; to keep them from it: {command}
    """
  case foreign = "not run, since {path} belongs to another user"
  case leftOut = """
    {count} not told {moment}: more than 100 at once, or more than an hour old
    """
  case told = "{count} told."
  case nothingNew = "Nothing new to tell."
  case underWay = "Another run is telling all of it."
  case noPlace = "There is no home folder to remember in what was told."
  case noneFor = "There is no hook for {event} that can be run in {path}."
  case troubleTitle = "A hook did not end well"
  case troubleHow = "{path}. Your to-dos are fine. To see more: {command}"
  case allFine = "{count} told of what happens"
  case tryIt = "To try one: {command}"
}
