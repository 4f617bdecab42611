/// The words of the popup that tells of a focus session.
package enum FocusWords: Sentence, SentenceFamily {
  case offer = """
    Shall the rest wait for a while?
    Reminders can wait while you do this
    Reminders can wait
    """
  case offerHow = """
    {minutes} minutes for this alone
    Start a focus session of {minutes} minutes
    {minutes} minutes
    """
  case anything = """
    Time for one thing
    Focus session
    Focus
    """
  case until = """
    Until {time} this is all there is. The rest waits
    Focus until {time}. Reminders wait until then
    Focus until {time}
    """
  case sinceTime = """
    Since {time}, for as long as it takes. The rest waits
    Focus since {time}, without an end. Reminders wait
    Focus since {time}
    """
  /// Why popups of others are kept back, as a desktop shows it.
  case quietReason = "Focus session"
  case round = "Round {round}"
  case paused = """
    Paused, {left} left. It keeps
    Paused. {left} left
    Paused, {left} left
    """
  case pausedOpen = """
    Paused. It keeps
    Paused
    Paused
    """
  case timeUp = """
    {duration}, well spent. What would be good now?
    The time is up, after {duration}
    {duration}
    """
  case resting = """
    A break until {time}. Look out of a window
    Break until {time}
    Break until {time}
    """
  case rested = """
    The break is over. Go on whenever you like
    The break is over
    The break is over
    """
  case endedAway = """
    You were away, so the session has ended. It was {duration}
    Nobody was there for an hour, so the session has ended. It lasted {duration}
    Ended while you were away, after {duration}
    """
}
