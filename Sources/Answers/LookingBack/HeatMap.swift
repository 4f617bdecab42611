import Actions
import Model
import Planning
import Words

/// Weeks beside each other, a sign for each day: the more was done, the darker.
struct HeatMap {
  let style: AnswerStyle
  let tally: DoneTally

  private var marks: Marks { Marks(hasBlocks: style.hasBlocks) }

  /// The lines, as many of the newest weeks as fit.
  var lines: [String] {
    let last = tally.start.adding(days: tally.days.count - 1)
    let weeks = last.startOfWeek.days(since: tally.start.startOfWeek) / 7 + 1
    let room = (style.columns ?? 200) - Self.label - 2
    let cell = weeks * 2 <= room ? 2 : 1
    let shown = max(1, min(weeks, room / cell))
    let first = last.startOfWeek.adding(days: -7 * (shown - 1))
    let levels = Levels(tally.days)
    var lines = [String.blanks(Self.label) + months(from: first, shown, cell)]
    for weekday in 0..<7 {
      let name = first.adding(days: weekday).weekday.shortName(style.tone)
      var line = "  " + name.padded(to: Self.label - 2)
      for week in 0..<shown {
        let day = first.adding(days: 7 * week + weekday)
        let place = day.days(since: tally.start)
        let isInside = tally.days.indices.contains(place)
        let sign = isInside ? marks.levels[levels.level(tally.days[place])] : " "
        line += String(sign) + String.blanks(cell - 1)
      }
      lines.append(line.trimmedEnd)
    }
    lines.append("")
    lines += legend(levels).wrapped(to: max(20, (style.columns ?? 80) - 2)).map { "  " + $0 }
    if shown < weeks {
      let count = ["count": String(shown)]
      lines.append("  " + LookBackSentences.newestWeeks.text(style.tone, count))
    }
    return lines
  }

  private static let label = 6

  /// The names of months over the weeks that they begin in.
  private func months(from first: CivilDate, _ weeks: Int, _ cell: Int) -> String {
    var line = ""
    for week in 0..<weeks {
      let monday = first.adding(days: 7 * week)
      let isNew = week == 0 || monday.adding(days: -7).month != monday.month
      let name = String(monday.monthName(style.tone).prefix(3))
      guard isNew, line.columns <= week * cell, (weeks - week) * cell >= name.columns else {
        continue
      }
      line = line.padded(to: week * cell) + name + " "
    }
    return line.trimmedEnd
  }

  private func legend(_ levels: Levels) -> String {
    var facts = ["\(marks.levels[0]) " + LookBackSentences.legendNone.text(style.tone)]
    for level in 1...Levels.count {
      guard let numbers = levels.numbers(of: level) else { continue }
      facts.append("\(marks.levels[level]) \(numbers.told)")
    }
    return facts.joined(separator: "  ")
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
