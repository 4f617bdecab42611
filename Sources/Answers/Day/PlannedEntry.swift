import Actions
package import Store

/// What stands on a line below a heading: something to do, or an event of a calendar.
package enum PlannedEntry {
  case todo(PlannedTodo)
  case event(PlannedEvent)
}

extension PlannedTable.Group {
  /// What stands there in the order of time: an event before a to-do of the same moment.
  package var entries: [PlannedEntry] {
    var entries: [PlannedEntry] = []
    var rest = events[...]
    for todo in todos {
      while let event = rest.first, event.span.lowerBound <= todo.at ?? event.span.lowerBound {
        entries.append(.event(event))
        rest.removeFirst()
      }
      entries.append(.todo(todo))
    }
    return entries + rest.map { .event($0) }
  }
}
