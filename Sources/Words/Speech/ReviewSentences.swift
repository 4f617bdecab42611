/// The words of the review: a look at what was understood, before it is stored.
package enum ReviewSentences: Sentence, SentenceFamily {
  case nothing = "–"
  case titleLabel = "title"
  case normalPriority = "normal"
  case countOne = "1 to-do"
  case countMany = "{count} to-dos"
  case storeOne = "Store this to-do"
  case storeMany = "Store {count} to-dos"
  case storeNone = "Nothing to store yet"
  case storeAfter = "{waiting} to look at first, then store"
  case nothingYet = """
    Nothing here yet. Go up to your words, mark some, and p makes a to-do of them.
    There are no to-dos. Press Up, mark words, and press p to make a to-do of them.
    No to-dos. Up goes to your words; p makes a to-do of marked ones.
    """
  case hintCards = """
    Enter edit · d delete · u undo · s split · j join · p from words · e your words · Esc leave · ? keys
    """
  case hintStore = "Enter store · ↑ back to them · u undo · Esc leave · ? keys"
  case hintUnverified = "a accept · d delete · Enter edit · u undo · Esc leave · ? keys"
  case hintEmpty = "p from words · e change them · n keep all of them · Esc leave · ? keys"
  case hintEditing = "Enter keep · Esc as it was"
  case hintRetelling = "Enter reads it again · Esc as it was"
  case hintSplitting = "←→ move the cut · Enter split · Esc as it was"
  case hintMarking = "←→ word · v mark · p makes a to-do · s splits off · Esc back · ? keys"
  case hintAsking = "y yes · any other key goes back"
  case helpMore = "Any key shows more"
  case helpBack = "Any key goes back"
  case unverified = "not in your words"
  case acceptHint = "a accepts it, d deletes it"
  case notATime = "no time in these words yet"
  case notARepeat = "no repeat in these words yet"
  case notThen = "it cannot repeat from then"
  // Messages that follow a key.
  case needsTitle = "A to-do needs a title. Esc brings the one before back."
  case listTooLong = "The name of a list has 100 characters at most."
  case priorities = "Priority is low, normal or high."
  case timeInNotes = """
    I found no time in “{words}”, so it stands in the notes. The time is as it was.
    “{words}” names no time. It is in the notes now, and the time is unchanged.
    No time in “{words}”; kept in the notes.
    """
  case repeatInNotes = """
    I found no repeat in “{words}”, so it stands in the notes.
    “{words}” names no repeat. It is in the notes now.
    No repeat in “{words}”; kept in the notes.
    """
  case cannotBegin = """
    It cannot repeat from “{words}”, so that stands in the notes. All else is as it was.
    """
  case deleted = "Deleted: “{title}”. u brings it back."
  case accepted = "Accepted."
  case isVerified = "This one comes from your words."
  case promoted = "Now a to-do: {title}"
  case noteKept = "Your words are in its notes."
  case noteTaken = "Your words are out of its notes again."
  case chooseCard = "Choose a to-do first."
  case joined = "Two are one now. u takes it back."
  case nothingToJoin = "There is no to-do behind this one."
  case split = "One is two now. u takes it back."
  case needsTwo = "There have to be words on both sides."
  case needsWords = "There are no words in the mark."
  case needsOwner = "These words belong to no to-do yet. p makes one of them."
  case nothingInWords = "There is nothing to do in these words. Esc brings the ones before back."
  case readAgain = "Read again. u takes it back."
  case wordsLeftOut = "Left out: “{words}”. ↑ goes there, and p makes a to-do of it."
  case undone = "As it was before."
  case nothingToUndo = "There is nothing to undo here."
  case waitsForYou = """
    This one waits for you: nothing in your words says it.
    Accept or delete this to-do first: it is not in your words.
    Not in your words: accept or delete it.
    """
  case nothingToStore = "There is nothing to store yet."
  case askLeave = """
    Leave it at that, with nothing stored?
    Leave now, with nothing stored?
    Leave, nothing stored?
    """
  case askAgain = "Record again, and let go of these?"
  // Beside the screen.
  case left = "Nothing was stored. To store it after all: {command}"
  case leftOut = "“{title}” is not in your words, so it was not stored. To store it: {command}"
  // Questions and answers instead of the screen.
  case youSaid = "You said: {text}"
  case oneOf = "{number} of {count}. {facts}"
  case askCard = "Keep, change, drop, or all?"
  case askUnverified = "This one is not in your words. Keep, change or drop?"
  case askStore = "Yes, back or quit?"
  case askEmpty = "There are no to-dos. Promote, note or quit?"
  case askField = "Change what: title, when, repeat, list, priority or notes?"
  case askWords = "The {field} now: {words}. What instead? An empty line leaves it."
  case askSplit = "The title now: {title}. Split before which words?"
  case askRetell = "What did you say? An empty line leaves it."
  case spokenLeftOut = "Left out: {words}. Promote makes a to-do of it."
  case askPromote = "Which of your words are a to-do?"
  case yesOrNo = "{question} Yes or no?"
  case answers = """
    Answers: keep, change, drop, all, back, undo, split, join, promote, note, edit, again, quit. A field \
    and its new words change it at once, as in: when friday at 4.
    """
  case notAnAnswer = "“{words}” is no answer here. “help” says which there are."
  case notSaid = "“{words}” is not in your words."
  case fields = "The fields are title, when, repeat, list, priority and notes."
}

/// The keys of the review and their meaning, one help line each: `keys: meaning`.
package enum ReviewKeyWords: Sentence, SentenceFamily {
  case moveRow = "↑ ↓: from to-do to to-do"
  case moveField = "← → Tab: from field to field"
  case edit = "Enter: edit the field"
  case storeAll = "Ctrl-S y: store all"
  case delete = "d: delete it"
  case split = "s: split its title in two"
  case join = "j: join it with the next"
  case promote = "p ↑: make one of your words"
  case retell = "e: put your words right, and have them read again"
  case note = "n: your words in its notes"
  case accept = "a: accept it"
  case undo = "u: undo the last step"
  case record = "r: record again"
  case goTo = "1 to 9: go to that to-do"
  case leave = "Esc q: leave"
}
