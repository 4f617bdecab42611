package import Actions
import Model
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
    let clocks = logged.days.flatMap(\.todos).map(clock)
    let width = clocks.map(\.columns).max() ?? 0
    return logged.days.map { day in
      ([heading(day)] + day.todos.map { line($0, clockWidth: width) }).joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  /// `Tue 3 Mar (yesterday): 2 things`.
  private func heading(_ day: Logged.Day) -> String {
    let values = [
      "day": readBack.momentAndDistance(.floating(day.date, nil), endTime: nil),
      "things": things(day.todos.count, style.tone),
    ]
    return readBack.palette.paint(
      LookBackSentences.dayAndThings.text(style.tone, values),
      .heading
    )
  }

  private func clock(_ done: DoneTodo) -> String {
    style.face.minute(style.zone.civil(at: done.at).time)
  }

  private func line(_ done: DoneTodo, clockWidth: Int) -> String {
    let todo = done.row.todo
    let clock = clock(done)
    var facts = [readBack.handle(todo.handle)]
    if todo.list != TodoList.inbox, !done.row.listName.isEmpty {
      facts.insert(readBack.palette.paint(done.row.listName.printable, .quiet), at: 0)
    }
    let behind = facts.joined(separator: "  ")
    let gap = String.blanks((readBack.isPlain ? 0 : clockWidth - clock.columns) + 2)
    let indent = "  " + String.blanks(clock.columns) + gap
    let title = todo.title.printable
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
