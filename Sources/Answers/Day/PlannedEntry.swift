import Actions
package import Model
package import Store
import Words

/// What stands on a line below a heading: something to do, or an event of a calendar.
package enum PlannedEntry {
  /// A to-do at one of its times, and those later on the day that the line stands for as well.
  case todo(PlannedTodo, further: [Instant])
  case event(PlannedEvent)
}

extension PlannedTable.Group {
  /// What stands there in the order of time: an event before a to-do of the same moment.
  package var entries: [PlannedEntry] {
    var entries: [PlannedEntry] = []
    var rest = events[...]
    for (todo, further) in todos.condensed {
      while let event = rest.first, event.span.lowerBound <= todo.at ?? event.span.lowerBound {
        entries.append(.event(event))
        rest.removeFirst()
      }
      entries.append(.todo(todo, further: further))
    }
    return entries + rest.map { .event($0) }
  }
}

extension [PlannedTodo] {
  /// How often a day names one to-do.
  private static var mostTimes: Int { 4 }

  /// The to-dos of a day; of what comes more often the first time alone, with the others.
  var condensed: [(todo: PlannedTodo, further: [Instant])] {
    var times: [Todo.ID: [Instant]] = [:]
    for todo in self {
      if let at = todo.at { times[todo.row.todo.id, default: []].append(at) }
    }
    return compactMap { todo in
      guard let all = times[todo.row.todo.id], all.count > Self.mostTimes else { return (todo, []) }
      return all.first == todo.at ? (todo, [Instant](all.dropFirst())) : nil
    }
  }
}

extension AnswerStyle {
  /// "+7 until 21:00": how many more times something comes on a day, and the last of them.
  func furtherText(_ count: Int, until last: Instant) -> String {
    let time = face.minute(zone.civil(at: last).time)
    return ListSentences.furtherTimes.text(tone, ["count": String(count), "time": time])
  }
}
