/// What the menu of a window manager shows, and why there is none.
package enum MenuSentences: Sentence, SentenceFamily {
  case prompt = "To do"
  case new = "Something new …"
  case newPrompt = "What is there to do?"
  case later = "Later: until when?"
  case focus = "Focus on it"
  case yes = "Yes"
  case withParts = "Yes, with its parts"
  case withoutParts = "No, the parts stay open"
  case noDesktop = """
    A menu opens in a desktop session, and there is none here. To add something without: {command}
    """
  case noProgram = """
    No program that shows a menu was found. One of these is enough: {programs}. Another one is named in the \
    config file: {setting}
    """
  case endedAtOnce = """
    {program} ended at once, so there was no menu. To add something without: {command}
    """
  case notOpened = "{program} did not open: {reason}"
  case noJSON = "A menu is answered by a person. What is on the list as data: {command}"
}
