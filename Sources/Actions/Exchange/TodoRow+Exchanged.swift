import Interchange
import Model
import Store

extension TodoRow {
  /// What other programs are told of it.
  ///
  /// `keepsDoneSeries` is whether a series that was done as a whole is still one.
  func exchanged(in calendar: LocalCalendar, keepsDoneSeries: Bool = false) -> ExchangedTodo {
    var exchanged = ExchangedTodo(todo.title)
    exchanged.uid = todo.id
    exchanged.parent = todo.parent
    exchanged.list = todo.list == TodoList.inbox ? nil : listName
    (exchanged.notes, exchanged.tags) = todo.notes?.withoutTags ?? (nil, [])
    exchanged.priority = todo.priority
    exchanged.due = todo.due
    exchanged.endTime = todo.endTime
    exchanged.firstStep = todo.firstStep
    exchanged.createdAt = todo.createdAt
    exchanged.completedAt = todo.completedAt
    exchanged.modifiedAt = todo.updatedAt
    exchanged.effort = todo.effort
    exchanged.pause = todo.pause
    exchanged.position = todo.position
    if todo.due != nil, let reminder {
      exchanged.leads = reminder.leads
      exchanged.hasLeadsOfList = !reminder.hasOwnLeads
      exchanged.persistence = reminder.hasOwnPersistence ? reminder.persistence : nil
      exchanged.isBreakthrough = reminder.isBreakthrough
      if reminder.state == .snoozed, reminder.checkIn == nil {
        exchanged.snoozedUntil = reminder.againAt
      }
    }
    guard let recurrence = todo.recurrence, let due = todo.due,
      todo.completedAt == nil || keepsDoneSeries
    else { return exchanged }
    // The others count from the occurrence that is next.
    let zone = calendar.own(of: due).zone
    let left = recurrence.rule.countLeft(
      from: recurrence.occurrence,
      since: recurrence.seriesStart,
      in: zone
    )
    exchanged.rule = left.map { recurrence.rule.counting($0) } ?? recurrence.rule
    exchanged.repeatFrom = recurrence.repeatFrom
    let isMoved = due.date.map {
      CivilDateTime($0, due.time ?? recurrence.occurrence.time) != recurrence.occurrence
    }
    if isMoved == true { exchanged.occurrence = recurrence.occurrence }
    return exchanged
  }
}

extension String {
  /// Notes without the tags that end them in a line of their own, and those tags, as an import writes
  /// them.
  fileprivate var withoutTags: (notes: String?, tags: [String]) {
    let place = lastIndex(of: "\n")
    let words = self[(place.map(index(after:)) ?? startIndex)...].split(separator: " ")
    guard !words.isEmpty, words.allSatisfy({ $0.first == "#" && $0.count > 1 }) else {
      return (self, [])
    }
    return (place.map { String(self[..<$0]) }, words.map { String($0.dropFirst()) })
  }
}
