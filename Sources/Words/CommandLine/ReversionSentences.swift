/// The companion's answers about steps that are taken back and brought back.
package enum ReversionSentences: Sentence, SentenceFamily {
  case nothingToUndo = "There is nothing to take back."
  case nothingToRedo = "There is nothing to bring back."
  case changedNothing = "Your last command changed nothing."
  case isBeside = "Your last command is nothing that undo takes back."
  case changedSince = "Something else was changed since then."
  case lastChange = "The last change was {length} ago, {who}: {what}."
  case lastUndo = "What was taken back last, {length} ago, {who}: {what}."
  case askUndo = "Take it back? [y/N]"
  case askRedo = "Bring it back? [y/N]"
  case isKept = "So everything is as it was."
  case undoHow = "To take it back: {command}"
  case redoHow = "To bring it back: {command}"
  case allTheSame = "To do it all the same: {command}"
  case noSuchStep = "There is no step {number}. Everything is as it was."
  case seeSteps = "To see the last ones: {command}"
  case isTakenBack = "Step {number} is taken back already: {what}"
  case isNotTakenBack = "Step {number} was not taken back, so nothing comes back: {what}"
  case nothingLeft = """
    All of step {number} was changed again since, so there is nothing of it to take back: {what}
    """
  case touchedSince = "What step {number} did was changed since: {what}"
  case later = "  {number}  {what}"
  case undoWould = "Taking it back now:"
  case redoWould = "Bringing it back now:"
  case goes = "  “{title}” goes"
  case comesBack = "  “{title}” comes back"
  case changesBack = "  “{title}” changes: {aspects}"
  case wouldLeave = "  This stays, because it changed since: {columns}"
  // The list of steps.
  case step = "{what}, {who}"
  case stepTakenBack = "{what}, {who}; taken back"
  case noSteps = "Nothing was changed yet."
  case noStepsThen = "Nothing was changed in that time: {window}"
  case oneStep = "To take one back: {command}"
}

/// What of a to-do would change.
package enum AspectWords: Sentence, SentenceFamily {
  case title, time
  case done = "done or not"
  case list, notes, priority, reminder, pause
  case other = "other things"
}
