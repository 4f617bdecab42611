/// The one thing to do now, and why it is its turn.
package enum NowSentences: Sentence, SentenceFamily {
  case begun = "You are at it."
  case due = "Its time has come."
  case priority = "It matters most of what has no time."
  case age = "It has been on your list longest, of what has no time."
  case rule = """
    The order: what you are at, then what is due, then what has no time; of these what matters more, \
    then what is older.
    """
  case ruleLow = """
    Of these, what needs low energy, and what takes 15 minutes at most where nobody said how much it \
    needs.
    """
  case ruleMinutes = """
    Of these, what takes {length} at most; then, in the same order, what nobody said the length of.
    """
  case lengthUnknown = "Nobody said how long it takes."
  case noneFits = """
    Nothing here is known to fit, and that is fine. Otherwise it would be:
    Nothing is known to fit. The usual choice is:
    Nothing fits. Otherwise:
    """
  case sayEffort = "To say what it takes: {command}"
  case notThisOne = "Not this one? {command}"
  case noneLeft = "That was the last one. From the start: {command}"
  case nothing = """
    Nothing asks for you now. Enjoy the quiet.
    Nothing is to be done now.
    Nothing now.
    """
  case next = "Next: {todo}"
}
