/// What a to-do's `problem` column says; the to-do itself is kept as it is.
package enum ProblemSentence: String, SentenceFamily {
  /// `{phrase}`: the words of a time that name none.
  case unknownPhrase
  /// `{zone}`: a zone that the system does not know.
  case unknownZone
  /// `{rule}`: a recurrence rule that cannot be read.
  case unknownRule
  /// `{rule}`: a recurrence rule without any occurrence to come.
  case endedRule
  /// A pause of what does not repeat.
  case pausesInVain

  package var sentence: Sentence {
    switch self {
    case .unknownPhrase:
      Sentence("“{phrase}” names no time that is understood; set due_date and due_time instead.")
    case .unknownZone:
      Sentence("The zone “{zone}” is not known here; the time is taken in the machine's own zone.")
    case .unknownRule:
      Sentence("The rule “{rule}” cannot be read (RFC 5545); it comes once, without repeating.")
    case .endedRule:
      Sentence("The rule “{rule}” has no occurrence to come; set due_date and due_time instead.")
    case .pausesInVain:
      Sentence("Only what repeats can pause, so this keeps its time; set due_date instead.")
    }
  }
}
