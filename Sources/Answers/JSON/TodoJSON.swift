package import Model
package import Store

extension TodoRow: Answer {
  package static let object = Object("todo", "A to-do that is stored.") {
    Field("id", "Its name for programs, which never changes.", \.todo.id)
    Field("handle", "The short id that people type: lower-case hexadecimal.", \.todo.handle)
    Field("title", "What there is to do.", \.todo.title)
    Field("notes", "More words on it; may have several lines.", \.todo.notes)
      .null(where: "none are")
    Field("firstStep", "A small step to begin with.", \.todo.firstStep)
      .null(where: "none was given")
    Field("list", "The name of its list.", \.listName)
    Field("priority", "How much it matters.", \.todo.priority)
    Field("durationMinutes", "How long it takes, 1 to 1440 minutes.", \.todo.effort.minutes)
      .null(where: "nobody said")
    Field("energy", "How much energy it needs.", \.todo.effort.energy).null(where: "nobody said")
    Field("parent", "The id of the to-do that it is part of.", \.todo.parent)
      .null(where: "it is part of none")
    Field("due", "When it is due.") { row in
      row.todo.due.map { DueJSON(due: $0, endTime: row.todo.endTime, at: row.dueAt) }
    }
    .null(where: "it has no time")
    Field("phrase", "The words that its time was read from.", \.todo.phrase)
      .null(where: "no words were given")
    Field("repeat", "How it repeats.", \.todo.recurrence).null(where: "it comes once")
    Field("pause", "Since when it rests, and until when.", \.todo.pause)
      .null(where: "it does not pause")
    Field("reminder", "How its reminder stands.", \.reminder).null(where: "it has none")
    Field(
      "source",
      "What stored it: cli for this command, mcp for an assistant, sql for any other program.",
      \.todo.source
    )
    Field("problem", "What of it was not understood, as a sentence.", \.todo.problem)
      .null(where: "all of it was")
    Field(
      "unsure",
      "The words of which nobody was asked yet what they mean; review settles it.",
      \.todo.unsure
    )
    .null(where: "all of it is settled")
    Field("createdAt", "When it was stored.", \.todo.createdAt)
    Field("updatedAt", "When it was changed last.", \.todo.updatedAt)
    Field("completedAt", "When it was done.", \.todo.completedAt).null(where: "it is open")
  }
}

extension Recurrence: Answer {
  package static let object = Object("repeat", "How something repeats.") {
    Field("rule", "The rule as RFC 5545 writes it, without its RRULE: in front.", \.rule)
    Field(
      "exceptions",
      """
      The days on which it does not come: 2026-12-07 is one day, 12-25 one of every year, \
      easter+1 is counted from Easter Sunday, 11/4th the fourth Thursday of every November, \
      bank-uk the days on which banks are closed.
      """
    ) { $0.rule.exceptions.days.map(\.description) }
    Field("seriesStart", "The first occurrence that the rule counts from.", \.seriesStart)
    Field("occurrence", "The occurrence that is open now.", \.occurrence)
    Field(
      "from",
      "Whether the next one counts from the due time or from the completion.",
      \.repeatFrom
    )
  }
}

extension Todo.Pause: Answer {
  package static let object = Object(
    "pause",
    "The rest of a series: it is on the list, and does not ring."
  ) {
    Field("since", "When it was paused.", \.since)
    Field("until", "When it goes on by itself, on the wall clock.", \.until)
      .null(where: "it waits to be resumed")
  }
}

extension Reminder: Answer {
  package static let object = Object("reminder", "How a reminder stands.") {
    Field("state", "Where it is on its way to the person.", \.state)
    Field("nextAt", "When it speaks up next.", \.fireAt).null(where: "it rests")
    Field(
      "leads",
      "How long before the due time it speaks up, in minutes; 0 is the time itself.",
      \.leads
    )
    Field("persistence", "What happens if nobody answers.", \.persistence)
    Field("isBreakthrough", "Whether it comes through every pause.", \.isBreakthrough)
  }
}
