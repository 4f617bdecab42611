/// What a popup says.
package enum PopupWords: String, SentenceFamily {
  case due, now, headsUp, wrapUp, late, again, checkIn, digest
  case planned, comesUp, until, firstStep
  case line, lineWithMoment, more
  case doneCommand, listCommand
  case locked

  package var sentence: Sentence {
    switch self {
    case .due:
      Sentence(
        warm: "Whenever you're ready: {title}",
        literal: "Reminder: {title}",
        quiet: "{title}"
      )
    case .now:
      Sentence(warm: "Now: {title}", literal: "Now: {title}", quiet: "{title}")
    case .headsUp:
      Sentence("{moment}: {title}")
    case .wrapUp:
      Sentence(
        warm: "A good moment to finish what you are doing",
        literal: "Finish what you are doing now",
        quiet: "Wrap up"
      )
    case .late:
      Sentence(
        warm: "Still on your list: {title}",
        literal: "Still on your list: {title}",
        quiet: "{title}"
      )
    case .again:
      Sentence(
        warm: "Whenever it suits you: {title}",
        literal: "Reminder, once more: {title}",
        quiet: "{title}"
      )
    case .checkIn:
      Sentence(
        warm: "How is it going? {title}",
        literal: "You said that you are doing this: {title}",
        quiet: "{title}"
      )
    case .digest:
      Sentence(
        warm: "{count} things are here for you, in no hurry",
        literal: "{count} reminders are waiting",
        quiet: "{count} to-dos"
      )
    case .planned:
      Sentence(
        warm: "Planned for {moment}",
        literal: "Planned for {moment}",
        quiet: "{moment}"
      )
    case .comesUp:
      Sentence(warm: "Starts {moment}", literal: "Starts {moment}", quiet: "{moment}")
    case .until:
      Sentence("{moment}, until {end}")
    case .firstStep:
      Sentence(
        warm: "A tiny first step: {step}",
        literal: "First step: {step}",
        quiet: "{step}"
      )
    case .line:
      Sentence("• {title}")
    case .lineWithMoment:
      Sentence("• {title} ({moment})")
    case .more:
      Sentence(
        warm: "and {count} more, all kept on your list",
        literal: "and {count} more on the list",
        quiet: "+ {count}"
      )
    case .doneCommand:
      Sentence(
        warm: "When it is done: voicedo-remind done {handle}",
        literal: "To complete it, type: voicedo-remind done {handle}",
        quiet: "voicedo-remind done {handle}"
      )
    case .listCommand:
      Sentence(
        warm: "To see them all: voicedo-remind list",
        literal: "To see them all, type: voicedo-remind list",
        quiet: "voicedo-remind list"
      )
    case .locked:
      Sentence(
        warm: "Something is waiting for you",
        literal: "A reminder is waiting",
        quiet: "A reminder"
      )
    }
  }
}

/// The buttons of a popup; the raw value is the key that the server hands back.
package enum PopupButton: String, SentenceFamily {
  case done, later, doing
  case notToday = "not-today"
  case evening = "this-evening"
  case morning = "tomorrow-morning"
  case singly, close
  /// Of a popup that a companion asked for, and that it carries out.
  case undo, edit

  package var sentence: Sentence {
    switch self {
    case .undo: Sentence("Undo")
    case .edit: Sentence("Edit")
    case .done: Sentence("Done")
    case .later: Sentence("Later")
    case .doing: Sentence("I'm doing it")
    case .notToday: Sentence("Not today")
    case .evening: Sentence("This evening")
    case .morning: Sentence("Tomorrow morning")
    case .singly: Sentence("One at a time")
    case .close: Sentence(warm: "Thank you", literal: "Close", quiet: "Close")
    }
  }
}
