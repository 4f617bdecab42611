/// The words of a popup, below the title of its to-do.
package enum PopupWords: Sentence, SentenceFamily {
  case due = """
    It is time: {moment}
    Reminder: {moment}
    {moment}
    """
  case dueAnytime = """
    Whenever you're ready
    Reminder
    Reminder
    """
  case now = """
    Now: {moment}
    Now: {moment}
    {moment}
    """
  case headsUp = "{ahead}: {moment}"
  case wrapUp = """
    A good moment to finish what you are doing
    Finish what you are doing now
    Wrap up
    """
  case late = """
    Still on your list, planned for {moment}
    Still on your list, planned for {moment}
    {moment}
    """
  case lateAnytime = "Still on your list"
  case again = """
    Once more, planned for {moment}
    Reminder, once more. Planned for {moment}
    {moment}
    """
  case againAnytime = """
    Whenever it suits you
    Reminder, once more
    Reminder, once more
    """
  case checkIn = """
    How is it going?
    You said that you are doing this
    You are doing this
    """
  case digest = """
    {count} things are here for you, in no hurry
    {count} reminders are waiting
    {count} to-dos
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
  case nextPart = """
    Next: {part}
    Next part: {part}
    {part}
    """
  /// Its place among those that are seen one at a time.
  case turn = "{number} of {total}"
  case line = "• {title}"
  case lineWithMoment = "• {title} ({moment})"
  /// Above the lines of what is for one and the same moment.
  case moment = "{moment}"
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
  /// Of a focus session.
  case start, pause
  case goOn = "go-on"
  case more
  case rest = "break"
  case stop
  /// Of the briefing.
  case tomorrow, leave
  /// Of a popup that a companion asked for, and that it carries out.
  case undo, edit, keep

  package var sentence: Sentence {
    switch self {
    case .start: "Start"
    case .pause: "Pause"
    case .goOn: "Go on"
    case .more: "10 more minutes"
    case .rest: "A break"
    case .stop: "That's it for now\nEnd\nEnd"
    case .tomorrow: "Tomorrow instead"
    case .leave: "Leave as it is"
    case .undo: "Undo"
    case .edit: "Edit"
    case .keep: "Keep it"
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
