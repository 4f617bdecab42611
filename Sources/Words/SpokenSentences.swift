/// What the companion says about transcripts that act on what is there.
package enum SpokenSentences: String, SentenceFamily {
  case askWhich, askAgain, askAll
  case nothingOpen, nothingDone, nearest, changeHow, nothingTouched, saidAgain, actOnIt, storeAgain
  case noPlace, makeList, noParts, noDirection, noAmount, noTitle, noTime
  case storedNothingOpen, storedNoPlace, leftOut, newIsStored, whichIt

  package var sentence: Sentence {
    switch self {
    case .askWhich: Sentence("“{words}” fits several. Which one? 1 to {count}, or Enter for none:")
    case .askAll: Sentence("Do all of it? [y/N]")
    case .askAgain:
      Sentence("“{title}” is open already. Go ahead with that one? [y/N]")
    case .nothingOpen:
      Sentence("Nothing open is called “{words}”, so nothing was changed.")
    case .nothingDone:
      Sentence("Nothing that is done is called “{words}”, so nothing was changed.")
    case .nearest: Sentence("These come near:")
    case .changeHow: Sentence("To act on one of them: {command}")
    case .nothingTouched:
      Sentence(
        warm:
          "I can't tell what “{words}” is: nothing was added or changed in the last {minutes} minutes.",
        literal:
          "“{words}” could not be resolved: nothing was added or changed in {minutes} minutes.",
        quiet: "Nothing was added or changed in {minutes} minutes, so “{words}” names nothing."
      )
    case .saidAgain:
      Sentence("“{title}” is open already, word for word, so nothing was changed.")
    case .actOnIt: Sentence("To act on that one: {command}")
    case .storeAgain: Sentence("To store it once more: {command}")
    case .noPlace:
      Sentence("“{words}” is no time, no list and nothing open, so nothing was changed.")
    case .makeList: Sentence("To make a list of it first: {command}")
    case .noParts: Sentence("Say what its parts are. Try: {example}")
    case .noDirection: Sentence("Say whether that is earlier or later. Try: {example}")
    case .noAmount: Sentence("There is no time on it to count from. Try: {example}")
    case .noTitle: Sentence("Say one to-do and its new title. Try: {example}")
    case .noTime: Sentence("“{words}” is no time for that. Try: {example}")
    case .storedNothingOpen:
      Sentence("Stored as something to do; there is nothing open called “{words}”.")
    case .storedNoPlace:
      Sentence("Stored as something to do; “{words}” is no time, no list and nothing open.")
    case .leftOut: Sentence("Left out, since there is nothing to do in it: “{words}”")
    case .newIsStored: Sentence("What is new in it is stored.")
    case .whichIt: Sentence("“{words}” can be several. Which one? 1 to {count}, or Enter for none:")
    }
  }
}
