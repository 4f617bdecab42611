/// The companion's answers about something it stored, beside the read-back itself.
package enum CaptureSentences: Sentence, SentenceFamily {
  case noTime = """
    whenever you're ready
    no time
    no time
    """
  case newList = "New list: {list}"
  case dryRun = """
    This is only a look; nothing was stored.
    Nothing was stored. This shows what would be stored.
    Nothing was stored.
    """
  case long = """
    That was a long one ({words} words). Please look whether everything is there.
    The text has {words} words. Please check that everything is there.
    {words} words.
    """
  case notEnglish = """
    That does not look like English, so it was kept as it is, as one to-do.
    The text is not in English, so it was stored unchanged, as one to-do.
    Not in English; kept as one to-do.
    """
  case pastTime = "“{phrase}” is already over, so there is no time on it."
  case otherTime = "“{phrase}” says another time, so it stays in the title."
  case tooOften = "A reminder comes in whole minutes, so “{phrase}” stays in the title."
  case impossibleTime = "“{phrase}” names a time that does not exist, so it stays in the title."
  case cycle = "It comes every day: no repeat here has a pause, so “{phrase}” stays in the title."
  case unknownZone = "“{phrase}” is no time zone known here, so the time is that of this place."
  case leftOut = "Left out: “{words}”. To keep it as a to-do: {command}"
  case timeLeftOut = """
    I found no time in “{phrase}”, so there is none on it.
    “{phrase}” names no time, so the to-do has none.
    No time in “{phrase}”.
    """
  case repeatLeftOut = """
    I found no repeat in “{phrase}”, so there is none on it.
    “{phrase}” names no repeat, so the to-do comes once.
    No repeat in “{phrase}”.
    """
  case alreadyOver = """
    {moment} is already over, so its reminder comes right away.
    {moment} is in the past, so its reminder appears now.
    {moment} is over; its reminder comes now.
    """
  case parentLeftOut = "Nothing on your list matches “{words}”, so it stands on its own."
  case keysLeftAlone = "These keys are not known here and were left alone: {keys}"
  case parentUnclear = "“{words}” fits {count} to-dos, so it stands on its own."
  case askAlreadyOver = "{moment} is already over. Keep that time? [y/N]"
  case storedWithoutTime = "Stored without a time."
  case changeTo = "{chosen} To change it: {command}"
  case choseMoment = """
    I took it as {moment}.
    It was read as {moment}.
    Read as {moment}.
    """
  case chosePassedToday = "That time is over for today, so it is for {moment}."
  case choseDateOrder = """
    I read the numbers as {moment}.
    The numbers were read as {moment}.
    Read as {moment}.
    """
  case chosePassedThisYear = "That date is over for this year, so it is for {moment}."
  case byDawn = "Dawn, about {time} in {place}."
  case bySunrise = "Sunrise, about {time} in {place}."
  case bySunset = "Sunset, about {time} in {place}."
  case byDusk = "Dusk, about {time} in {place}."
  case bySettingForSun =
    "Where the sun is then is not known here, so {time} of the settings counts."
  case clockSkips = """
    The clock goes forward on {day} and has no {time} then, so it comes at {other}.
    """
  case undoHint = "To take it back: {command}"
  case askLine = """
    What is on your mind? Enter stores it.
    Type what there is to do. Enter stores it.
    What is there to do?
    """
  case tickedOff = """
    {count} ticked off there, so not stored.
    {count} ticked off there, so not stored.
    {count} ticked off, left out.
    """
  case askInput = """
    What is on your mind? Ctrl-D ends it.
    Type what there is to do. Ctrl-D ends the input.
    What is there to do? Ctrl-D ends it.
    """
}
