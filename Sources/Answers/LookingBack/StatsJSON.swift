package import Actions
import Model
package import Planning
package import Store

/// How much was done, and how often what repeats was kept: the answer of `stats`.
package struct StatsJSON: Answer {
  let summary: Summary

  package init(_ summary: Summary) {
    self.summary = summary
  }

  package static let object = Object("stats", "How much was done, and how often it was kept.") {
    Field.zone()
    Field("from", "The first moment that was looked at.", \.summary.range.lowerBound)
    Field("until", "The first moment behind what was looked at.", \.summary.range.upperBound)
    Field("count", "How many things were done.", \.summary.tally.total)
    Field("days", "How many on each of the person's days, the earliest first.") {
      $0.summary.tally.byDay.map { DayCountJSON(day: $0.day, count: $0.count) }
    }
    Field("hours", "How many in each of the 24 hours of the clock, from midnight on.") {
      $0.summary.tally.hours
    }
    Field("lists", "How many of each list, the lists in their order.") {
      $0.summary.lists.map { ListCountJSON(list: $0.name, count: $0.count) }
    }
    Field(
      "focusSessions",
      "How many focus sessions lasted a minute in it.",
      \.summary.focus.sessions
    )
    Field("focusSeconds", "How long they lasted together, without breaks.") {
      Int($0.summary.focus.time.components.seconds)
    }
    Field(
      "kept",
      "How often what repeats was done, of the last seven times that it came.",
      \.summary.kept
    )
  }
}

private struct DayCountJSON: Answer {
  let day: CivilDate
  let count: Int

  package static let object = Object("day-count", "How many things were done on a day.") {
    Field("day", "The day, which goes on after midnight until the next one begins.", \.day)
    Field("count", "How many.", \.count)
  }
}

private struct ListCountJSON: Answer {
  let list: String?
  let count: Int

  package static let object = Object("list-count", "How many things of a list were done.") {
    Field("list", "The name of the list.", \.list).null(where: "they are on no list any more")
    Field("count", "How many.", \.count)
  }
}

extension ReckonedSeries: Answer {
  package static let object = Object(
    "kept",
    "How often something that repeats was done, and what became of each of those times."
  ) {
    Field("id", "The id of the to-do.", \.row.todo.id)
    Field("handle", "Its short id.", \.row.todo.handle)
    Field("title", "Its title.", \.row.todo.title)
    Field("count", "How often it was done.", \.times.kept.count)
    Field("of", "Of so many times that it came: without skips, pauses, and what waits.") {
      $0.times.kept.of
    }
    Field("times", "Those times, the earliest first.", \.times)
  }
}

extension ReckonedOccurrence: Answer {
  package static let object = Object("time", "A time that a series came.") {
    Field("at", "When it came.", \.at)
    Field("outcome", "What became of it.", \.outcome.name)
    Field("doneAt", "When it was done.", \.outcome.doneAt).null(where: "it was not")
  }
}
