/// What is said of what waits, and of the rest of a day that goes to another one.
package enum RestSentences: Sentence, SentenceFamily {
  case nothingWaits = """
    Nothing waits. Enjoy the quiet.
    Nothing waits.
    Nothing waits.
    """
  case ask = "Move these {count} to {moment}? [y/N]"
  case nothingToMove = "Nothing of today is left that could go to another day."
  case moved = "Moved: {line}"
  case staysOne = "1 stays: medication, a deadline, or what repeats."
  case stays = "{count} stay: medication, deadlines, and what repeats."
  case how = "To move what is left of today, with what waits: {command}"
}
