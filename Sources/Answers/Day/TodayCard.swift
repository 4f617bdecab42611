package import Actions
import Language
import Model
import Store
import Words

/// Today in five lines: the next few that come, or where nothing does, the last of what is still on the
/// list; how to see all of it, and how to add.
package struct TodayCard {
  private let plan: PlannedWindow
  private let paths: TodoPaths
  private let style: AnswerStyle

  package init(_ plan: PlannedWindow, _ paths: TodoPaths, _ style: AnswerStyle) {
    (self.plan, self.paths, self.style) = (plan, paths, style)
  }

  /// The lines; nothing where today has nothing.
  package var text: String? {
    let table = PlannedTable(plan, paths, style)
    let groups = table.groups
    let ahead = groups.filter { $0.day != nil }.flatMap(\.entries)
    let count = plan.todos.count + plan.waitingCount + groups.reduce(0) { $0 + $1.events.count }
    guard count > 0 else { return nil }
    let room = count > 3 ? 2 : 3
    let waiting =
      plan.waiting.map { PlannedTodo($0, at: $0.dueAt) } + plan.todos.filter(table.isOver)
    let shown =
      ahead.isEmpty
      ? waiting.suffix(room).map { PlannedEntry.todo($0, further: []) } : Array(ahead.prefix(room))
    var lines = [PlannedTable(plan.showing(shown), paths, style).text]
    if count > shown.count {
      let late = plan.waitingCount + plan.todos.count(where: table.isOver)
      let all = [
        "count": String(count), "waiting": String(late), "command": commandLine(["today"]),
      ]
      let sentence: ListSentences = late > 0 && !ahead.isEmpty ? .allWithWaiting : .allOfToday
      lines.append(sentence.text(style.tone, all))
    }
    let add = ListSentences.toAdd.text(
      style.tone,
      ["command": commandLine(["buy milk tomorrow"])]
    )
    let help = ListSentences.forHelp.text(style.tone, ["command": commandLine(["--help"])])
    let both = add + "  " + help
    lines += both.columns <= style.columns ?? .max && !style.isPlain ? [both] : [add, help]
    return lines.map { $0.hasSuffix("\n") ? String($0.dropLast()) : $0 }.joined(separator: "\n")
  }
}

extension PlannedWindow {
  /// The same stretch of time with some of what stands there alone.
  fileprivate func showing(_ entries: [PlannedEntry]) -> PlannedWindow {
    PlannedWindow(
      request: request,
      window: window,
      instants: instants,
      todos: entries.flatMap { entry -> [PlannedTodo] in
        guard case .todo(let todo, let further) = entry else { return [] }
        return [todo] + further.map { PlannedTodo(todo.row, at: $0) }
      },
      events: entries.compactMap { if case .event(let event) = $0 { event } else { nil } },
      waiting: [],
      waitingCount: 0
    )
  }
}
