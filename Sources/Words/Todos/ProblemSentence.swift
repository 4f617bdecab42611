/// The messages in a to-do's `problem` column; the to-do itself is kept as it is.
package enum ProblemSentence: Sentence, SentenceFamily {
  /// `{phrase}`: the words of a time that name none.
  case unknownPhrase = """
    “{phrase}” names no time that is understood; set due_date and due_time instead.
    """
  /// `{zone}`: a zone that the system does not know.
  case unknownZone = """
    The zone “{zone}” is not known here; the time is taken in the machine's own zone.
    """
  /// `{rule}`: a recurrence rule that cannot be read.
  case unknownRule = """
    The rule “{rule}” cannot be read (RFC 5545); it comes once, without repeating.
    """
  /// `{days}`: days without an occurrence that cannot be read.
  case unknownExceptions = """
    The days “{days}” cannot be read (2026-12-25, 12-25 for every year, easter+1); none is left out.
    """
  /// `{rule}`: a recurrence rule without any occurrence to come.
  case endedRule = "The rule “{rule}” has no occurrence to come; set due_date and due_time instead."
  /// `{rule}`: a recurrence rule that names no moment of the calendar.
  case emptyRule = "The rule “{rule}” names no moment that ever comes; it comes once."
  /// Something about it that no program could put in order.
  case notSettled = """
    What comes of this could not be worked out, so it is kept as it is; set due_date and due_time \
    instead.
    """
  /// `{columns}`: columns that held what no CHECK lets into them.
  case mended = "What stood in {columns} is not taken there, so the usual value stands there now."
  /// A pause of what does not repeat.
  case pausesInVain = "Only what repeats can pause, so this keeps its time; set due_date instead."
}
