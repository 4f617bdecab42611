package import Actions
import Model
package import Store
import Words

/// To-dos one below the other: short id, when, what; a part below what it is part of, and all under
/// headings where a person reads.
package struct TodoTable {
  package let readBack: ReadBack
  package let style: AnswerStyle
  package let showsList: Bool

  package init(_ style: AnswerStyle, showsList: Bool = true) {
    readBack = ReadBack(style)
    self.style = style
    self.showsList = showsList
  }

  /// The table; groups keep the order of the tree.
  ///
  /// `paths` has what those are part of whose parents are not in the tree.
  package func text(_ todos: ListedTodos, paths: TodoPaths) -> String {
    text(todos, paths: paths, rows: nil).text
  }

  /// The table with as many to-dos as so many lines of a screen have room for, what comes soon first, and
  /// how many are left out.
  package func text(
    _ todos: ListedTodos,
    paths: TodoPaths,
    rows: Int?
  ) -> (text: String, hidden: Int) {
    guard !readBack.isPlain else { return (plainText(todos, paths), 0) }
    let hasHeadings = style.isOnScreen
    var groups: [ListSentences] = []
    var commonMarks: [CommonMarks: String] = [:]
    let lines = todos.entries.map { entry in
      let todo = todos.rows[entry.row]
      var group: ListSentences?
      if hasHeadings || todo.completedAt != nil { group = self.group(of: todos.rows[entry.lead]) }
      if hasHeadings { groups.append(group ?? .whenever) }
      let path = entry.depth == 0 ? paths.path(below: todo.more?.parent) : nil
      return TableLine(
        handle: todo.handle,
        moment: moment(of: todo) ?? "",
        title: todo.title.printable,
        marks: marks(todo, in: group, path: path, &commonMarks),
        depth: entry.depth
      )
    }
    let columns = TableColumns(lines, palette: readBack.palette, screen: style.columns)
    guard hasHeadings else { return (columns.text(lines), 0) }
    let places = Dictionary(grouping: lines.indices) { groups[$0] }
    let isTooLong = rows.map { $0 < lines.count + 2 * places.count - 1 } ?? false
    var text = TextBuffer(capacity: lines.count * 80)
    var shown = 0
    for group in ListSentences.groups {
      guard var places = places[group] else { continue }
      // Who sees all that has waited sees no day any more.
      if isTooLong, group == .stillOnList { places = places.suffix(PlannedWindow.mostWaiting) }
      if isTooLong, text.lines + 3 > rows ?? .max { break }
      if !text.isEmpty { text.endLine() }
      text.append(heading(group))
      text.endLine()
      for index in places {
        var line = TextBuffer()
        columns.append(lines[index], to: &line)
        if isTooLong, text.lines + line.lines > rows ?? .max { break }
        text.append(line)
        shown += 1
      }
    }
    return (text.text, lines.count - shown)
  }

  private func heading(_ group: ListSentences) -> String {
    let text = group.text(readBack.tone)
    return (style.columns.map { text.wrapped(to: $0) } ?? [text])
      .map { readBack.palette.paint($0, .heading) }.joined(separator: "\n")
  }

  /// The table for a screen reader: a to-do a line, each group behind its heading; the parent of a
  /// to-do is said with it.
  private func plainText(_ todos: ListedTodos, _ paths: TodoPaths) -> String {
    var lines: [ListSentences: [String]] = [:]
    for entry in todos.entries {
      let todo = todos.rows[entry.row]
      let group = group(of: todos.rows[entry.lead])
      let line = readBack.plainLine(
        todo.title,
        moment: moment(of: todo),
        marks: marks(todo, in: group, path: paths.path(below: todo.more?.parent)),
        handle: todo.handle
      )
      lines[group, default: []].append(line)
    }
    return ListSentences.groups.compactMap { group -> String? in
      guard let lines = lines[group] else { return nil }
      let words = ["heading": group.text(readBack.tone)]
      return ([PlainSentences.heading.text(readBack.tone, words)] + lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func moment(of todo: ListedTodo) -> String? {
    if let done = todo.completedAt { return readBack.moment(done) }
    guard todo.more?.pause == nil else { return nil }
    return todo.due.map { readBack.moment($0, endTime: todo.endTime) }
  }

  /// The marks as one text; `known` keeps what many have.
  private func marks(
    _ todo: ListedTodo,
    in group: ListSentences?,
    path: String?,
    _ known: inout [CommonMarks: String]
  ) -> String {
    guard todo.more == nil, todo.completedAt == nil || group == .done else {
      return marks(todo, in: group, path: path).joined(separator: " · ")
    }
    let common = CommonMarks(todo)
    if let text = known[common] { return text }
    let text = marks(todo, in: group, path: path).joined(separator: " · ")
    known[common] = text
    return text
  }

  private func marks(_ todo: ListedTodo, in group: ListSentences?, path: String?) -> [String] {
    let tone = readBack.tone
    let more = todo.more
    let list = showsList ? todo.listName : nil
    var marks = readBack.marks(more?.recurrence, more?.pause, list: list, todo.priority)
    if todo.completedAt != nil, group != .done {
      marks.insert(NestingSentences.isDone.text(tone), at: 0)
    }
    if todo.hasNotes {
      marks.append(
        readBack.isPlain ? PlainSentences.notes.text(tone) : ListSentences.hasNotes.text(tone)
      )
    }
    if let path { marks.append(ListSentences.partOf.text(tone, ["title": path])) }
    if let more, let again = more.snoozedUntil, again > readBack.clock.instant {
      let moment = ["moment": readBack.moment(again)]
      let sentence: ListSentences = more.isBegun ? .begunUntil : .snoozedUntil
      marks.append(sentence.text(tone, moment))
    }
    if let problem = more?.problem { marks.append(problem.printable) }
    if let unsure = more?.unsure, todo.completedAt == nil {
      marks.append(readBack.mark(unsure: unsure))
    }
    return marks
  }

  private func group(of todo: ListedTodo) -> ListSentences {
    if todo.completedAt != nil { return .done }
    if todo.more?.pause != nil { return .paused }
    guard let due = todo.due, let dueAt = todo.dueAt else { return .whenever }
    let clock = readBack.clock
    let days = clock.zone.civil(at: dueAt).date.days(since: clock.now.date)
    // A day without a clock is not over before its end.
    let isOver = due.date != nil && due.time == nil ? days < 0 : dueAt < clock.instant
    if isOver { return .stillOnList }
    return switch days {
    case ...0: .today
    case 1: .tomorrow
    case 2...7: .thisWeek
    default: .later
    }
  }
}

/// All that the marks of most to-dos depend on.
private struct CommonMarks: Hashable {
  let list: String?
  let priority: Priority
  let hasNotes: Bool

  init(_ todo: ListedTodo) {
    list = todo.listName
    priority = todo.priority
    hasNotes = todo.hasNotes
  }
}

extension ListSentences {
  /// The headings of a list, in order.
  fileprivate static let groups: [ListSentences] = [
    .stillOnList, .today, .tomorrow, .thisWeek, .later, .whenever, .paused, .done,
  ]
}
