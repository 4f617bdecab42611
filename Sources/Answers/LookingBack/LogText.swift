package import Actions
import Model
import Planning
import Store
import Words

/// What was done when: each day with its things below it.
package struct LogText {
  private let style: AnswerStyle
  private let readBack: ReadBack

  package init(_ style: AnswerStyle) {
    self.style = style
    readBack = ReadBack(style)
  }

  package func text(_ logged: Logged) -> String {
    let moments = logged.days.flatMap { $0.todos.map(\.at) + $0.unanswered.map { $0.times[0] } }
    let width = moments.map(clock).map(\.columns).max() ?? 0
    return logged.days.map { day in
      let lines =
        day.todos.map { line(at: $0.at, $0.row, $0.row.todo.title.printable, width) }
        + day.unanswered.map { line(at: $0.times[0], $0.row, told($0), width) }
      return ([heading(day)] + lines).joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  /// `Tue 3 Mar (yesterday): 2 things`.
  private func heading(_ day: Logged.Day) -> String {
    let values = [
      "day": readBack.momentAndDistance(.floating(day.date, nil), endTime: nil),
      "things": day.todos.isEmpty
        ? LookBackSentences.noThing.text(style.tone) : things(day.todos.count, style.tone),
    ]
    return readBack.palette.paint(
      LookBackSentences.dayAndThings.text(style.tone, values),
      .heading
    )
  }

  private func clock(_ moment: Instant) -> String {
    style.face.minute(style.zone.civil(at: moment).time)
  }

  /// `Bisoprolol: not answered`, with the number of times where it came several times.
  private func told(_ unanswered: Logged.UnansweredTimes) -> String {
    let count = unanswered.times.count
    let values = [
      "title": unanswered.row.todo.title.printable, "count": String(count),
      "outcome": unanswered.outcome.text(style.tone),
    ]
    let sentence: LookBackSentences = count == 1 ? .unanswered : .unansweredTimes
    return sentence.text(style.tone, values)
  }

  private func line(at moment: Instant, _ row: TodoRow, _ title: String, _ clockWidth: Int)
    -> String
  {
    let todo = row.todo
    let clock = clock(moment)
    var facts = [readBack.handle(todo.handle)]
    if todo.list != TodoList.inbox, !row.listName.isEmpty {
      facts.insert(readBack.palette.paint(row.listName.printable, .quiet), at: 0)
    }
    let behind = facts.joined(separator: "  ")
    let gap = String.blanks((readBack.isPlain ? 0 : clockWidth - clock.columns) + 2)
    let indent = "  " + String.blanks(clock.columns) + gap
    let front = "  " + readBack.palette.paint(clock, .moment) + gap
    let room = readBack.columns.map { max(16, $0 - indent.columns) }
    guard let room, title.columns + 2 + behind.columnsWithoutPaint > room else {
      return front + title + "  " + behind
    }
    let lines = title.wrapped(to: room) + [behind]
    return front + lines.joined(separator: "\n" + indent)
  }
}

/// `1 thing`, `12 things`.
func things(_ count: Int, _ tone: Tone) -> String {
  count == 1
    ? LookBackSentences.oneThing.text(tone)
    : LookBackSentences.things.text(tone, ["count": String(count)])
}
