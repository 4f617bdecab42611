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
  case notThisOne = "Not this one? {command}"
  case noneLeft = "That was the last one. From the start: {command}"
  case nothing = """
    Nothing asks for you now. Enjoy the quiet.
    Nothing is to be done now.
    Nothing now.
    """
  case next = "Next: {todo}"
}
