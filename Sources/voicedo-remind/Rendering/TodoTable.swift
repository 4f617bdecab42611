import Model
import Store
import Words

/// To-dos one below the other: short id, when, what; under headings where a person reads.
struct TodoTable {
  let readBack: ReadBack
  let terminal: Terminal
  let showsList: Bool

  init(_ session: Session, showsList: Bool = true) {
    readBack = ReadBack(session)
    terminal = session.world.terminal
    self.showsList = showsList
  }

  private struct Line {
    /// Where the list has headings.
    let group: ListSentences?
    let handle: String
    let moment: String
    let title: String
    let marks: String
  }

  /// The table; groups keep the order that the rows come in.
  func text(_ rows: [TodoRow]) -> String {
    var titles: [Todo.ID: String] = [:]
    if rows.contains(where: { $0.todo.parent != nil }) {
      for row in rows { titles[row.todo.id] = row.todo.title }
    }
    guard !readBack.isPlain else { return plainText(rows, titles) }
    let lines = rows.map { row in
      Line(
        group: terminal.outputIsTerminal ? group(of: row) : nil,
        handle: row.todo.handle,
        moment: moment(of: row),
        title: row.todo.title.printable,
        marks: marks(row, parent: row.todo.parent.flatMap { titles[$0] }).joined(separator: " · ")
      )
    }
    let handles = lines.map(\.handle.columns).max() ?? 0
    let moments = lines.map(\.moment.columns).max() ?? 0
    var text = ""
    text.reserveCapacity(lines.count * 80)
    guard terminal.outputIsTerminal else {
      for line in lines { append(line, to: &text, handleWidth: handles, momentWidth: moments) }
      return text
    }
    for group in ListSentences.groups {
      let members = lines.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      text += text.isEmpty ? "" : "\n"
      text += readBack.palette.paint(group.text(readBack.tone), .heading) + "\n"
      for line in members { append(line, to: &text, handleWidth: handles, momentWidth: moments) }
    }
    return text
  }

  /// The same for a screen reader: a to-do a line, each group behind its heading.
  private func plainText(_ rows: [TodoRow], _ titles: [String: String]) -> String {
    ListSentences.groups.compactMap { group -> String? in
      let members = rows.filter { self.group(of: $0) == group }
      guard !members.isEmpty else { return nil }
      let words = ["heading": group.text(readBack.tone)]
      let lines = members.map { row in
        readBack.plainLine(
          row.todo.title,
          moment: moment(of: row).isEmpty ? nil : moment(of: row),
          marks: self.marks(row, parent: row.todo.parent.flatMap { titles[$0] }),
          handle: row.todo.handle
        )
      }
      return ([PlainSentences.heading.text(readBack.tone, words)] + lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  private func append(
    _ line: Line,
    to text: inout String,
    handleWidth: Int,
    momentWidth: Int
  ) {
    let palette = readBack.palette
    var title = line.title
    var marks = line.marks.isEmpty ? "" : "  " + line.marks
    if let columns = terminal.columns {
      let room = columns - handleWidth - momentWidth - 4
      // The title matters more than what stands behind it.
      let forMarks = max(0, room - min(title.columns, max(room * 2 / 3, 12)))
      marks = marks.columns > 4 && forMarks < 5 ? "" : marks.fitted(to: forMarks)
      title = title.fitted(to: max(8, room - marks.columns))
    }
    text += palette.paint(line.handle, .handle)
    text += .blanks(handleWidth - line.handle.columns + 2)
    if momentWidth > 0 {
      text += palette.paint(line.moment, .moment)
      text += .blanks(momentWidth - line.moment.columns + 2)
    }
    text += title
    text += palette.paint(marks, .quiet)
    text += "\n"
  }

  private func moment(of row: TodoRow) -> String {
    if let done = row.todo.completedAt { return readBack.moment(done) }
    guard row.todo.pause == nil else { return "" }
    return row.todo.due.map { readBack.moment($0, endTime: row.todo.endTime) } ?? ""
  }

  private func marks(_ row: TodoRow, parent: String?) -> [String] {
    var marks = readBack.marks(row, showsList: showsList)
    if row.todo.notes != nil {
      let tone = readBack.tone
      marks.append(
        readBack.isPlain ? PlainSentences.notes.text(tone) : ListSentences.hasNotes.text(tone)
      )
    }
    if let parent {
      let title = ["title": parent.printable.fitted(to: 24)]
      marks.append(ListSentences.partOf.text(readBack.tone, title))
    }
    if row.reminder?.state == .snoozed, let again = row.reminder?.againAt {
      let moment = ["moment": readBack.moment(again)]
      marks.append(ListSentences.snoozedUntil.text(readBack.tone, moment))
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
