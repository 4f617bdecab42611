import Model
import Store
import Words

extension ReadBack {
  /// The answer of `done` about what was done a while ago, and when a recurring one comes again.
  func completed(_ row: TodoRow, doneAt moment: String) -> String {
    var values = ["title": name(row), "at": palette.paint(moment, .moment)]
    guard row.todo.completedAt == nil, let due = row.todo.due else {
      return ChangeSentences.doneAt.text(tone, values)
    }
    values["moment"] = palette.paint(momentAndDistance(due, endTime: row.todo.endTime), .moment)
    return ChangeSentences.doneAtAndNext.text(tone, values)
  }
}
