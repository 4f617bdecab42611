import Actions
import Interchange
import Model
import Store
import Words

/// The calendars that are read, a line each: the name, how much is to come, and where it is.
struct CalendarsText {
  private let answer: CalendarsAnswer
  private let style: AnswerStyle

  init(_ answer: CalendarsAnswer, _ style: AnswerStyle) {
    (self.answer, self.style) = (answer, style)
  }

  private var tone: Tone { style.tone }

  var text: String {
    let names = answer.calendars.map { $0.name.printable.columns }.max() ?? 0
    return answer.calendars.map { line($0, width: names) }.joined(separator: "\n")
  }

  /// "12 events ahead".
  func events(of row: CalendarRow) -> String {
    let count = answer.counts[row.id] ?? 0
    let sentence: CalendarSentences =
      count == 0 ? .eventsNone : count == 1 ? .eventsOne : .eventsSeveral
    return sentence.text(tone, ["count": String(count)])
  }

  private func line(_ row: CalendarRow, width: Int) -> String {
    let name = row.name.printable
    guard !style.isPlain else {
      return ([name] + facts(row).map(\.capitalizedSentence)).spoken
    }
    let bar = style.palette.bar(row.color) + " "
    let facts = style.palette.paint(self.facts(row).joined(separator: " · "), .quiet)
    guard let columns = style.columns, columns < width + 4 + facts.columnsWithoutPaint else {
      return bar + name.padded(to: width) + "  " + facts
    }
    let room = max(8, columns - 2)
    let below = self.facts(row).joined(separator: " · ").wrapped(to: room)
    return bar
      + (name.wrapped(to: room) + below.map { style.palette.paint($0, .quiet) })
      .joined(separator: "\n  ")
  }

  private func facts(_ row: CalendarRow) -> [String] {
    var facts = [events(of: row)]
    if row.isCut { facts.append(CalendarSentences.cut.text(tone)) }
    if let notice = row.notice {
      let sentence: CalendarSentences = notice.kind == .leave ? .leave : .headsUp
      let length = durationText(.minutes(notice.minutes), tone: tone)
      facts.append(sentence.text(tone, ["minutes": length]))
    }
    if row.kind == .web {
      let moment = row.readAt.map { ReadBack(style).nearMoment($0) }
      facts.append(
        moment.map { CalendarSentences.readAt.text(tone, ["moment": $0]) }
          ?? CalendarSentences.neverRead.text(tone)
      )
    }
    facts.append(style.isPlain ? row.host ?? row.shownPlace.printable : row.shownPlace.printable)
    if let problem = row.problem {
      facts.append(CalendarProblem(named: problem).line(of: row, tone))
    }
    return facts
  }
}

extension CalendarRow {
  /// The host of an address, which can be read aloud; `nil` where it has none.
  fileprivate var host: String? {
    let host = hostName(of: place).printable
    return host.isEmpty ? nil : host
  }
}
