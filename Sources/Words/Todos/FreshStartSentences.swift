/// What is said at a fresh start with what has waited long.
package enum FreshStartSentences: Sentence, SentenceFamily {
  case nothing = "Nothing has waited longer than a week."
  case nothingSince = "Nothing has waited for {days}."
  case intro = """
    These are still on your list, and that is fine. None of them has to be done today:
    Still on your list, and waiting:
    Still on your list:
    """
  case heading = "{list}: {count}"
  case ask = """
    What would you like for these {count}? s: spread them over the next days, at most {most} a day. \
    n: no day. o: to the list {someday}. Enter: they stay as they are.
    What is to happen to these {count}? s: spread over the next days, at most {most} a day. \
    n: no day. o: to the list {someday}. Enter: they stay as they are.
    {count}: s: spread, at most {most} a day. n: no day. o: {someday}. Enter: they stay.
    """
  case how = """
    To give them days, at most {most} on one: {spread}  No day: {noDay}  To the list {someday}: {list}
    """
  case spread = "Spread over the next days:"
  case noDay = "Without a day now:"
  case someday = "On the list {list} now:"
  case wouldSpread = "These would be spread over the next days:"
  case wouldHaveNoDay = "These would have no day:"
  case wouldBeSomeday = "These would be on the list {list}:"
  case oneStays = "1 stays as it is."
  case severalStay = "{count} stay as they are."
  case allStay = """
    Everything stays as it is, and that is fine.
    Everything stays as it is.
    Everything stays as it is.
    """
  case noRoom = """
    For {count} no day of the next {days} has room, so they stay as they are. More on a day: {command}
    """
  case dryRun = "Nothing was changed."
}
