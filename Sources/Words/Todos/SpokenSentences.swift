/// The companion's answers about transcripts that act on what is there.
package enum SpokenSentences: Sentence, SentenceFamily {
  case askWhich = "“{words}” fits several. Which one? 1 to {count}, or Enter for none:"
  case askAgain = "“{title}” is open already. Go ahead with that one? [y/N]"
  case askAll = "Do all of it? [y/N]"
  case nothingOpen = "Nothing open is called “{words}”, so nothing was changed."
  case nothingDone = "Nothing that is done is called “{words}”, so nothing was changed."
  case nearest = "These come near:"
  case changeHow = "To act on one of them: {command}"
  case nothingTouched = """
    I can't tell what “{words}” is: nothing was added or changed in the last {minutes} minutes.
    “{words}” could not be resolved: nothing was added or changed in {minutes} minutes.
    Nothing was added or changed in {minutes} minutes, so “{words}” names nothing.
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
  case noTime = "“{words}” is no time for that. Try: {example}"
  case storedNothingOpen = "Stored as something to do; there is nothing open called “{words}”."
  case storedNoPlace = "Stored as something to do; “{words}” is no time, no list and nothing open."
  case leftOut = "Left out, since there is nothing to do in it: “{words}”"
  case newIsStored = "What is new in it is stored."
  case whichIt = "“{words}” can be several. Which one? 1 to {count}, or Enter for none:"
}
