/// The texts that were heard lately, and what became of each.
package enum HeardSentences: Sentence, SentenceFamily {
  case stored = "stored: {titles}"
  case storedOnce = "stored, and no longer there"
  case setAside = "set aside"
  case command = "a command"
  case question = "a question"
  case leftOut = "left out: {words}"
  case nothing = """
    Nothing was heard in the last 7 days.
    No text was heard in the last 7 days.
    Nothing in the last 7 days.
    """
  case forgotten = "Forgotten: what was heard, {count} in all. What came of it stays."
  case askForget = """
    Delete all that was heard, {count} in all? What came of it stays; nothing brings the words back. [y/N]
    """
  case keepOne = "To store one as a to-do: {command}"
}
