package import Actions
import Model
import Planning
package import Store

/// What was done when: the answer of `log`.
package struct LogJSON: Answer {
  let logged: Logged

  package static let object = Object(
    "log",
    "What was done when, and what was not answered, by the person's days."
  ) {
    Field.zone()
    Field("from", "The first moment that was looked at.", \.logged.range.lowerBound)
    Field("until", "The first moment behind what was looked at.", \.logged.range.upperBound)
    Field("count", "How many things were done.") {
      $0.logged.days.reduce(0) { $0 + $1.todos.count }
    }
    Field("days", "The days on which something was done or not answered, the earliest first.") {
      $0.logged.days.map(LogDayJSON.init)
    }
  }
}

/// A day of the log.
private struct LogDayJSON: Answer {
  let day: Logged.Day

  package static let object = Object(
    "log-day",
    "A day of the person's, which goes on after midnight until the next one begins."
  ) {
    Field("day", "The day.", \.day.date)
    Field("done", "What was done on it, the earliest first.", \.day.todos)
    Field(
      "notAnswered",
      "What repeats, came on it and was skipped or not answered.",
      \.day.unanswered
    )
  }
}

extension Logged.UnansweredTimes: Answer {
  package static let object = Object(
    "unanswered",
    "The times of a series on a day that were not answered, for one and the same reason."
  ) {
    Field("id", "The id of the to-do.", \.row.todo.id)
    Field("handle", "Its short id.", \.row.todo.handle)
    Field("title", "Its title.", \.row.todo.title)
    Field("outcome", "What became of them.", \.outcome.name)
    Field("times", "When it came, the earliest first.", \.times)
  }
}

extension DoneTodo: Answer {
  package static let object = Object("done-todo", "A to-do at a moment at which it was done.") {
    Field("at", "When it was done.", \.at)
    Field("id", "Its id.", \.row.todo.id)
    Field("handle", "Its short id.", \.row.todo.handle)
    Field("title", "Its title, as it is now or was last.", \.row.todo.title)
    Field("list", "The name of its list.") { $0.row.listName.isEmpty ? nil : $0.row.listName }
      .null(where: "the list is there no more")
    Field("isGone", "Whether it was deleted since.", \.isGone)
  }
}
