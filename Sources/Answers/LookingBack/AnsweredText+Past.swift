import Actions
import Model
import Planning
import Store
import Words

/// What is answered about the times of what repeats.
extension AnsweredText {
  /// `“Bisoprolol”: 3 of 7 this week; not answered: Wed 18 Nov.`, one after another where it is several.
  var keptSentence: String {
    answer.kept.map { series in
      let done = series.times.count { $0.outcome.doneAt != nil }
      let others = readBack.unanswered(series.times)
      return say(
        others == nil ? .kept : .keptBut,
        [
          "title": series.row.todo.title.printable, "count": String(done),
          "all": String(series.times.count), "times": others ?? "",
          "window": window ?? MomentWords.today.text(tone),
        ]
      )
    }
    .joined(separator: " ")
  }

  var lastDoneSentence: String {
    guard let last = answer.todos.last, let at = last.at else {
      return answer.open.map { say(.neverDone, ["title": $0.todo.title.printable]) }
        ?? say(.nothingCalled, ["words": words ?? ""])
    }
    let others = answer.kept.first.flatMap { readBack.unanswered($0.times) }
    return say(
      others == nil ? .lastDone : .lastDoneBut,
      [
        "title": last.row.todo.title.printable, "times": others ?? "",
        "moment": readBack.momentAndDistance(.absolute(at), endTime: nil),
      ]
    )
  }
}
