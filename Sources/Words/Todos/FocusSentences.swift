/// The companion's answers about a focus session.
package enum FocusSentences: Sentence, SentenceFamily {
  case none = """
    Nothing is running. To keep a while for one thing: {command}
    No focus session goes on. To begin one: {command}
    No focus. {command}
    """
  case until = """
    {title}, and nothing else until {moment}.
    Focus on {title} until {moment}.
    {title} until {moment}.
    """
  case open = """
    {title}, and nothing else, for as long as it takes.
    Focus on {title}, without an end.
    {title}, without an end.
    """
  case anything = """
    One thing
    no to-do in particular
    one thing
    """
  case soFar = "So far: {duration}."
  case paused = """
    Paused: {title}, {left} left. It keeps.
    Paused: {title}. {left} left.
    Paused: {title}, {left} left.
    """
  case pausedOpen = "Paused: {title}, {duration} so far."
  case goOnHow = "To go on: {command}"
  case timeUp = """
    {duration} for {title}, well spent.
    The time for {title} is up, after {duration}.
    {title}: {duration}.
    """
  case timeUpHow = "More time: {more}  A break: {rest}  That's it: {stop}"
  case resting = """
    A break until {moment}. Look out of a window.
    Break until {moment}.
    Break until {moment}.
    """
  case rested = """
    The break is over. Go on whenever you like: {command}
    The break is over. To go on: {command}
    Break over. {command}
    """
  case ended = """
    That was {duration} for {title}. Well spent.
    The session for {title} has ended, after {duration}.
    {title}: {duration}.
    """
  case waitOne = "1 reminder waits until then."
  case waitSeveral = "{count} reminders wait until then."
  case round = "Round {round}."
  // Refusals: what was kept, and what to type instead.
  case isOver = "{moment} is already over, so no session was begun. Try: {command}"
  case tooLong = """
    A round lasts from 1 minute to 24 hours, so no session was begun. Try: {command}
    """
}
