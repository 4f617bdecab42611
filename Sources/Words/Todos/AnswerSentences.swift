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
  case nothing = "Nothing is open."
  case nothingIn = "Nothing is planned {window}."
  case nothingOn = "Nothing is open on {list}."
  case nothingCalled = "Nothing open is called “{words}”."
  case nothingCalledIn = "Nothing called “{words}” is planned {window}."
  case elseThere = "What there is {window}:"

  case comes = "“{title}” comes {moment}."
  case hasNoTime = "“{title}” has no time."
  case until = "{length} until “{title}”."
  case since = "“{title}” was {length} ago."

  case doneIn = "{things} done {window}."
  case nothingDone = "Nothing was ticked off {window}."
  case wasDone = "“{title}” was ticked off {moment}."
  case isOpen = "“{title}” is open."
  case notes = "Notes: {notes}"
  case andMore = "{count} more. To see all: {command}"
}
