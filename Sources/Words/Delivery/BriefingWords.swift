/// The words of the briefing.
package enum BriefingWords: Sentence, SentenceFamily {
  case toLookAt = "{count} to look at"
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
  case eventsAlone = """
    Nothing on your list for today
    No to-dos for today
    No to-dos today
    """
  case events = """
    And {count} in your calendars: {titles}
    Events of your calendars, {count}: {titles}
    {count} in calendars: {titles}
    """
  case moreEvents = "and {count} more"
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
  case nothingDone = """
    The day is done, and so are you
    Nothing was ticked off today
    Nothing ticked off
    """
  case oneDone = """
    One thing is done today. Well done
    1 to-do was done today
    1 done today
    """
  case severalDone = """
    {count} things are done today. Well done
    {count} to-dos were done today
    {count} done today
    """
  case pickDone = "✓ {title}"
  case stays = "Open, in no hurry: {titles}\nOpen: {titles}\nOpen: {titles}"
  case staysSeveral = """
    Open, in no hurry: {titles}, and {count} more
    Open: {titles}, and {count} more
    Open: {titles}, and {count} more
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
  case lastWeek = "Last week: {told}"
  case weekOne = "1 thing done\n1 to-do done\n1 done"
  case weekSeveral = "{count} things done\n{count} to-dos done\n{count} done"
  case weekFocus = "{duration} of focus"
  case weekRepeats = "{count} of {all} times of what repeats"
  case weekBoth = "{first}, {last}"
}
