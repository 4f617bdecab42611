/// The tools of an assistant: their names, what each does, and what it takes.
package enum ToolSentences: Sentence, SentenceFamily {
  case add = "Add to-dos"
  case addPurpose = """
    Stores what there is to do, with the times, repeats, lists, priorities and parts that its words \
    name. One text may hold several to-dos.
    """
  case addText = "What was said, word for word: buy milk tomorrow morning, and call anna at 5."
  case ask = "Ask about to-dos"
  case askPurpose = """
    Answers a question about what is there: what is on, when something is, whether there is time, \
    what was done. Nothing is stored.
    """
  case askQuestion = "The question in words: what's on tomorrow; when is the dentist."
  case list = "List to-dos"
  case listPurpose = """
    Lists what is open, in the order that the person sees it. With a window, what is planned in it, \
    with what repeats at each of its times.
    """
  case listName = "The name of a list; without it, all lists."
  case listWindow = "A stretch of time in words: today, next three days, friday morning."
  case listWords = "Words that a title or notes hold."
  case listLimit = "How many to-dos at most; 200 if it is left out."
  case todo = "A to-do: its short id, or words of its title that fit no other."
  case todos = "To-dos: of each its short id, or words of its title that fit no other."
  case done = "Complete to-dos"
  case donePurpose = "Marks to-dos as done. What repeats goes on to its next time."
  case doneAhead = "Whether what repeats counts as done although its time is still to come."
  case snooze = "Put a reminder off"
  case snoozePurpose = "Puts the reminder of a to-do off; when it is due stays as it is."
  case snoozeUntil = """
    Until when, in words: tomorrow morning, 2 hours. Without it, by the minutes of the settings.
    """
  case change = "Change a to-do"
  case changePurpose = "Changes a to-do; what is not named stays as it is."
  case changeWords = """
    A correction of its time, as it was said: a clock time keeps the day, a day keeps the clock time \
    (8 am; friday; an hour later).
    """
  case changeTime = "A new time in words: friday at 5. The word none takes it away."
  case changeRepeat = "How it repeats, in words: every monday. The word none ends it."
  case changeTitle = "A new title."
  case changeNotes = "New notes. The word none takes them away."
  case changePriority = "How much it matters."
  case changeList = "The name of the list it goes to; one that is not there yet is made."
  case changeSeries = """
    Of something that repeats: whether a new time is for all to come. Without it, it is for this time.
    """
  case undo = "Take the last change back"
  case undoPurpose = """
    Takes back what your last call changed, for ten minutes; the answer names the to-dos in it. Of an older \
    change, or another's, it tells the step: call it with that once the person wants it.
    """
  case undoStep = "The number of the step to take back. Without it: your last one."
  case delete = "Delete to-dos"
  case deletePurpose = """
    Deletes a to-do; its parts stay. For several at once the person is asked. undo brings them back.
    """
}
