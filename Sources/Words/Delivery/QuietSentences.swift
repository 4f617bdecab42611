/// The companion's answers about the quiet that a person asks for.
package enum QuietSentences: Sentence, SentenceFamily {
  case hours = "Quiet every day from {from} to {to}"
  case until = "Quiet until {moment}"
  case from = "Quiet from {from} until {moment}"
  case none = """
    It is not quiet: reminders come at their time.
    No quiet is set: reminders come at their time.
    No quiet.
    """
  case now = "It is quiet now, until {moment}"
  case comesThrough = """
    What you gave a clock time still comes then, without a sound; the rest waits.
    A reminder at a clock time that you stated still comes then, without a sound. Other reminders \
    wait until the quiet ends.
    Stated clock times still come, without a sound.
    """
  // For `status` and `doctor`.
  case label = "Quiet"
  case isQuiet = "until {moment}"
  case asked = "you asked for quiet until {moment}"
  case offHow = "To end it: {command}"
  // Refusals: what was kept, and what to type instead.
  case notUnderstood = """
    I found no hours and no end in “{words}”, so nothing was changed. Try: {hours}  or: {until}
    “{words}” names no hours and no end. Nothing was changed. Examples that do: {hours}  and: \
    {until}
    No hours in “{words}”. Try: {hours}  or: {until}
    """
  case isOver = "{moment} is already over, so nothing was changed. Try: {until}"
  case sameEnds = """
    From {time} to {time} is the whole day, so nothing was changed. Try: {hours}  For a day of \
    quiet: {until}
    """
}
