/// The short help in front of the commands, and the headings of the long one.
package enum HelpHeadings: Sentence, SentenceFamily {
  case program = """
    Say what is on your mind; be reminded gently at its time.
    Store what there is to do; be reminded of it at its time.
    To-dos and their reminders.
    """
  case more = "Now and then:"
  case helpOfOne = "More about one: {command}"
  case helpOfAll = "All of them: {command}"
  case moreOf = "More: {command}"
  case headingUsage = "Usage:"
  case headingExamples = "For example:"
  case headingWords = "Words:"
  case headingOptions = "Options:"
  // Headings of the commands that belong together.
  case themeSaying = "Saying it:"
  case themeLooking = "Looking:"
  case themeDoing = "Doing:"
  case themeLookingBack = "Looking back:"
  case themeOrdering = "In order:"
  case themeReminding = "Reminding:"
  case themeTakingBack = "Taking back:"
  case themeMachine = "This machine:"
}
