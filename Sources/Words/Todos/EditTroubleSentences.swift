/// The companion's answers when it could not change a to-do as asked.
package enum EditTroubleSentences: Sentence, SentenceFamily {
  case unmovableSeries = "It repeats by a rule that one new time cannot move as a whole: {rule}"
  case sayRepeatAnew = "Everything is as it was. To say anew how it repeats: {command}"
  case doesNotRepeat = """
    “{title}” does not repeat, so {option} has nothing to do. Everything is as it was.
    """
  case titleLength = "A title is one line of 1 to 200 characters. Everything is as it was."
  case notesLength = """
    Notes and a first step hold up to 20 megabytes each. Everything is as it was; a longer text can \
    lie in a file, with its path in the notes.
    """
  case endNeedsStart = "An end goes with a clock time to begin at. Try: {example}"
  case noClock = "“{title}” has no clock time that {word} could turn over. Try: {example}"
  case noTime = "“{title}” has no time yet, so {option} has nothing to do. Try: {example}"
  case nothingCaptured = "Nothing that was stored lately is open. Try: {example}"
  case severalCaptured = "Several to-dos were stored together. Everything is as it was:"
  case otherList = "“{title}” is on another list ({list}), and order counts within one."
  case besideItself = "“{title}” cannot stand beside itself. Everything is as it was."
  case place = "Say which to-do, and where to. Try: {example}"
  case age = "“{value}” is no length of time. Try: --older-than 30d or --older-than 2026-10-01"
  case shortAge = """
    “{value}” is a matter of minutes here, so everything is as it was. Three months are: \
    --older-than 3mo
    """
  case futureAge = """
    “{value}” is still to come. Everything is as it was. Try: --older-than 30d
    """
  case doneAhead = """
    {moment} is still to come, so nothing was ticked off. For a moment that is over: {example}
    """
  case comesLater = "“{title}” comes {moment}, which is behind that, so nothing was changed."
  case moveEarlier = "To have it come earlier: {command}"
  case noEditor = "There is no editor to open. Set {variable} to one, or say it in words: {command}"
  case editorEnded = "The editor ended with {status}, so everything is as it was."
  case cannotWriteForm = """
    A file for the editor could not be made: {reason}. Everything is as it was.
    """
  case textKept = "Everything is as it was. What you wrote is kept in {path}"
  case tryAgain = "To change it again: {command}"
  case openAgain = "Open the editor again? [Y/n]"
  case unknownLine = "“{line}” is no line of this form. It takes: {fields}"
  case fieldTwice = "“{field}” stands there twice."
  case notUnderstood = "“{value}” does not fit “{field}”. It takes: {choices}"
}
