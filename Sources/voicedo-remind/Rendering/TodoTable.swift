import Model
import Store
import Words

/// To-dos one below the other: short id, when, what; a part below what it is part of, and all under
/// headings where a person reads.
struct TodoTable {
  let readBack: ReadBack
  let terminal: Terminal
  let showsList: Bool

  init(_ session: Session, showsList: Bool = true) {
    readBack = ReadBack(session)
    terminal = session.world.terminal
    self.showsList = showsList
  }

  /// The table; groups keep the order of the tree.
  ///
  /// `paths` has what those are part of whose parents are not in the tree.
  func text(_ tree: TodoTree, paths: TodoPaths) -> String {
    guard !readBack.isPlain else { return plainText(tree, paths) }
    let hasHeadings = terminal.outputIsTerminal
    var groups: [ListSentences] = []
    let lines = tree.entries.map { entry in
      let row = tree.rows[entry.row]
      var group: ListSentences?
      if hasHeadings || row.todo.completedAt != nil {
        group = self.group(of: tree.rows[entry.lead])
      }
      if hasHeadings { groups.append(group ?? .whenever) }
      let path = entry.depth == 0 ? paths.path(of: row) : nil
      return TableLine(
        handle: row.todo.handle,
        moment: moment(of: row),
        title: row.todo.title.printable,
        marks: marks(row, in: group, path: path).joined(separator: " · "),
        depth: entry.depth
      )
    }
    let palette = readBack.palette
    let columns = TableColumns(lines, palette: palette, screen: terminal.columns)
    guard hasHeadings else { return columns.text(lines) }
    var text = ""
    text.reserveCapacity(lines.count * 80)
    for group in ListSentences.groups where groups.contains(group) {
      text += text.isEmpty ? "" : "\n"
      text += heading(group) + "\n"
      for index in lines.indices where groups[index] == group {
        columns.append(lines[index], to: &text)
      }
    }
    return text
  }

  private func heading(_ group: ListSentences) -> String {
    let text = group.text(readBack.tone)
    return (terminal.columns.map { text.wrapped(to: $0) } ?? [text])
      .map { readBack.palette.paint($0, .heading) }.joined(separator: "\n")
  }

  /// The same for a screen reader: a to-do a line, each group behind its heading; what a to-do is part
  /// of is said with it.
  private func plainText(_ tree: TodoTree, _ paths: TodoPaths) -> String {
    ListSentences.groups.compactMap { group -> String? in
      let members = tree.entries.filter { self.group(of: tree.rows[$0.lead]) == group }
      guard !members.isEmpty else { return nil }
      let words = ["heading": group.text(readBack.tone)]
      let lines = members.map { entry in
        let row = tree.rows[entry.row]
        return readBack.plainLine(
          row.todo.title,
          moment: moment(of: row).isEmpty ? nil : moment(of: row),
          marks: marks(row, in: group, path: paths.path(of: row)),
          handle: row.todo.handle
        )
      }
      return ([PlainSentences.heading.text(readBack.tone, words)] + lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func moment(of row: TodoRow) -> String {
    if let done = row.todo.completedAt { return readBack.moment(done) }
    guard row.todo.pause == nil else { return "" }
    return row.todo.due.map { readBack.moment($0, endTime: row.todo.endTime) } ?? ""
  }

  private func marks(_ row: TodoRow, in group: ListSentences?, path: String?) -> [String] {
    let tone = readBack.tone
    var marks = readBack.marks(row, showsList: showsList)
    if row.todo.completedAt != nil, group != .done {
      marks.insert(NestingSentences.isDone.text(tone), at: 0)
    }
    if row.todo.notes != nil {
      marks.append(
        readBack.isPlain ? PlainSentences.notes.text(tone) : ListSentences.hasNotes.text(tone)
      )
    }
    if let path { marks.append(ListSentences.partOf.text(tone, ["title": path])) }
    if row.reminder?.state == .snoozed, let again = row.reminder?.againAt {
      let moment = ["moment": readBack.moment(again)]
      marks.append(ListSentences.snoozedUntil.text(tone, moment))
    }
    if let problem = row.todo.problem { marks.append(problem.printable) }
    return marks
  }

  private func group(of row: TodoRow) -> ListSentences {
    if row.todo.completedAt != nil { return .done }
    if row.todo.pause != nil { return .paused }
    guard let due = row.todo.due, let dueAt = row.dueAt else { return .whenever }
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

extension ListSentences {
  /// The headings of a list, in order.
  fileprivate static let groups: [ListSentences] = [
    .stillOnList, .today, .tomorrow, .thisWeek, .later, .whenever, .paused, .done,
  ]
}
