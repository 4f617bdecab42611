import Actions
import Answers
import Model
import Planning
import Store
import Words

/// Answers about to-dos that something happened to.
extension Session {
  /// How many to-dos a question or a hint names one by one.
  static let mostListed = 10

  func answer(_ completed: Outcome.CompletedTodos, json: Bool) throws {
    for row in completed.doneBefore {
      talk(ChangeSentences.alreadyDone, ["title": row.todo.title])
    }
    if json {
      try print(json: TodosJSON(completed.rows, in: zone))
    } else {
      let readBack = ReadBack(self)
      try print(completed.rows.map { readBack.completed($0) }.joined(separator: "\n"))
    }
    talk(partsLeftOpen: completed.partsLeft, of: completed.meant)
  }

  /// Says which parts of completed to-dos stay open, and how to complete them.
  private func talk(partsLeftOpen parts: [TodoRow], of rows: [TodoRow]) {
    guard !parts.isEmpty else { return }
    let title = rows.map(\.todo.title).joined(separator: ", ").fitted(to: 60)
    talk(
      NestingSentences.partsStayOpen,
      ["title": title, "titles": parts.titles(tone)]
    )
    let command = commandLine(["done"] + parts.prefix(Session.mostListed).map(\.todo.handle))
    talk(NestingSentences.partsStayOpenHow, ["command": command])
  }

  func answer(reopened rows: [TodoRow], open: [TodoRow], json: Bool) throws {
    for row in open { talk(ChangeSentences.alreadyOpen, ["title": row.todo.title]) }
    if json { return try print(json: TodosJSON(rows, in: zone)) }
    let readBack = ReadBack(self)
    let lines = rows.map { ChangeSentences.opened.text(tone, ["title": readBack.line($0)]) }
    try print(lines.joined(separator: "\n"))
  }

  func answer(deleted rows: [TodoRow], _ orphans: [Outcome.Orphans], json: Bool) throws {
    if json {
      try print(json: TodosJSON(rows, in: zone))
    } else {
      let readBack = ReadBack(self)
      let lines = rows.map { ChangeSentences.deleted.text(tone, ["title": readBack.name($0)]) }
      try print(lines.joined(separator: "\n"))
      hintUndo()
    }
    for group in orphans {
      let titles = ["titles": group.parts.titles(tone), "parent": group.parent ?? ""]
      talk(group.parent == nil ? NestingSentences.movedOut : .movedUp, titles)
    }
  }

  func answer(begun rows: [TodoRow], _ checkIn: Instant, json: Bool) throws {
    if json { return try print(json: TodosJSON(rows, in: zone)) }
    let readBack = ReadBack(self)
    let text = readBack.momentAndDistance(.elapsed(checkIn), endTime: nil)
    let moment = palette.paint(text, .moment)
    let lines = rows.map {
      let values = ["title": $0.todo.title.printable, "moment": moment]
      return ChangeSentences.doing.text(tone, values) + "  " + readBack.handle($0)
    }
    try print(lines.joined(separator: "\n"))
  }

  func answer(snoozed rows: [TodoRow], until moment: Instant, json: Bool) throws {
    if json { return try print(json: TodosJSON(rows, in: zone)) }
    let readBack = ReadBack(self)
    let lines = rows.map { row in
      // What repeats comes with its next occurrence if that comes before.
      let again = row.reminder?.againAt ?? moment
      let sentence = again < moment ? ChangeSentences.snoozedToNext : .snoozed
      let text = readBack.momentAndDistance(.elapsed(again), endTime: nil)
      return sentence.text(tone, ["title": row.todo.title.printable, "moment": text]) + "  "
        + readBack.handle(row)
    }
    try print(lines.joined(separator: "\n"))
  }

  func answer(_ moved: Moved, under parent: TodoRow?, toTop: Bool, json: Bool) throws {
    if json {
      try print(json: MovedJSON(moved, in: zone))
    } else {
      let readBack = ReadBack(self)
      let sentence: NestingSentences = parent != nil ? .movedUnder : toTop ? .movedTop : .moved
      let lines = moved.rows.map { row in
        sentence.text(
          tone,
          [
            "title": readBack.name(row), "list": row.listName.printable,
            "parent": (parent?.todo.title ?? "").printable,
          ]
        )
      }
      try print(lines.joined(separator: "\n"))
    }
    for row in moved.unmoved {
      talk(NestingSentences.alreadyThere, ["title": row.todo.title])
    }
    if let list = moved.newList { talk(CaptureSentences.newList, ["list": list]) }
    if moved.parts > 0 {
      talk(NestingSentences.partsWentAlong, ["count": String(moved.parts)])
    }
  }

  func answer(
    reordered row: TodoRow,
    to place: ListPlace,
    beside other: TodoRow?,
    json: Bool
  ) throws {
    if json { return try print(json: TodoAnswerJSON(row, in: zone)) }
    let values = [
      "title": ReadBack(self).name(row), "list": row.listName.printable,
      "other": (other?.todo.title ?? "").printable.fitted(to: 60),
    ]
    let sentence: EditSentences =
      switch place {
      case .top: .placedTop
      case .bottom: .placedBottom
      case .before: .placedBefore
      case .after: .placedAfter
      }
    try print(sentence.text(tone, values))
    if row.todo.due != nil || other?.todo.due != nil { talk(EditSentences.timedByTime) }
  }

  func answer(cleared rows: [TodoRow], json: Bool) throws {
    if json {
      try print(json: TodosJSON(rows, in: zone))
    } else if rows.isEmpty {
      talk(EditSentences.clearedNothing)
    } else {
      try print(EditSentences.cleared.text(tone, ["count": String(rows.count)]))
      hintUndo()
    }
  }
}

extension [TodoRow] {
  /// The first titles, and how many more there are.
  func titles(_ tone: Tone) -> String {
    let shown = prefix(3).map { $0.todo.title.printable.fitted(to: 40) }.joined(separator: ", ")
    let words = ["titles": shown, "count": String(count - 3)]
    return count > 3 ? ChangeSentences.andMore.text(tone, words) : shown
  }
}
