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
    exchanged.notes = todo.notes
    exchanged.priority = todo.priority
    exchanged.due = todo.due
    exchanged.endTime = todo.endTime
    exchanged.firstStep = todo.firstStep
    exchanged.createdAt = todo.createdAt
    exchanged.completedAt = todo.completedAt
    if todo.due != nil, let reminder, !reminder.isSilent { exchanged.leads = reminder.leads }
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
