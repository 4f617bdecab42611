import Actions
import Model
import Planning
import Store
import Words

/// How much was done, as sentences for a screen reader.
struct SpokenStats {
  private let style: AnswerStyle
  private let summary: Summary
  private let readBack: ReadBack

  init(_ summary: Summary, _ style: AnswerStyle) {
    self.summary = summary
    self.style = style
    readBack = ReadBack(style)
  }

  var lines: [String] {
    [summary.sentence(readBack) + "."] + (summary.tally.total > 0 ? days + hours + lists : [])
      + [summary.focusSentence(style.tone)].compactMap { $0.map { $0 + "." } }
      + summary.kept.map { series in
        let told = [readBack.kept(series.times.kept), readBack.unanswered(series.times)]
        return say(
          .labelled,
          [
            "label": series.row.todo.title.printable,
            "value": told.compactMap(\.self).joined(separator: "; "),
          ]
        )
      }
  }

  /// The days, or the weeks where there are many, on which something was done.
  private var days: [String] {
    let byDay = summary.tally.byDay
    guard byDay.count > 1 else { return [] }
    guard byDay.count > Summary.mostBars else {
      return byDay.filter { $0.count > 0 }.map { day, count in
        said(.dayAndThings, ["day": moment(day)], count)
      }
    }
    return stride(from: 0, to: byDay.count, by: 7).compactMap { start in
      let week = byDay[start..<min(start + 7, byDay.count)]
      let count = week.reduce(0) { $0 + $1.count }
      guard count > 0, let first = week.first?.day, let last = week.last?.day else { return nil }
      return said(.daysAndThings, ["first": moment(first), "last": moment(last)], count)
    }
  }

  private var hours: [String] {
    summary.tally.hours.enumerated().filter { $0.element > 0 }.map { hour, count in
      let ends = [
        "first": style.face.text(.hour(hour)), "last": style.face.text(.hour(hour + 1)),
      ]
      return said(.daysAndThings, ends, count)
    }
  }

  private var lists: [String] {
    summary.listNumbers(style.tone).map { name, count in
      say(.labelled, ["label": name, "value": things(count, style.tone)])
    }
  }

  private func moment(_ day: CivilDate) -> String {
    readBack.clock.text(ofDay: day)
  }

  private func said(
    _ sentence: LookBackSentences,
    _ values: [String: String],
    _ count: Int
  ) -> String {
    sentence.text(style.tone, values.merging(["things": things(count, style.tone)]) { $1 }) + "."
  }

  private func say(_ sentence: PlainSentences, _ values: [String: String]) -> String {
    sentence.text(style.tone, values) + "."
  }
}
