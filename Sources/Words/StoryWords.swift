/// What happened to a to-do, a line each; and how it stands now.
package enum StoryWords: String, SentenceFamily {
  case added, addedFor, addedAs
  case moved, movedAs, untimed
  case fellDue, fellDueShown, fellDueShownWithOne, fellDueShownWithOthers
  case shown, shownAhead, shownAgain, shownWithOne, shownWithOthers
  case refused, closed, closedWithServer
  case held, heldNoServer, heldDoNotDisturb, heldLocked, heldQuiet, heldBudget
  case began, unbegun, shownCheckIn, choseNotToday, isBeingDone
  case choseLater, putOff, putOffPlain, unsnoozed
  case done, doneAndNext, reopened, deleted, restored
  case slept, off, stopped, clockSet, zoneChanged
  case skipped, skippedAndNext, paused, pausedUntil, resumed, ended
  // Who did it.
  case inTerminal, byVoice, inPopup, byAnotherProgram, bySource, withUndo, withRedo
  // How it stands.
  case isDone, isDeleted, isPaused, isPausedUntil, isUntimed, isOnScreen, isUnanswered, isHeld
  case isResting, isPutOff, isOnItsWay, next
  case nothingRang

  package var sentence: Sentence {
    switch self {
    case .added: Sentence("it was added {who}")
    case .addedFor: Sentence("it was added {who}, for {moment}")
    case .addedAs: Sentence("it was added {who} as “{phrase}”, which is {moment}")
    case .moved: Sentence("it was moved {who}, to {moment}")
    case .movedAs: Sentence("it was moved {who} to “{phrase}”, which is {moment}")
    case .untimed: Sentence("its time was taken off {who}")
    case .fellDue: Sentence("it fell due")
    case .fellDueShown: Sentence("it fell due and was shown")
    case .fellDueShownWithOne: Sentence("it fell due and was shown with one other")
    case .fellDueShownWithOthers: Sentence("it fell due and was shown with {count} others")
    case .shown: Sentence("it was shown")
    case .shownAhead: Sentence("it was shown ahead of its time")
    case .shownAgain: Sentence("it was shown once more")
    case .shownWithOne: Sentence("it was shown with one other")
    case .shownWithOthers: Sentence("it was shown with {count} others")
    case .refused:
      Sentence("the notification server did not take it, so it was to be tried again")
    case .heldNoServer: Sentence("it was held, because no notification server answered")
    case .heldDoNotDisturb: Sentence("it was held, because Do-Not-Disturb was on")
    case .heldLocked: Sentence("it was held, because the screen was locked")
    case .heldQuiet: Sentence("it was held, because it was to be quiet")
    case .heldBudget: Sentence("it was held, because the hour had had enough reminders")
    case .held: Sentence("it was held")
    case .closed: Sentence("its popup closed without an answer")
    case .closedWithServer: Sentence("its popup went away with the notification server")
    case .began:
      Sentence("you said {who} that you are doing it, so it was to be quiet until {moment}")
    case .unbegun: Sentence("that you are doing it was taken back")
    case .shownCheckIn: Sentence("it asked how it is going")
    case .choseNotToday: Sentence("you chose Not today, until {moment}")
    case .isBeingDone: Sentence("You are doing it, and it asks once how it is going.")
    case .choseLater: Sentence("you chose Later, until {moment}")
    case .putOff: Sentence("it was put off {who}, until {moment}")
    case .putOffPlain: Sentence("it was put off {who}")
    case .unsnoozed: Sentence("putting it off was taken back")
    case .done: Sentence("it was done {who}")
    case .doneAndNext: Sentence("it was done {who}; the next one is {moment}")
    case .reopened: Sentence("it was opened again {who}")
    case .deleted: Sentence("it was deleted {who}")
    case .restored: Sentence("it was brought back {who}")
    case .slept: Sentence("the computer slept, until {moment}")
    case .off: Sentence("after this the computer was off, until {moment}")
    case .stopped: Sentence("after this the service did not run, until {moment}")
    case .clockSet: Sentence("the clock was set to {moment}")
    case .zoneChanged: Sentence("the time zone changed from {from} to {to}")
    case .skipped: Sentence("it was skipped")
    case .skippedAndNext: Sentence("that one was skipped; the next one is {moment}")
    case .paused: Sentence("it was paused")
    case .pausedUntil: Sentence("it was paused, until {moment}")
    case .resumed: Sentence("it went on after its pause")
    case .ended: Sentence("its series came to an end")
    case .inTerminal: Sentence("in the terminal")
    case .byVoice: Sentence("by voice")
    case .inPopup: Sentence("in its popup")
    case .byAnotherProgram: Sentence("by another program")
    case .bySource: Sentence("by {source}")
    case .withUndo: Sentence("with undo")
    case .withRedo: Sentence("with redo")
    case .isDone: Sentence("It is done; nothing more comes of it.")
    case .isDeleted: Sentence("It is deleted; nothing more comes of it.")
    case .isPaused: Sentence("It pauses until it is resumed.")
    case .isPausedUntil: Sentence("It pauses until {moment}.")
    case .isUntimed: Sentence("It has no time, so it waits in the list.")
    case .isOnScreen: Sentence("It is on the screen and waits for an answer.")
    case .isUnanswered: Sentence("It waits for an answer.")
    case .isHeld: Sentence("It is held, and comes at the first good moment.")
    case .isResting: Sentence("It waits in the list, and for the next briefing.")
    case .isPutOff: Sentence("It is put off.")
    case .isOnItsWay: Sentence("It is on its way to the screen.")
    case .next: Sentence("Next: {moment}")
    case .nothingRang:
      Sentence(
        warm: "Nothing has come up yet. Ask about one to-do: {command}",
        literal: "No reminder has been shown yet. To ask about one to-do, type: {command}",
        quiet: "Nothing has come up yet: {command}"
      )
    }
  }
}
