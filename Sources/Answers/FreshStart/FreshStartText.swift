package import Actions
import Model
package import Store
import Words

/// A fresh start as a person reads it: what waits, list by list, or what became of it.
package struct FreshStartText {
  private let tone: Tone
  private let readBack: ReadBack

  package init(_ style: AnswerStyle) {
    tone = style.tone
    var readBack = ReadBack(style)
    // Its lines stand two columns to the right.
    readBack.columns = readBack.columns.map { $0 - Self.margin.count }
    self.readBack = readBack
  }

  private static let margin = "  "

  /// What waits where nobody has said what is to happen, else what became of it.
  package func lines(_ fresh: FreshStart) -> [String] {
    guard fresh.isChosen else {
      return fresh.groups.flatMap { lines($0.listName, $0.steps.map(\.row)) }
    }
    let headings: [(FreshChoice, FreshStartSentences)] = [
      (.spread, fresh.isDryRun ? .wouldSpread : .spread),
      (.noDay, fresh.isDryRun ? .wouldHaveNoDay : .noDay),
      (.someday, fresh.isDryRun ? .wouldBeSomeday : .someday),
    ]
    return headings.flatMap { choice, heading -> [String] in
      let steps = fresh.steps.filter { $0.choice == choice }
      guard !steps.isEmpty else { return [] }
      let list = ["list": FreshStartRequest.someday]
      return [heading.text(tone, list)] + steps.byDay.map(\.rowThen).flatMap(line)
    }
  }

  /// The name of a list with how much of it waits, and below it each to-do.
  package func lines(_ list: String, _ rows: [TodoRow]) -> [String] {
    let values = ["list": list.printable, "count": String(rows.count)]
    return [FreshStartSentences.heading.text(tone, values)] + rows.flatMap(line)
  }

  private func line(_ row: TodoRow) -> [String] {
    readBack.line(row).split(separator: "\n").map { Self.margin + $0 }
  }
}

extension [FreshStart.Step] {
  /// Day after day; what has none stays in its order.
  fileprivate var byDay: Self {
    enumerated().sorted { one, other in
      guard let day = one.element.due?.date, let otherDay = other.element.due?.date, day != otherDay
      else { return one.offset < other.offset }
      return day < otherDay
    }
    .map(\.element)
  }
}

extension FreshStart.Step {
  /// The to-do as it is then.
  fileprivate var rowThen: TodoRow {
    var row = row
    row.todo.due = due
    if choice == .someday { row.listName = FreshStartRequest.someday }
    return row
  }
}
