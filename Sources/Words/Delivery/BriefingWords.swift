/// The words of the briefing.
package enum BriefingWords: Sentence, SentenceFamily {
  case morning = "Good morning"
  case afternoon = """
    Hello there
    Good afternoon
    Good afternoon
    """
  case evening = "Good evening"
  case nothingToday = """
    Nothing is planned for today
    Nothing is planned for today
    Nothing today
    """
  case oneToday = """
    One thing for today
    1 to-do for today
    1 today
    """
  case severalToday = """
    {count} things for today, one at a time
    {count} to-dos for today
    {count} today
    """
  case summary = "{greeting}. {today}"
  case pick = "• {title}"
  case pickWithClock = "• {time} {title}"
  case firstStep = """
    A tiny first step: {step}
    First step: {step}
    {step}
    """
  case stillOnListOne = "Still on your list: {titles}"
  case stillOnListSeveral = "Still on your list: {titles}, and {count} more"
  case more = "And {count} more"
  case putOff = "Put off to {time}: {title}"
  case ahead = "By {day}: {title}"
}
