import Actions
import Answers
import Language
import Model
import Store
import Words

extension EditRequest {
  /// Changes the to-do, tells the service, and reads it back.
  func apply(
    to row: TodoRow,
    in store: Store,
    _ session: Session,
    json: Bool
  ) throws -> ExitStatus {
    let context = try session.languageContext(store)
    let (change, time) = try change(of: row, in: session, context)
    let edited = try store.edit(row.id, change, label: label, source: "cli", at: session.now)
    guard let edited else { throw CommandError.nothingMatches(row.todo.handle, text: nil) }
    let isServed = !edited.isChanged || session.tellService()
    defer { session.remark(onServiceThatRuns: isServed) }
    if json {
      try session.print(json: TodoAnswerJSON(edited.row, in: session.zone))
      return .ok
    }
    try session.answer(edited, change, time, context)
    return .ok
  }
}

extension Session {
  /// Reads back a to-do that was changed, and says what there is to say about it.
  func answer(
    _ edited: Edited,
    _ change: TodoChange,
    _ time: NewTime?,
    _ context: LanguageContext
  ) throws {
    let readBack = ReadBack(self, context)
    let row = edited.row
    guard edited.isChanged else {
      try print(EditSentences.soAlready.text(tone, ["title": readBack.line(row)]))
      return
    }
    var lines = [readBack.line(row)]
    if change.firstStep != nil { lines += detail(.fieldFirstStep, row.todo.firstStep) }
    if change.notes != nil { lines += detail(.fieldNotes, row.todo.notes) }
    try print(lines.joined(separator: "\n"))
    if let list = edited.newList { talk(CaptureSentences.newList, ["list": list]) }
    if edited.parts > 0 {
      talk(NestingSentences.partsWentAlong, ["count": String(edited.parts)])
    }
    if let due = row.todo.due, change.time.due != nil, row.todo.recurrence == nil,
      readBack.isOver(due)
    {
      let moment = readBack.moment(due, endTime: nil)
      talk(CaptureSentences.alreadyOver, ["moment": moment])
    }
    guard let time else { return }
    talk(time, of: row)
    talk(time.time.choices, of: Draft(row, phrase: time.words), handle: row.todo.handle, context)
  }

  /// A line below the to-do, or nothing where the value is gone.
  private func detail(_ label: ListSentences, _ value: String?) -> [String] {
    guard let value else { return [] }
    let indent = "\n" + String(repeating: " ", count: 4)
    let lines = value.printableLines.split(separator: "\n", omittingEmptySubsequences: false)
    return ["  \(palette.paint(label.text(tone), .quiet)): \(lines.joined(separator: indent))"]
  }
}

extension Draft {
  /// A to-do that is stored, as far as its time goes.
  init(_ row: TodoRow, phrase: String?) {
    self.init(
      title: row.todo.title,
      due: row.todo.due,
      phrase: phrase,
      rule: row.todo.recurrence?.rule
    )
  }
}
