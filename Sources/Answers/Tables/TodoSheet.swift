import Actions
import Model
package import Store
import Words

/// Everything about one to-do, as `show` prints it.
package struct TodoSheet {
  package let style: AnswerStyle
  package let readBack: ReadBack

  package init(_ style: AnswerStyle) {
    self.style = style
    readBack = ReadBack(style)
  }

  private var tone: Tone { style.tone }

  /// The sheet; `line` is what it is part of, the outermost first.
  package func text(_ row: TodoRow, line: [Ancestor], parts: [TodoRow]) -> String {
    let todo = row.todo
    var sheet = Sheet(style)
    func add(_ label: ListSentences, _ value: String?) { sheet.add(label.text(tone), value) }
    add(.fieldWhen, todo.due.map { readBack.momentAndDistance($0, endTime: todo.endTime) })
    add(.fieldSaid, todo.phrase.map { "“\($0.printable)”" })
    add(.fieldRepeat, readBack.repeatText(row))
    add(.fieldReminder, reminder(row))
    add(.fieldList, row.listName.printable)
    if todo.priority != .normal {
      add(.fieldPriority, (todo.priority == .high ? ListSentences.high : .low).text(tone))
    }
    add(.fieldEffort, readBack.effortText(todo.effort))
    add(.fieldFirstStep, todo.firstStep?.printable)
    add(.fieldNotes, todo.notes?.printableLines)
    add(.fieldPartOf, path(line))
    add(.fieldParts, parts.map(part).joined(separator: "\n"))
    add(.done, todo.completedAt.map(readBack.moment))
    add(.fieldAdded, readBack.moment(todo.createdAt))
    add(.fieldRemark, todo.problem?.printable)
    guard !readBack.isPlain else { return readBack.name(row) + "\n" + sheet.text }
    return readBack.palette.paint(todo.title.printable, .heading) + "  " + readBack.handle(row)
      + "\n" + sheet.text
  }

  /// `Weekend plans › Hiking  [a3f2]`; of a long line its two ends.
  private func path(_ line: [Ancestor]) -> String? {
    guard let parent = line.last else { return nil }
    let names = line.map { $0.title.printable }
    let shown = names.count > 6 ? names.prefix(2) + ["…"] + names.suffix(3) : names[...]
    let handle = readBack.handle(parent.handle)
    let path = TodoPaths.text(Array(shown))
    return readBack.isPlain ? [path, handle].spoken : path + "  " + handle
  }

  /// `Pack gear  [b1c4]  done`.
  private func part(_ row: TodoRow) -> String {
    let state = row.todo.completedAt == nil ? NestingSentences.isOpen : .isDone
    let word = state.text(tone)
    guard !readBack.isPlain else {
      return [row.todo.title.printable, word.capitalizedSentence, readBack.handle(row)].spoken
    }
    return readBack.name(row) + "  " + readBack.palette.paint(word, .quiet)
  }

  private func reminder(_ row: TodoRow) -> String? {
    guard row.todo.completedAt == nil else { return nil }
    if let pause = readBack.pauseMark(row) { return pause }
    guard let reminder = row.reminder, reminder.state != .closed,
      !reminder.isSilent || reminder.fireAt != nil
    else {
      return ListSentences.remindsNot.text(tone)
    }
    var parts = reminder.leads.sorted(by: >).map { readBack.leadText($0) }
    switch reminder.persistence {
    case .once: parts.append(ListSentences.once.text(tone))
    case .gentle: parts.append(ListSentences.gentle.text(tone))
    case .untilDone: parts.append(ListSentences.untilDone.text(tone))
    }
    if reminder.isBreakthrough { parts.append(ListSentences.breakthrough.text(tone)) }
    if let next = reminder.fireAt {
      parts.append(ListSentences.nextAt.text(tone, ["moment": readBack.moment(next)]))
    }
    return parts.joined(separator: ", ")
  }
}
