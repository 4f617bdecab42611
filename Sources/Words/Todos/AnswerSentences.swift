/// The answers to questions about what is there.
package enum AnswerSentences: Sentence, SentenceFamily {
  case one = "One thing"
  case two = "Two things"
  case three = "Three things"
  case four = "Four things"
  case five = "Five things"
  case six = "Six things"
  case seven = "Seven things"
  case many = "{count} things"

  case yes = "Yes. {answer}"
  case no = "No. {answer}"

  case thereIs = "{things} {window}."
  case thereIsFirst = "{things} {window}, the first at {time}."
  case thereIsOpen = "{things} open."
  case thereIsOn = "{things} on {list}."
  case nothing = """
    Nothing is open. Enjoy the quiet.
    Nothing is open.
    Nothing.
    """
  case nothingBehind = "Nothing from before now is still waiting."
  case nothingUndated = "Everything open has a time."
  case nothingRepeats = "Nothing open repeats."
  case nothingIn = """
    Nothing is planned {window}.
    Nothing is planned {window}.
    Nothing {window}.
    """
  case nothingWasIn = """
    Nothing was planned {window}.
    Nothing was planned {window}.
    Nothing {window}.
    """
  case nothingOn = """
    Nothing is open on {list}.
    Nothing is open on {list}.
    Nothing on {list}.
    """
  case nothingCalled = """
    Nothing open is called “{words}”.
    Nothing open is called “{words}”.
    No “{words}”.
    """
  case nothingCalledIn = """
    Nothing called “{words}” is planned {window}.
    Nothing called “{words}” is planned {window}.
    No “{words}” {window}.
    """
  case nearest = "Nearest to “{words}”: {answer}"
  case notDoneYet = "“{title}” was not ticked off yet."
  case elseThere = "What there is {window}:"

  case comes = """
    “{title}” comes {moment}.
    “{title}” is planned for {moment}.
    {title}: {moment}
    """
  case hasNoTime = """
    “{title}” has no time; it comes whenever you're ready.
    “{title}” has no time.
    {title}: no time
    """
  case until = """
    {length} until “{title}”.
    {length} until “{title}”.
    {title}: {length}
    """
  case untilTime = """
    {length} until {moment}.
    {length} until {moment}.
    {moment}: {length}
    """
  case since = """
    “{title}” was {length} ago.
    “{title}” was {length} ago.
    {title}: {length} ago
    """

  case doneIn = """
    {things} done {window}.
    {things} done {window}.
    {things} {window}
    """
  case nothingDone = """
    Nothing was ticked off {window}, and that is fine.
    Nothing was ticked off {window}.
    Nothing {window}.
    """
  case wasDone = """
    “{title}” was ticked off {moment}.
    “{title}” was ticked off {moment}.
    {title}: {moment}
    """
  case kept = """
    “{title}”: {count} of {all} {window}.
    “{title}”: {count} of {all} {window}.
    {title}: {count} of {all} {window}
    """
  case keptBut = """
    “{title}”: {count} of {all} {window}; {times}.
    “{title}”: {count} of {all} {window}; {times}.
    {title}: {count} of {all} {window}; {times}
    """
  case lastDone = """
    “{title}” was last ticked off {moment}.
    “{title}” was last ticked off {moment}.
    {title}: {moment}
    """
  case lastDoneBut = """
    “{title}” was last ticked off {moment}. Since then: {times}.
    “{title}” was last ticked off {moment}. Since then: {times}.
    {title}: {moment}; {times}
    """
  case neverDone = """
    “{title}” has not been ticked off so far.
    “{title}” has not been ticked off.
    {title}: not ticked off
    """
  case isOpen = """
    “{title}” is still open.
    “{title}” is open.
    {title}: open
    """
  case mayBeLost = """
    {answer} Not all that was done before the repair of {moment} could be read, so it may be done all the same.
    {answer} Not all that was done before the repair of {moment} could be read: it may be done.
    {answer}. Not all from before the repair of {moment} could be read
    """
  case notes = "Notes: {notes}"
  case andMore = """
    {count} more. To see all: {command}
    {count} more. To see all: {command}
    {count} more: {command}
    """
}
