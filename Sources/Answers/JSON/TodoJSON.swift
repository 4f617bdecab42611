package import Model
package import Store

extension TodoRow: Answer {
  package static let object = AnswerObject<Self>(
    "todo",
    "A to-do that is stored.",
    [
      .field("id", "Its name for programs, which never changes.", \.todo.id),
      .field("handle", "The short id that people type: lower-case hexadecimal.", \.todo.handle),
      .field("title", "What there is to do.", \.todo.title),
      .field(
        "notes",
        "More words on it; may have several lines.",
        nullWhere: "none are",
        \.todo.notes
      ),
      .field(
        "firstStep",
        "A small step to begin with.",
        nullWhere: "none was given",
        \.todo.firstStep
      ),
      .field("list", "The name of its list.", \.listName),
      .field("priority", "How much it matters.", \.todo.priority),
      .field(
        "parent",
        "The id of the to-do that it is part of.",
        nullWhere: "it is part of none",
        \.todo.parent
      ),
      .field("due", "When it is due.", nullWhere: "it has no time") { row in
        row.todo.due.map { DueJSON(due: $0, endTime: row.todo.endTime, at: row.dueAt) }
      },
      .field(
        "phrase",
        "The words that its time was read from.",
        nullWhere: "no words were given",
        \.todo.phrase
      ),
      .field("repeat", "How it repeats.", nullWhere: "it comes once", \.todo.recurrence),
      .field(
        "pause",
        "Since when it rests, and until when.",
        nullWhere: "it does not pause",
        \.todo.pause
      ),
      .field("reminder", "How its reminder stands.", nullWhere: "it has none", \.reminder),
      .field(
        "source",
        "What stored it: cli for this command, sql for any other program.",
        \.todo.source
      ),
      .field(
        "problem",
        "What of it was not understood, as a sentence.",
        nullWhere: "all of it was",
        \.todo.problem
      ),
      .field("createdAt", "When it was stored.", \.todo.createdAt),
      .field("updatedAt", "When it was changed last.", \.todo.updatedAt),
      .field("completedAt", "When it was done.", nullWhere: "it is open", \.todo.completedAt),
    ]
  )
}

extension Recurrence: Answer {
  package static let object = AnswerObject<Self>(
    "repeat",
    "How something repeats.",
    [
      .field("rule", "The rule as RFC 5545 writes it, without its RRULE: in front.", \.rule),
      .field("seriesStart", "The first occurrence that the rule counts from.", \.seriesStart),
      .field("occurrence", "The occurrence that is open now.", \.occurrence),
      .field(
        "from",
        "Whether the next one counts from the due time or from the completion.",
        \.repeatFrom
      ),
    ]
  )
}

extension Todo.Pause: Answer {
  package static let object = AnswerObject<Self>(
    "pause",
    "The rest of a series: it is on the list, and does not ring.",
    [
      .field("since", "When it was paused.", \.since),
      .field(
        "until",
        "When it goes on by itself, on the wall clock.",
        nullWhere: "it waits to be resumed",
        \.until
      ),
    ]
  )
}

extension Reminder: Answer {
  package static let object = AnswerObject<Self>(
    "reminder",
    "How a reminder stands.",
    [
      .field("state", "Where it is on its way to the person.", \.state),
      .field("nextAt", "When it speaks up next.", nullWhere: "it rests", \.fireAt),
      .field(
        "leads",
        "How long before the due time it speaks up, in minutes; 0 is the time itself.",
        \.leads
      ),
      .field("persistence", "What happens if nobody answers.", \.persistence),
      .field("isBreakthrough", "Whether it comes through every pause.", \.isBreakthrough),
    ]
  )
}
