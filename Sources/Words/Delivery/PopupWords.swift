/// The words of a popup.
package enum PopupWords: Sentence, SentenceFamily {
  case due = """
    Whenever you're ready: {title}
    Reminder: {title}
    {title}
    """
  case now = """
    Now: {title}
    Now: {title}
    {title}
    """
  case headsUp = "{moment}: {title}"
  case wrapUp = """
    A good moment to finish what you are doing
    Finish what you are doing now
    Wrap up
    """
  case late = """
    Still on your list: {title}
    Still on your list: {title}
    {title}
    """
  case again = """
    Whenever it suits you: {title}
    Reminder, once more: {title}
    {title}
    """
  case checkIn = """
    How is it going? {title}
    You said that you are doing this: {title}
    {title}
    """
  case digest = """
    {count} things are here for you, in no hurry
    {count} reminders are waiting
    {count} to-dos
    """
  case planned = """
    Planned for {moment}
    Planned for {moment}
    {moment}
    """
  case comesUp = """
    Starts {moment}
    Starts {moment}
    {moment}
    """
  case until = "{moment}, until {end}"
  case firstStep = """
    A tiny first step: {step}
    First step: {step}
    {step}
    """
  case line = "• {title}"
  case lineWithMoment = "• {title} ({moment})"
  case more = """
    and {count} more, all kept on your list
    and {count} more on the list
    + {count}
    """
  case doneCommand = """
    When it is done: voicedo-remind done {handle}
    To complete it, type: voicedo-remind done {handle}
    voicedo-remind done {handle}
    """
  case listCommand = """
    To see them all: voicedo-remind list
    To see them all, type: voicedo-remind list
    voicedo-remind list
    """
  case locked = """
    Something is waiting for you
    A reminder is waiting
    A reminder
    """
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
    case .undo: "Undo"
    case .edit: "Edit"
    case .done: "Done"
    case .later: "Later"
    case .doing: "I'm doing it"
    case .notToday: "Not today"
    case .evening: "This evening"
    case .morning: "Tomorrow morning"
    case .singly: "One at a time"
    case .close: "Thank you\nClose\nClose"
    }
  }
}
