/// What an assistant, and the person behind it, is told beside the answers of its tools.
package enum AssistantSentences: Sentence, SentenceFamily {
  case title = "To-dos and reminders"
  case waiting = "Waiting for an assistant on standard input. Ctrl-D ends it."
  case instructions = """
    The to-dos and reminders of the person you work for, on this machine. Hand over what was said in \
    the person's own words, with its time (“call the dentist tomorrow at 10”): times are worked out \
    here. Name a to-do by its short id, which every answer has as handle. Each call is one step that \
    undo takes back.
    """
  // Messages that are no use: what was expected.
  case notUnderstood = "This is no message of the protocol. A message is a JSON object on one line."
  case lineTooLong = "A message has at most 1 megabyte, so this one was not read."
  case noBatch = "Each message comes by itself here, on a line of its own."
  case batchTooLong = "A batch has at most 50 messages, so this one was not read."
  case hasBegun = "The conversation has begun already."
  case notBegun = "The conversation begins with initialize."
  case versionWanted = "To begin, say the version as protocolVersion."
  case unknownMethod = "There is no such method here. There are ping, tools/list and tools/call."
  case noPage = "All tools are on one page, so there is no other."
  case unknownTool = "There is no tool “{name}”. tools/list names all of them."
  case argumentsWanted = "The arguments of a tool are a JSON object."
  case noArgumentTaken = "This tool takes no arguments, so “{key}” was not understood."
  case unknownArgument = "This tool takes no “{key}”. It takes: {known}"
  case missingArgument = "This tool wants “{key}”."
  case argumentNotTaken = "The value of “{key}” is not as inputSchema says."
  case windowNotUnderstood = """
    No stretch of time was understood in “{words}”. Try: today, next three days, friday morning
    """
  case windowOrWords = "Say either window or words; one of them is enough."
  case wordsOrTime = "Say either words or time; one of them is enough."
  case nothingAsked = "Say what should change: words, time, repeat, title, notes, priority or list."
  case moreThanLimit = "These are the first {count}. For more, say a larger limit."
  // Several at once.
  case deletesSeveral = "That means {count} to-dos, so nothing was changed:"
  case deletesSeveralHow = """
    Delete them one by one, as the person agrees, or have the person type: {command}
    """
  case askDelete = "Delete these {count} to-dos?"
  case deleteThem = "Delete them"
  case undoBringsBack = "undo brings them back."
}
