package import Actions
import Model
import Planning
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
    Field("kept", "How often what repeats was kept, of the last times that count.", \.summary.kept)
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

extension KeptSeries: Answer {
  package static let object = Object(
    "kept",
    """
    How often something that repeats was kept. Rest days, skips, and days on which the service did \
    not run count for nothing.
    """
  ) {
    Field("id", "The id of the to-do.", \.row.todo.id)
    Field("handle", "Its short id.", \.row.todo.handle)
    Field("title", "Its title.", \.row.todo.title)
    Field("count", "How often it was done.", \.kept.count)
    Field("of", "Of so many times, the last ones that count; 7 at most.", \.kept.of)
  }
}
