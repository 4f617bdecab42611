package import Actions
import Language
import Model
import Planning
import Store
import Words

/// How much was done, drawn for a screen: bars, weeks, hours, and what was kept.
package struct StatsText {
  private let style: AnswerStyle
  private let summary: Summary
  private let readBack: ReadBack

  package init(_ summary: Summary, _ style: AnswerStyle) {
    self.summary = summary
    self.style = style
    readBack = ReadBack(style)
  }

  private var tone: Tone { style.tone }
  private var marks: Marks { Marks(hasBlocks: style.hasBlocks) }
  private var columns: Int { style.columns ?? 80 }

  /// Everything; facts as sentences for a screen reader.
  package var text: String {
    if style.isPlain { return SpokenStats(summary, style).lines.joined(separator: "\n") }
    var parts = [[heading]]
    if summary.tally.total > 0 {
      if summary.tally.days.count > 1 { parts.append(days) }
      parts.append([head(.byHour)] + hours)
      parts.append([head(.byList)] + bars(summary.listNumbers(tone)))
    }
    if let focus = summary.focusSentence(tone) { parts.append([focus]) }
    if !summary.kept.isEmpty { parts.append([head(.kept)] + kept) }
    return parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private var heading: String {
    readBack.palette.paint(summary.sentence(readBack), .heading)
  }

  private func head(_ sentence: LookBackSentences) -> String {
    readBack.palette.paint(sentence.text(tone), .heading)
  }

  /// A bar for each day, or a map of weeks where there are more.
  private var days: [String] {
    guard summary.tally.days.count > Summary.mostBars else {
      let numbers = summary.tally.byDay.map { day, count in
        (readBack.clock.text(ofDay: day), count)
      }
      return [head(.byDay)] + bars(numbers)
    }
    return [head(.byWeek)] + HeatMap(style: style, tally: summary.tally).lines
  }

  /// A bar for each number, its name in front and its number behind.
  private func bars(_ numbers: [(name: String, count: Int)]) -> [String] {
    let most = numbers.map(\.count).max() ?? 0
    let digits = String(most).columns
    let widest = numbers.map(\.name.columns).max() ?? 0
    let names = min(widest, max(8, columns / 2 - 4))
    let width = max(4, min(40, columns - names - digits - 8))
    return numbers.map { name, count in
      let bar = marks.bar(count, ofMost: most, width: width)
      return "  " + name.fitted(to: names).padded(to: names) + "  "
        + (bar.isEmpty ? "" : readBack.palette.paint(bar, .moment) + " ") + String(count)
    }
  }

  /// The hours of the clock as columns of different heights.
  private var hours: [String] {
    let most = summary.tally.hours.max() ?? 0
    let cell = columns >= 60 ? 2 : 1
    let heights = marks.heights
    let line = summary.tally.hours.map { count -> String in
      guard count > 0 else { return String(marks.levels[0]) }
      return String(heights[max(1, (count * (heights.count - 1) + most / 2) / most)])
    }
    .joined(separator: String.blanks(cell - 1))
    let scale = stride(from: 0, to: 24, by: 6).map { name(ofHour: $0).padded(to: 6 * cell) }
      .joined()
    let top = summary.tally.hours.firstIndex(of: most) ?? 0
    let values = [
      "from": style.face.text(.hour(top)), "to": style.face.text(.hour(top + 1)),
      "things": things(most, tone),
    ]
    return ["  " + line, "  " + scale + name(ofHour: 24)]
      + LookBackSentences.mostAt.text(tone, values).wrapped(to: columns - 2).map { "  " + $0 }
  }

  private func name(ofHour hour: Int) -> String {
    style.face == .hours24 ? String(hour) : style.face.text(.hour(hour))
  }

  private var kept: [String] {
    let texts = summary.kept.map { series in
      (title: series.row.todo.title.printable, told: readBack.kept(series.times.kept))
    }
    let told = texts.map(\.told.columns).max() ?? 0
    let room = max(8, columns - 2 - Kept.usual - 4 - told)
    let names = min(room, texts.map(\.title.columns).max() ?? 0)
    return zip(texts, summary.kept).flatMap { text, series in
      let marks = marks.kept(series.times).padded(to: Kept.usual)
      let line =
        "  " + text.title.fitted(to: names).padded(to: names) + "  "
        + readBack.palette.paint(marks, .moment) + "  " + text.told
      let others = readBack.unanswered(series.times).map { $0.wrapped(to: max(20, columns - 4)) }
      return [line] + (others ?? []).map { "    " + $0 }
    }
  }
}

extension Summary {
  /// So many days are drawn as a bar each.
  static let mostBars = 14

  /// `Focus: 3 hours 25 minutes, in 8 sessions`; `nil` where there was none.
  func focusSentence(_ tone: Tone) -> String? {
    guard focus.sessions > 0 else { return nil }
    let sentence: LookBackSentences = focus.sessions == 1 ? .focusOne : .focusSeveral
    let values = [
      "duration": durationText(focus.time, tone: tone), "count": String(focus.sessions),
    ]
    return sentence.text(tone, values)
  }

  /// The lists with their numbers.
  func listNumbers(_ tone: Tone) -> [(name: String, count: Int)] {
    lists.map { ($0.name?.printable ?? LookBackSentences.onNoList.text(tone), $0.count) }
  }

  /// `Thu 26 Feb to Wed 4 Mar: 23 things`.
  func sentence(_ readBack: ReadBack) -> String {
    let last = tally.start.adding(days: tally.days.count - 1)
    let words = [tally.start, last].map { readBack.clock.text(ofDay: $0) }
    let values = [
      "day": words[0], "first": words[0], "last": words[1],
      "things": tally.total > 0
        ? things(tally.total, readBack.tone) : LookBackSentences.noThing.text(readBack.tone),
    ]
    let sentence: LookBackSentences = tally.days.count > 1 ? .daysAndThings : .dayAndThings
    return sentence.text(readBack.tone, values)
  }
}

extension ReadBack {
  /// `5 of the last 7`.
  func kept(_ kept: Kept) -> String {
    let sentence: LookBackSentences = kept.count == 0 ? .keptNone : .keptOf
    return sentence.text(tone, ["count": String(kept.count), "all": String(kept.of)])
  }
}
