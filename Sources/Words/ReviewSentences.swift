/// What the review says: a look at what was understood, before it is stored.
package enum ReviewSentences: String, SentenceFamily {
  case nothing, titleLabel, normalPriority
  case countOne, countMany, storeOne, storeMany, storeNone, storeAfter, nothingYet
  case hintCards, hintStore, hintUnverified, hintEmpty, hintEditing, hintSplitting, hintMarking,
    hintAsking
  case help, helpMore, helpBack
  case unverified, acceptHint, notATime, notARepeat, notThen
  // What comes of a key.
  case needsTitle, listTooLong, priorities, timeInNotes, repeatInNotes, cannotBegin
  case deleted, accepted, isVerified, promoted, noteKept, noteTaken, chooseCard
  case joined, nothingToJoin, split, needsTwo, needsWords, needsOwner
  case undone, nothingToUndo, waitsForYou, nothingToStore
  case askLeave, askAgain
  // Beside the screen.
  case left, leftOut
  // Questions and answers instead of the screen.
  case youSaid, oneOf, askCard, askUnverified, askStore, askEmpty, askField, askWords, askSplit
  case askPromote, yesOrNo, answers, notAnAnswer, notSaid, fields

  package var sentence: Sentence {
    switch self {
    case .nothing: Sentence("–")
    case .titleLabel: Sentence("title")
    case .normalPriority: Sentence("normal")
    case .countOne: Sentence("1 to-do")
    case .countMany: Sentence("{count} to-dos")
    case .storeOne: Sentence("Store this to-do")
    case .storeMany: Sentence("Store {count} to-dos")
    case .storeNone: Sentence("Nothing to store yet")
    case .storeAfter: Sentence("{waiting} to look at first, then store")
    case .nothingYet:
      Sentence(
        warm: "Nothing here yet. Go up to your words, mark some, and p makes a to-do of them.",
        literal: "There are no to-dos. Press Up, mark words, and press p to make a to-do of them.",
        quiet: "No to-dos. Up goes to your words; p makes a to-do of marked ones."
      )
    case .hintCards:
      Sentence(
        "Enter edit · d delete · u undo · s split · j join · p from words · Esc leave · ? keys"
      )
    case .hintStore: Sentence("Enter store · ↑ back to them · u undo · Esc leave · ? keys")
    case .hintUnverified: Sentence("a accept · d delete · Enter edit · u undo · Esc leave · ? keys")
    case .hintEmpty: Sentence("p from words · n keep all of them · Esc leave · ? keys")
    case .hintEditing: Sentence("Enter keep · Esc as it was")
    case .hintSplitting: Sentence("←→ move the cut · Enter split · Esc as it was")
    case .hintMarking:
      Sentence("←→ word · v mark · p makes a to-do · s splits off · Esc back · ? keys")
    case .hintAsking: Sentence("y yes · any other key goes back")
    case .help:
      Sentence(
        """
        ↑ ↓: from to-do to to-do
        ← → Tab: from field to field
        Enter: edit the field
        Ctrl-S y: store all
        d: delete it
        s: split its title in two
        j: join it with the next
        p ↑: make one of your words
        n: your words in its notes
        a: accept it
        u: undo the last step
        r: record again
        1 to 9: go to that to-do
        Esc q: leave
        """
      )
    case .helpMore: Sentence("Any key shows more")
    case .helpBack: Sentence("Any key goes back")
    case .unverified: Sentence("not in your words")
    case .acceptHint: Sentence("a accepts it, d deletes it")
    case .notATime: Sentence("no time in these words yet")
    case .notARepeat: Sentence("no repeat in these words yet")
    case .notThen: Sentence("it cannot repeat from then")
    case .needsTitle: Sentence("A to-do needs a title. Esc brings the one before back.")
    case .listTooLong: Sentence("The name of a list has 100 characters at most.")
    case .priorities: Sentence("Priority is low, normal or high.")
    case .timeInNotes:
      Sentence(
        warm: "I found no time in “{words}”, so it stands in the notes. The time is as it was.",
        literal: "“{words}” names no time. It is in the notes now, and the time is unchanged.",
        quiet: "No time in “{words}”; kept in the notes."
      )
    case .repeatInNotes:
      Sentence(
        warm: "I found no repeat in “{words}”, so it stands in the notes.",
        literal: "“{words}” names no repeat. It is in the notes now.",
        quiet: "No repeat in “{words}”; kept in the notes."
      )
    case .cannotBegin:
      Sentence(
        "It cannot repeat from “{words}”, so that stands in the notes. All else is as it was."
      )
    case .deleted: Sentence("Deleted: “{title}”. u brings it back.")
    case .accepted: Sentence("Accepted.")
    case .isVerified: Sentence("This one comes from your words.")
    case .promoted: Sentence("Now a to-do: {title}")
    case .noteKept: Sentence("Your words are in its notes.")
    case .noteTaken: Sentence("Your words are out of its notes again.")
    case .chooseCard: Sentence("Choose a to-do first.")
    case .joined: Sentence("Two are one now. u takes it back.")
    case .nothingToJoin: Sentence("There is no to-do behind this one.")
    case .split: Sentence("One is two now. u takes it back.")
    case .needsTwo: Sentence("There have to be words on both sides.")
    case .needsWords: Sentence("There are no words in the mark.")
    case .needsOwner: Sentence("These words belong to no to-do yet. p makes one of them.")
    case .undone: Sentence("As it was before.")
    case .nothingToUndo: Sentence("There is nothing to undo here.")
    case .waitsForYou:
      Sentence(
        warm: "This one waits for you: nothing in your words says it.",
        literal: "Accept or delete this to-do first: it is not in your words.",
        quiet: "Not in your words: accept or delete it."
      )
    case .nothingToStore: Sentence("There is nothing to store yet.")
    case .askLeave:
      Sentence(
        warm: "Leave it at that, with nothing stored?",
        literal: "Leave now, with nothing stored?",
        quiet: "Leave, nothing stored?"
      )
    case .askAgain: Sentence("Record again, and let go of these?")
    case .left: Sentence("Nothing was stored. To store it after all: {command}")
    case .leftOut:
      Sentence("“{title}” is not in your words, so it was not stored. To store it: {command}")
    case .youSaid: Sentence("You said: {text}")
    case .oneOf: Sentence("{number} of {count}. {facts}")
    case .askCard: Sentence("Keep, change, drop, or all?")
    case .askUnverified: Sentence("This one is not in your words. Keep, change or drop?")
    case .askStore: Sentence("Yes, back or quit?")
    case .askEmpty: Sentence("There are no to-dos. Promote, note or quit?")
    case .askField: Sentence("Change what: title, when, repeat, list, priority or notes?")
    case .askWords: Sentence("The {field} now: {words}. What instead? An empty line leaves it.")
    case .askSplit: Sentence("The title now: {title}. Split before which words?")
    case .askPromote: Sentence("Which of your words are a to-do?")
    case .yesOrNo: Sentence("{question} Yes or no?")
    case .answers:
      Sentence(
        "Answers: keep, change, drop, all, back, undo, split, join, promote, note, again, quit. "
          + "A field and its new words change it at once, as in: when friday at 4."
      )
    case .notAnAnswer: Sentence("“{words}” is no answer here. “help” says which there are.")
    case .notSaid: Sentence("“{words}” is not in your words.")
    case .fields: Sentence("The fields are title, when, repeat, list, priority and notes.")
    }
  }
}
