/// Headings and remarks of lists and single to-dos.
package enum ListSentences: String, SentenceFamily {
  case stillOnList, today, tomorrow, thisWeek, later, whenever, paused, done, ahead
  case nothingOpen, nothingDone, nothingFits
  case `repeat`, high, low, hasNotes, partOf, snoozedUntil, begunUntil, isPaused, isPausedUntil
  // The lines of `show`.
  case fieldWhen, fieldList, fieldNotes, fieldFirstStep, fieldRepeat, fieldReminder, fieldPriority
  case fieldPartOf, fieldParts, fieldAdded, fieldDone, fieldRemark, fieldSaid
  case remindsAtDue, remindsBefore, remindsNot, untilDone, once, gentle, breakthrough, nextAt

  package var sentence: Sentence {
    switch self {
    case .stillOnList: Sentence("Still on your list")
    case .today: Sentence("Today")
    case .tomorrow: Sentence("Tomorrow")
    case .thisWeek: Sentence("The next days")
    case .later: Sentence("Later on")
    case .whenever:
      Sentence(warm: "Whenever you're ready", literal: "Without a time", quiet: "Without a time")
    case .paused: Sentence("Paused")
    case .done: Sentence("Done")
    case .ahead: Sentence("Ahead")
    case .nothingOpen:
      Sentence(
        warm: "Nothing is waiting. Enjoy the quiet.",
        literal: "There are no open to-dos.",
        quiet: "Nothing open."
      )
    case .nothingDone:
      Sentence(
        warm: "Nothing is done yet, and that is fine.",
        literal: "There are no completed to-dos.",
        quiet: "Nothing done."
      )
    case .nothingFits: Sentence("Nothing on your list matches “{words}”.")
    case .repeat: Sentence("repeats")
    case .high: Sentence("high")
    case .low: Sentence("low")
    case .hasNotes: Sentence("notes")
    case .partOf: Sentence("part of {title}")
    case .begunUntil: Sentence("being done, quiet until {moment}")
    case .snoozedUntil: Sentence("put off until {moment}")
    case .isPaused: Sentence("paused")
    case .isPausedUntil: Sentence("paused until {moment}")
    case .fieldWhen: Sentence("When")
    case .fieldList: Sentence("List")
    case .fieldNotes: Sentence("Notes")
    case .fieldFirstStep: Sentence("First step")
    case .fieldRepeat: Sentence("Repeats")
    case .fieldReminder: Sentence("Reminder")
    case .fieldPriority: Sentence("Priority")
    case .fieldPartOf: Sentence("Part of")
    case .fieldParts: Sentence("Parts")
    case .fieldAdded: Sentence("Added")
    case .fieldDone: Sentence("Done")
    case .fieldRemark: Sentence("Remark")
    case .fieldSaid: Sentence("Said")
    case .remindsAtDue: Sentence("at its time")
    case .remindsBefore: Sentence("{minutes} minutes before")
    case .remindsNot: Sentence("none")
    case .untilDone: Sentence("again and again until done")
    case .once: Sentence("once")
    case .gentle: Sentence("gently again a few times")
    case .breakthrough: Sentence("comes through every pause")
    case .nextAt: Sentence("next {moment}")
    }
  }
}
