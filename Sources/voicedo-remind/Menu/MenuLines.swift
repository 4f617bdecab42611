import Actions
import Answers
import Model
import Store
import Words

/// The to-dos of a menu, a line each: today's first, then the others that are open.
struct MenuLines {
  /// What is shown, in order.
  let lines: [String]
  /// The to-dos by their lines.
  private let rows: [String: DayRow]

  /// So many lines are looked through at most.
  private static let most = 500

  init(_ store: TodoStore, in session: Session) throws {
    let style = session.style
    let today = DayPage(try session.dayFacts(in: store), style).rows.filter { $0.row != nil }
    var filter = TodoFilter()
    filter.limit = Self.most
    let readBack = ReadBack(style)
    let others = try store.todos(filter).map { row in
      DayRow(
        id: DayRow.ID(todo: row.id, at: row.todo.recurrence == nil ? nil : row.dueAt),
        row: row,
        moment: row.todo.due.map { readBack.moment($0, endTime: nil) } ?? "",
        title: row.todo.title.printable,
        facts: row.todo.list == TodoList.inbox ? "" : row.listName
      )
    }
    var seen: Set<Todo.ID> = []
    var lines: [String] = []
    var rows: [String: DayRow] = [:]
    for row in (today + others).prefix(Self.most) {
      // Of what comes several times today the first one is answered.
      guard let todo = row.row?.todo, seen.insert(todo.id).inserted else { continue }
      let line = row.menuLine(todo.handle)
      lines.append(line)
      rows[line] = row
    }
    (self.lines, self.rows) = (lines, rows)
  }

  /// The to-do of a line that was chosen; `nil` for what was typed anew.
  subscript(chosen: String) -> DayRow? { rows[chosen] }
}

extension DayRow {
  /// "Buy milk  15:00 · Groceries  [a3f2]": the handle makes it the only one.
  fileprivate func menuLine(_ handle: String) -> String {
    let facts = [moment, facts.printable].filter { !$0.isEmpty }.joined(separator: " · ")
    return [title.fitted(to: 60), facts.fitted(to: 40), "[\(handle)]"]
      .filter { !$0.isEmpty }.joined(separator: "  ")
  }
}
