/// What the companion says about the quiet that a person asks for.
package enum QuietSentences: String, SentenceFamily {
  case hours, until, none, now, comesThrough
  // For `status` and `doctor`.
  case label, isQuiet, asked, offHow
  // Refusals: what was kept, and what to type instead.
  case notUnderstood, isOver, sameEnds

  package var sentence: Sentence {
    switch self {
    case .hours: Sentence("Quiet every day from {from} to {to}")
    case .until: Sentence("Quiet until {moment}")
    case .none:
      Sentence(
        warm: "It is not quiet: reminders come at their time.",
        literal: "No quiet is set: reminders come at their time.",
        quiet: "No quiet."
      )
    case .now: Sentence("It is quiet now, until {moment}")
    case .comesThrough:
      Sentence(
        warm: "What you gave a clock time still comes then, without a sound; the rest waits.",
        literal:
          "A reminder at a clock time that you stated still comes then, without a sound. "
          + "Other reminders wait until the quiet ends.",
        quiet: "Stated clock times still come, without a sound."
      )
    case .label: Sentence("Quiet")
    case .isQuiet: Sentence("until {moment}")
    case .asked: Sentence("you asked for quiet until {moment}")
    case .offHow: Sentence("To end it: {command}")
    case .notUnderstood:
      Sentence(
        warm: "I found no hours and no end in “{words}”, so nothing was changed. "
          + "Try: {hours}  or: {until}",
        literal: "“{words}” names no hours and no end. Nothing was changed. "
          + "Examples that do: {hours}  and: {until}",
        quiet: "No hours in “{words}”. Try: {hours}  or: {until}"
      )
    case .isOver:
      Sentence("{moment} is already over, so nothing was changed. Try: {until}")
    case .sameEnds:
      Sentence(
        "From {time} to {time} is the whole day, so nothing was changed. "
          + "Try: {hours}  For a day of quiet: {until}"
      )
    }
  }
}
