package import Interchange
import Model
import Store

/// What is to be written for another program.
package struct ExportRequest {
  package let format: ExchangeFormat
  /// One list alone, by its name.
  package let list: String?
  /// Whether what is done is written, too.
  package let withDone: Bool

  package init(_ format: ExchangeFormat, list: String?, withDone: Bool) {
    self.format = format
    self.list = list
    self.withDone = withDone
  }
}

/// A text for another program.
package struct ExportedFile {
  package let format: ExchangeFormat
  package let text: String
  package let count: Int
  /// What the format has no room for, by the titles.
  package let remarks: [ImportRemark]

  /// How each such file begins, so that one can be written over another; `nil` where they do not.
  package var mark: String? {
    switch format {
    case .iCalendar: "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:" + CalendarWriter.product
    case .json: Session.tablesMark
    case .todoTxt, .taskwarrior, .org, .remind, .csv: nil
    }
  }
}

extension Session {
  /// Writes to-dos for another program; nothing is changed.
  ///
  /// - Throws: `CommandError` where there is no such list, or nothing to write.
  package func export(_ request: ExportRequest) throws -> ExportedFile {
    let store = try openStore()
    if let list = request.list, try !store.listNames().contains(where: { $0.isSameName(as: list) })
    {
      throw CommandError.noSuchList(list)
    }
    var filter = TodoFilter()
    filter.list = request.list
    filter.status = request.withDone || request.format == .json ? .all : .open
    let rows = try store.todos(filter)
    if request.format == .json {
      return ExportedFile(
        format: .json,
        text: try tables(in: store),
        count: rows.count,
        remarks: []
      )
    }
    guard !rows.isEmpty else { throw CommandError.exchange(.nothingToExport) }
    let uids = try store.serverUIDs()
    let todos = rows.map { $0.exchanged(in: store.calendar).named(by: uids) }
    let (text, remarks) = write(todos, request, in: store.calendar)
    return ExportedFile(format: request.format, text: text, count: todos.count, remarks: remarks)
  }

  private func write(
    _ todos: [ExchangedTodo],
    _ request: ExportRequest,
    in calendar: LocalCalendar
  ) -> (String, [ImportRemark]) {
    switch request.format {
    case .todoTxt: return TodoTxt.write(todos, in: zone)
    case .taskwarrior: return Taskwarrior.write(todos) { calendar.startOfDay(or: $0) }
    case .org: return OrgHeadings.write(todos, in: zone)
    default:
      let writer = CalendarWriter(
        zones: environment.zones,
        zone: zone,
        now: now,
        day: calendar.day
      )
      return (String(decoding: writer.file(todos, list: request.list), as: UTF8.self), [])
    }
  }
}

extension ExchangedTodo {
  /// Under the UIDs that servers know it and what it is part of by.
  fileprivate func named(by uids: [Todo.ID: String]) -> ExchangedTodo {
    var todo = self
    todo.uid = uid.map { uids[$0] ?? $0 }
    todo.parent = parent.map { uids[$0] ?? $0 }
    return todo
  }
}

extension LocalCalendar {
  /// The instant of a due time; a day alone is its midnight, as Taskwarrior has it.
  fileprivate func startOfDay(or due: Due) -> Instant? {
    guard let date = due.date, due.time == nil else { return instant(of: due) }
    return zone.instant(of: CivilDateTime(date, .midnight))
  }
}
