/// The companion's answers about transcripts that act on what is there.
package enum SpokenSentences: Sentence, SentenceFamily {
  case askWhich = "“{words}” fits several. Which one? 1 to {count}, or Enter for none:"
  case askAgain = "“{title}” is open already. Go ahead with that one? [y/N]"
  case askAll = "Do all of it? [y/N]"
  case nothingOpen = "Nothing open is called “{words}”, so nothing was changed."
  case nothingDone = "Nothing that is done is called “{words}”, so nothing was changed."
  case deletesSeveral = "That deletes {count}, so it is not done unasked:"
  case deletesWithParts = "That deletes what has parts ({parts}), so it is not done unasked:"
  case deleteThem = "To delete them: {command}"
  case deleteWithParts = "To delete it with its parts: {command}"
  case deleteWithoutParts = "To delete it and have its parts move up: {command}"
  case deletedAlready = """
    What was changed last is deleted already: “{titles}”. So nothing was changed.
    """
  case takeBack = "To bring it back: {command}"
  case whichOne = "“{words}” fits {count}. Which one?"
  case whichOneHow = """
    Say “the second one”, “both” or “never mind” within 20 seconds.
    """
  case askWhen = "When? Say a time within 20 seconds, or “never mind”."
  case nothingChanged = "All right, nothing was changed."
  case staysWithoutTime = "All right, it stays without a time."
  case nearest = "These come near:"
  case changeHow = "To act on one of them: {command}"
  case nothingTouched = """
    I can't tell what “{words}” is: nothing was added or changed in the last {minutes} minutes.
    “{words}” could not be resolved: nothing was added or changed in {minutes} minutes.
    Nothing was added or changed in {minutes} minutes, so “{words}” names nothing.
    """
  case nothingAnswered = """
    I can't tell which one “{words}” is now, so nothing was changed. Asking again names them.
    “{words}” is no place in the last answer, so nothing was changed.
    “{words}” names nothing in the last answer. Nothing was changed.
    """
  case saidAgain = "“{title}” is open already, word for word, so nothing was changed."
  case actOnIt = "To act on that one: {command}"
  case storeAgain = "To store it once more: {command}"
  case noPlace = "“{words}” is no time, no list and nothing open, so nothing was changed."
  case makeList = "To make a list of it first: {command}"
  case noParts = "Say what its parts are. Try: {example}"
  case noDirection = "Say whether that is earlier or later. Try: {example}"
  case noAmount = "There is no time on it to count from. Try: {example}"
  case noTitle = "Say one to-do and its new title. Try: {example}"
  case noGoal = "Say what it is to become. Try: {example}"
  case several = "That means {count} to-dos, so nothing was changed yet:"
  case doAll = "To do it to all of them: {command}"
  case seriesLeft = "“{title}” repeats, and one day was named, so nothing was changed."
  case skipsOneOfSeveral = """
    “{title}” comes several times that day, and no single one of them but the next can be left out, \
    so nothing was changed.
    """
  case skipDay = "To leave out all of that day: {command}"
  case skipIt = "To leave out its next time: {command}"
  case seriesStays = "What repeats stays as it is: {titles}"
  case nothingThere = "Nothing open fits “{words}”, so nothing was changed."
  case noTime = "“{words}” is no time for that. Try: {example}"
  case storedNothingOpen = "Stored as something to do; there is nothing open called “{words}”."
  case storedNoPlace = "Stored as something to do; “{words}” is no time, no list and nothing open."
  case medicineStays = "Medication stays as it is: {titles}"
  case laterStays = "What comes later than that stays as it is: {titles}"
  case askDeleteOne = "Delete “{title}”? [Y/n]"
  case askEnd = "End “{title}”, so that it comes no more? [Y/n]"
  case endsUnasked = "“{title}” repeats, so it is not ended unasked."
  case leftOut = "Left out, since there is nothing to do in it: “{words}”"
  case newIsStored = "What is new in it is stored."
  case whichIt = "“{words}” can be several. Which one? 1 to {count}, or Enter for none:"
}
