/// The words of the live screen of the day.
package enum ScreenSentences: Sentence, SentenceFamily {
  case onNow = "On now"
  case focusLeft = "focus, {duration} left"
  case focusSoFar = "focus, {duration} so far"
  case focusPaused = "focus, paused"
  case timeUp = "the time is up"
  case resting = "a break, {duration} left"
  case rested = "the break is over"
  case moreWait = "and {count} more"
  case doneToday = "Done today: {titles}"
  case doneTodaySeveral = "Done today, {count}: {titles}"
  case nothing = """
    Nothing is planned for today. Enjoy the quiet.
    Nothing is planned for today.
    Nothing today.
    """
  case nothingFits = "Nothing open has “{words}” in it."
  case onlyWith = "all with “{words}”"
  case allOpen = "and all that is open"
  // The keys, one part each; where there is little room the short ones.
  case keys = """
    ↑↓ choose · Space done · l later · o doing · f focus · e edit · a add · u undo · r rest to tomorrow · \
    / search all · g agenda · t today · ? keys · q leave
    """
  case keysShort = """
    d done · l later · o doing · f focus · e edit · a add · u undo · / all · ? keys · g agenda · q leave
    """
  case keysFound = """
    ↑↓ choose · Space done · l later · o doing · f focus · e edit · a add · u undo · / search · ? keys · \
    Esc today
    """
  case keysFoundShort = """
    d done · l later · o doing · f focus · e edit · u undo · / search · Esc today
    """
  case keysAdding = "Enter adds it · Esc back"
  case keysEditing = "Enter keep · Esc as it was"
  case keysSearching = "Enter keeps these · ↑↓ choose · Esc today"
  case keysAgenda = "Any key goes back"
  case keysLongAgenda = "↑↓ more · any other key goes back"
  case keysAsking = "y yes · any other key leaves it"
  case keysLeaving = "y leaves · any other key stays"
  case keysAskingDoubt = "a number takes a reading · w keeps the words · any other key goes back"
  case keysAskingLater = "a number chooses · w in your own words · any other key leaves it"
  case keysPuttingOff = "Enter puts it off · Esc back"
  case keysAskingParts = "a all of them · o only this one · any other key leaves it"
  // All of them, where they are asked for.
  case allKeysHeading = "The keys"
  case allKeys = """
    ↑ ↓ j k: choose · PgUp PgDn: by pages · Space d: done · l: later · o: you are at it · f: focus on it, \
    pause, go on · e: change its title · a: add · u: take the last change back · r: rest of today to tomorrow · \
    /: all that is open, and \
    search · g: the week · t: today from the top · ?: these keys · Esc: back · q: leave · Ctrl-Z: stop, as \
    in any shell
    """
  // What is typed at the bottom.
  case adding = "Add:"
  case searching = "Search:"
  case title = "Title:"
  case until = "Until:"
  // Messages that follow a key.
  case chooseFirst = "Choose a to-do first, with ↑ and ↓."
  case comesBefore = """
    “{title}” comes before that as well, at {moment}. That one is first.
    “{title}” comes at {moment} before that. Choose that one first.
    “{title}”: first the one at {moment}.
    """
  case changedMeanwhile = """
    “{title}” was changed by another program just now, so nothing was done. Look once more.
    Another program changed “{title}” just now. Nothing was done.
    “{title}” has changed. Nothing was done.
    """
  case goneMeanwhile = "“{title}” is no longer open, so nothing was done."
  case needsTitle = "A to-do needs a title. Esc brings the one before back."
  case wordsKept = "Your words are kept: a brings them back."
  case askLeave = "Leave the screen? Your to-dos are stored."
  case askAhead = "“{title}” comes next {moment}. Count that one as done already?"
  case askParts = "“{title}” has {count} open parts. Complete them as well?"
  case askPart = "“{title}” has an open part. Complete it as well?"
  case askLater = "“{title}”, later: {choices}"
  case laterMinutes = "in {length}"
  case laterEvening = "this evening"
  case laterMorning = "tomorrow morning"
  case askRest = "Move what is left of today, with what waits, to tomorrow? {count}: {titles}"
  case askRestOne = "Move what is left of today to tomorrow? {titles}"
  case lookAgain = "This is how it was at the last look; there is another one in a minute."
  // Beside the screen.
  case noScreen = """
    The live screen draws on a terminal that a person looks at, and there is none here. The day in lines: \
    {command}
    """
  case notStored = "What you had typed was not stored. To store it after all: {command}"
}
