import Actions
import Answers
import Language
import Model
import Store
import Words

extension Session {
  /// Reads back a to-do that was changed, and says what there is to say about it.
  func answer(
    _ edited: Edited,
    _ made: Intent.Change,
    _ context: LanguageContext
  ) throws {
    let readBack = ReadBack(self, context)
    let row = edited.row
    let change = made.change
    if made.label == "remind", change.time.clearsDue {
      return try print(ChangeSentences.remindsNot.text(tone, ["title": readBack.name(row)]))
    }
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
    guard let time = made.time else { return }
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

extension Session {
  /// Says what a new time of a series is for, and the command for the other.
  func talk(_ time: NewTime, of row: TodoRow) {
    guard let scope = time.scope else { return }
    // A correction has no options; `edit` says the same.
    let verb = time.verb == .fix ? Verb.edit : time.verb
    let command = NewTime.command(verb, row.todo.handle, words: time.words)
    switch scope {
    case .occurrence:
      talk(EditSentences.movedThis, ["command": commandLine(command + ["--series"])])
    case .series:
      let both = commandLine(["undo"]) + " && " + commandLine(command + ["--this"])
      talk(EditSentences.movedSeries, ["command": both])
    }
  }
}
