/// The questions about words that may mean something else, and what is said where nobody is asked.
package enum DoubtSentences: Sentence, SentenceFamily {
  case words = """
    I am not sure what you mean by “{words}”.
    “{words}” can be read in more than one way.
    “{words}”: more than one way to read it.
    """
  case oneOrSeveral = """
    I am not sure whether this is one thing or several.
    This can be read as one to-do or as several.
    One to-do, or several.
    """
  case again = """
    “{words}” is on your list already, so this may be about that one. To change it another way: {command}
    “{words}” is on the list already. To change that one another way: {command}
    “{words}” is there already. To change it: {command}
    """
  case keys = """
    Enter takes 1, {others}e changes the words, Esc keeps them as they are, without a time.
    Enter takes 1, {others}e changes the words, Esc keeps them as they are, without a time.
    Enter: 1, {others}e: change, Esc: keep as it is.
    """
  case keysWithChange = """
    Enter or c changes that one, 1 stores this as well, {others}e changes the words, Esc keeps them as they are.
    Enter or c changes that one, 1 stores this as well, {others}e changes the words, Esc keeps them as they are.
    Enter or c: change that one, 1: store this, {others}e: change words, Esc: keep as it is.
    """
  case changeThat = """
    Another time for “{title}”: {words}
    Another time for “{title}”: {words}
    “{title}”: {words}
    """
  case otherKey = "2 the other reading, "
  case otherKeys = "2 or 3 another reading, "
  case askAgain = "Type what you mean. Enter stores it."
  case marked = """
    I was not sure about “{words}”, so it is marked to be looked at: {command}
    “{words}” was not certain, so the to-do is marked to be looked at: {command}
    “{words}” is not certain; marked: {command}
    """
  case markedSplit = """
    I was not sure whether that is one thing or several, so it is marked to be looked at: {command}
    It was not certain whether this is one to-do or several, so it is marked to be looked at: {command}
    One to-do or several is not certain; marked: {command}
    """
  case markedAgain = """
    “{words}” is on your list already. If this is about that one: undo, then {command}. It is marked to be looked \
    at: {review}
    “{words}” is on the list already. If this is about that one: undo, then {command}. It is marked to be looked \
    at: {review}
    “{words}” is there already. About that one: undo, then {command}. Marked: {review}
    """
  case notStored = """
    I was not sure about “{words}”, so nothing was stored.
    “{words}” was not certain, so nothing was stored.
    “{words}” is not certain; nothing was stored.
    """
  case askPerson = """
    It is stored, and marked to be looked at. Please ask the person what is meant by “{words}”, and put it \
    right with the tool for changes.
    It is stored and marked. Ask the person what is meant by “{words}”, and put it right with the tool for \
    changes.
    Stored and marked. Ask what is meant by “{words}”.
    """
  case asSaid = "Keep the words as they are, to be looked at"
  case mark = "to look at: “{words}”"
  case toLookAt = "To look at"
  case nothingToLookAt = """
    Nothing is waiting to be looked at.
    No to-do is marked to be looked at.
    Nothing to look at.
    """
  case reviewKeys = """
    Enter: it is right. {others}e changes it, d deletes it, s leaves it for later, q ends.
    Enter: it is right. {others}e changes it, d deletes it, s leaves it for later, q ends.
    Enter: right. {others}e: change, d: delete, s: later, q: end.
    """
  case settled = """
    Everything is looked at.
    All marked to-dos are settled.
    All settled.
    """
  case left = """
    {count} still to look at, in no hurry.
    {count} to-dos are still marked.
    {count} left.
    """
  case askTitle = "The title; Enter leaves it."
  case askTime = "When? “none” takes the time away; Enter leaves it."
}
