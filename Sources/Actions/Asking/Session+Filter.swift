import Language
import Model
package import Store

extension Session {
  /// The open to-dos of a list, of today, or that wait since before now; where both times are asked
  /// for, those of either.
  ///
  /// - Throws: `CommandError.noSuchList` where there is no such list.
  package func todos(
    on list: String?,
    isToday: Bool,
    isWaiting: Bool,
    in store: TodoStore
  ) throws -> [TodoRow] {
    var filter = TodoFilter()
    filter.list = list
    if let list, try !store.listNames().contains(where: { $0.isSameName(as: list) }) {
      throw CommandError.noSuchList(list)
    }
    let today = personalDay(at: now)
    return try store.todos(filter).filter { row in
      guard isToday || isWaiting else { return true }
      guard let at = row.comesAt else { return false }
      return isToday && comes(row, at: at, on: today) || isWaiting && waits(row)
    }
  }

  /// Whether the moment of an open to-do is over; a day without a clock is not before its end.
  func waits(_ row: TodoRow) -> Bool {
    guard let at = row.comesAt, at < now else { return false }
    return row.todo.due?.time != nil || zone.civil(at: at).date < civilNow.date
  }

  private func comes(_ row: TodoRow, at moment: Instant, on day: CivilDate) -> Bool {
    (row.todo.due?.time == nil ? row.todo.due?.date : nil) == day || personalDay(at: moment) == day
  }
}
