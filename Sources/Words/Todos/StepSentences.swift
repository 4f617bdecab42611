/// The companion's answers about the parts of a to-do, and about walking through them.
package enum StepSentences: Sentence, SentenceFamily {
  case progress = "{done} of {count} done"
  case none = """
    “{title}” has no parts yet. To add some: {command}
    “{title}” has no parts. To add some: {command}
    “{title}” has no parts. {command}
    """
  case next = "Next: {part}"
  case lastTime = "last time: {duration}"
  case runHow = "To walk through them: {command}"

  // Steps that a model proposes.
  case suggested = "Perhaps begin with:"
  case askKeep = "Keep these? [Y/n/e] (e changes them first)"
  case suggestedOnly = """
    Nothing is kept yet. To keep them: {command}
    They were not stored. To store them: {command}
    Not stored. To store them: {command}
    """
  case noneKept = """
    None of them is kept, and all stays as it was.
    None of them was stored, and nothing was changed.
    None stored.
    """
  case noModel = """
    Steps come from a language model, and [model] in your settings names none. Your own go in so: {command}
    Steps are proposed by a language model; [model] in the settings names none. To add steps: {command}
    No model: see [model] in the settings. To add steps: {command}
    """
  case noSuggestion = """
    {reason} All stays as it was; steps of your own go in so: {command}
    {reason} Nothing was changed. To add steps: {command}
    {reason} To add steps: {command}
    """

  // Walking through them.
  case part = "{number} of {count}: {part}"
  case keys = "Enter: done · s: skip · l: later · q: leave"
  case unknownKey = "That key means nothing here."
  case allDone = """
    That was the last one: all {count} parts are done. Nicely done.
    All {count} parts are done.
    All {count} parts done.
    """
  case oneDone = """
    The one part is done. Nicely done.
    The part is done.
    Part done.
    """
  case someDone = """
    {done} of {count} parts done. The rest keeps.
    {done} of {count} parts are done. The others stay open.
    {done} of {count} parts done.
    """
  case noneOpen = """
    All parts of “{title}” are done.
    All parts of “{title}” are done.
    “{title}”: all parts done.
    """
  case wentOn = "{title} has gone on meanwhile, so nothing more was changed here."
  case askWhole = "Is “{title}” as a whole done, too? y for yes:"
}
