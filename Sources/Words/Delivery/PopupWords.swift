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
  case unsure = """
    Is this for now? I was not sure about “{words}”
    Is this for now? “{words}” was not certain
    Not certain: “{words}”
    """
  case unsureAhead = """
    Is that right? I was not sure about “{words}”
    Is that right? “{words}” was not certain
    Not certain: “{words}”
    """
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
  /// The times before it that nobody answered.
  case earlierOne = """
    The one before it is not answered: {times}
    The one before it is not answered: {times}
    Before: {times}
    """
  case earlierSeveral = """
    {count} before it are not answered: {times}
    {count} before it are not answered: {times}
    Before, {count}: {times}
    """
  /// Its place among those that are seen one at a time.
  case turn = "{number} of {total}"
  case line = "• {title}"
  case lineWithMoment = "• {title} ({moment})"
  case lineWithEarlier = "• {title} ({moment}, and {count} before it)"
  /// Above the lines of what is for one and the same moment.
  case moment = "{moment}"
  /// Of what was answered together.
  case several = "{count} to-dos"
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
  /// After Later.
  case putOff = """
    Later: {moment}. Or rather another time?
    Put off until {moment}. Other moments:
    {moment}
    """
  case putOffCommand = "In your own words: voicedo-remind snooze {handle} friday 4 pm"
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
  /// What was not certain of a to-do is as it was taken.
  case right
  /// Of a focus session.
  case start, pause
  case goOn = "go-on"
  case more
  case rest = "break"
  case stop
  /// Of the briefing, and the first of a digest, too.
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
    case .tomorrow: "Rest to tomorrow"
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
    case .right: "Right"
    case .close: "Thank you\nClose\nClose"
    }
  }
}
