import Actions
import Model
import Planning
package import Store
package import Words

/// Answers about to-dos that were changed.
extension Reply {
  func answer(_ completed: Outcome.CompletedTodos) {
    for row in completed.doneBefore {
      talk(ChangeSentences.alreadyDone, ["title": row.todo.title])
    }
    talk(completed.early)
    add(
      TodosJSON(todos: completed.rows),
      lines(completed.rows) { ReadBack(style).completed($0, at: completed.at) }
    )
    talkOfTimes(completed)
    talk(partsLeftOpen: completed.partsLeft, of: completed.meant)
  }

  /// Says which times of what repeats were counted as well, and which stay without an answer.
  private func talkOfTimes(_ completed: Outcome.CompletedTodos) {
    let today = style.zone.civil(at: style.now).date
    func times(_ times: [CivilDateTime]) -> [String: String] {
      ["times": timesText(times, on: today, most: Kept.usual, tone: tone, face: style.face)]
    }
    for names in completed.early.past.sorted(by: { $0.key < $1.key }).map(\.value) {
      talk(ChangeSentences.countedTimes, times(names))
    }
    for row in completed.meant where completed.early.past[row.id] == nil && completed.at == nil {
      let zone = ReadBack(style).clock.calendar.own(of: row.todo.due).zone
      guard let earlier = row.todo.waitingTimes(at: style.now, in: zone)?.earlier, !earlier.isEmpty
      else { continue }
      let command = commandLine(["done", row.todo.handle, "--all"])
      talk(ChangeSentences.earlierStay, times(earlier).merging(["command": command]) { $1 })
    }
  }

  /// Says what was not counted as done, since it comes only later.
  private func talk(_ early: Early) {
    let readBack = ReadBack(style)
    func next(_ row: TodoRow) -> String {
      row.todo.due.map { readBack.momentAndDistance($0, endTime: row.todo.endTime) } ?? ""
    }
    for (row, at) in early.doneLately {
      let clock = style.face.minute(style.zone.civil(at: at).time)
      let values = ["title": row.todo.title, "time": clock, "moment": next(row)]
      talk(ChangeSentences.doneLately, values)
    }
    for row in early.ahead {
      let at = early.at.map { ["--at", "\(style.zone.civil(at: $0))"] } ?? []
      let command = commandLine(["done", row.todo.handle, "--ahead"] + at)
      let values = ["title": row.todo.title, "moment": next(row), "command": command]
      talk(ChangeSentences.comesAhead, values)
    }
  }

  /// Says which parts of completed to-dos stay open, and how to complete them.
  private func talk(partsLeftOpen parts: [TodoRow], of rows: [TodoRow]) {
    guard !parts.isEmpty else { return }
    let title = rows.map(\.todo.title).joined(separator: ", ").fitted(to: 60)
    talk(NestingSentences.partsStayOpen, ["title": title, "titles": parts.titles(tone)])
    let command = commandLine(["done"] + parts.prefix(TodoRow.mostNamed).map(\.todo.handle))
    talk(NestingSentences.partsStayOpenHow, ["command": command])
  }

  func answer(reopened rows: [TodoRow], open: [TodoRow]) {
    for row in open { talk(ChangeSentences.alreadyOpen, ["title": row.todo.title]) }
    add(
      TodosJSON(todos: rows),
      lines(rows) { ChangeSentences.opened.text(tone, ["title": ReadBack(style).line($0)]) }
    )
  }

  func answer(deleted rows: [TodoRow], _ orphans: [Outcome.Orphans]) {
    add(TodosJSON(todos: rows), lines(rows) { sentence(ChangeSentences.deleted, $0) })
    hintUndo()
    for group in orphans {
      let titles = ["titles": group.parts.titles(tone), "parent": group.parent ?? ""]
      talk(group.parent == nil ? NestingSentences.movedOut : .movedUp, titles)
    }
  }

  func answer(begun rows: [TodoRow], _ checkIn: Instant) {
    let readBack = ReadBack(style)
    let text = readBack.momentAndDistance(.absolute(checkIn), endTime: nil)
    let moment = style.palette.paint(text, .moment)
    add(
      TodosJSON(todos: rows),
      lines(rows) {
        let values = ["title": $0.todo.title.printable, "moment": moment]
        return ChangeSentences.doing.text(tone, values) + "  " + readBack.handle($0)
      }
    )
  }

  func answer(snoozed rows: [TodoRow], until moment: Instant) {
    let readBack = ReadBack(style)
    add(
      TodosJSON(todos: rows),
      lines(rows) { row in
        // A to-do that repeats comes with its next occurrence if that comes before.
        let again = row.reminder?.againAt ?? moment
        let sentence = again < moment ? ChangeSentences.snoozedToNext : .snoozed
        let text = readBack.momentAndDistance(.absolute(again), endTime: nil)
        return sentence.text(tone, ["title": row.todo.title.printable, "moment": text]) + "  "
          + readBack.handle(row)
      }
    )
  }

  func answer(_ moved: Moved, under parent: TodoRow?, toTop: Bool) {
    let sentence: NestingSentences = parent != nil ? .movedUnder : toTop ? .movedTop : .moved
    let parentTitle = (parent?.todo.title ?? "").printable
    add(
      moved,
      lines(moved.rows) {
        let values = ["title": ReadBack(style).name($0), "list": $0.listName.printable]
        return sentence.text(tone, values.merging(["parent": parentTitle]) { $1 })
      }
    )
    for row in moved.unmoved {
      talk(NestingSentences.alreadyThere, ["title": row.todo.title])
    }
    talk(newList: moved.newList, parts: moved.parts)
  }

  /// Says what else a change did: the list that was made for it, and the parts that went along.
  func talk(newList: String?, parts: Int) {
    if let newList { talk(CaptureSentences.newList, ["list": newList]) }
    if parts > 0 { talk(NestingSentences.partsWentAlong, ["count": String(parts)]) }
  }

  func answer(reordered row: TodoRow, to place: ListPlace, _ other: TodoRow?) {
    let sentence: EditSentences =
      switch place {
      case .top: .placedTop
      case .bottom: .placedBottom
      case .before: .placedBefore
      case .after: .placedAfter
      }
    let values = [
      "title": ReadBack(style).name(row), "list": row.listName.printable,
      "other": (other?.todo.title ?? "").printable.fitted(to: 60),
    ]
    add(TodoAnswerJSON(todo: row), sentence.text(tone, values))
    if !isJSON, row.todo.due != nil || other?.todo.due != nil { talk(EditSentences.timedByTime) }
  }

  func answer(cleared rows: [TodoRow]) {
    guard isJSON || !rows.isEmpty else { return talk(EditSentences.clearedNothing) }
    let count = ["count": String(rows.count)]
    add(TodosJSON(todos: rows), EditSentences.cleared.text(tone, count))
    hintUndo()
  }
}

extension TodoRow {
  /// How many to-dos a question or a hint names one by one.
  package static let mostNamed = 10
}

extension [TodoRow] {
  /// The first titles, and how many more there are.
  package func titles(_ tone: Tone) -> String {
    let shown = prefix(3).map { $0.todo.title.printable.fitted(to: 40) }.joined(separator: ", ")
    let words = ["titles": shown, "count": String(count - 3)]
    return count > 3 ? ChangeSentences.andMore.text(tone, words) : shown
  }
}
