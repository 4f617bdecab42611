import Model
import Store
import Words

/// Everything about one to-do, as `show` prints it.
struct TodoSheet {
  let session: Session
  let readBack: ReadBack

  init(_ session: Session) {
    self.session = session
    readBack = ReadBack(session)
  }

  private var tone: Tone { session.tone }

  /// The sheet; `family` holds the to-dos among which its parent and its parts are.
  func text(_ row: TodoRow, family: [TodoRow]) -> String {
    let todo = row.todo
    var sheet = Sheet(session)
    func add(_ label: ListSentences, _ value: String?) { sheet.add(label.text(tone), value) }
    add(.fieldWhen, todo.due.map { readBack.momentAndDistance($0, endTime: todo.endTime) })
    add(.fieldSaid, todo.phrase.map { "“\($0.printable)”" })
    add(.fieldRepeat, readBack.repeatText(row))
    add(.fieldReminder, reminder(row))
    add(.fieldList, row.listName.printable)
    if todo.priority != .normal {
      add(.fieldPriority, (todo.priority == .high ? ListSentences.high : .low).text(tone))
    }
    add(.fieldFirstStep, todo.firstStep?.printable)
    add(.fieldNotes, todo.notes?.printableLines)
    add(.fieldPartOf, family.first { $0.todo.id == todo.parent }.map(readBack.name))
    let parts = family.filter { $0.todo.parent == todo.id }.map(readBack.name)
    add(.fieldParts, parts.joined(separator: "\n"))
    add(.fieldDone, todo.completedAt.map(readBack.moment))
    add(.fieldAdded, readBack.moment(todo.createdAt))
    add(.fieldRemark, todo.problem?.printable)
    guard !readBack.isPlain else { return readBack.name(row) + "\n" + sheet.text }
    return readBack.palette.paint(todo.title.printable, .heading) + "  " + readBack.handle(row)
      + "\n" + sheet.text
  }

  private func reminder(_ row: TodoRow) -> String? {
    guard row.todo.completedAt == nil else { return nil }
    if let pause = readBack.pauseMark(row) { return pause }
    guard let reminder = row.reminder, reminder.state != .closed else {
      return ListSentences.remindsNot.text(tone)
    }
    var parts = reminder.leads.sorted(by: >).map { lead in
      lead == 0
        ? ListSentences.remindsAtDue.text(tone)
        : ListSentences.remindsBefore.text(tone, ["minutes": String(lead)])
    }
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
