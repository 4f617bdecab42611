package import Actions
import Model
package import Store
import Words

/// The output of `briefing`: how much today holds, and the few that matter most, with their ids.
package struct BriefingSheet {
  package let readBack: ReadBack

  package init(_ style: AnswerStyle) {
    readBack = ReadBack(style)
  }

  /// The briefing of a day.
  package func text(_ contents: BriefingContents, paths: TodoPaths) -> String {
    let tone = readBack.tone
    let facts = BriefingFacts(
      today: contents.dueToday,
      events: contents.events.map { BriefingFacts.Event(title: $0.event.title) }
    )
    let heading = BriefingText(
      facts,
      now: readBack.clock.now,
      tone: tone,
      face: readBack.clock.face
    )
    .heading
    var lines = [readBack.palette.paint(heading, .heading)]
    if contents.unsure > 0 {
      lines.append(BriefingWords.toLookAt.text(tone, ["count": "\(contents.unsure)"]))
    }
    for (index, row) in contents.picks.enumerated() {
      lines.append("  " + readBack.line(row, path: paths.path(of: row)))
      guard index == 0, let step = row.todo.firstStep else { continue }
      lines.append("    " + BriefingWords.firstStep.text(tone, ["step": step.printable]))
    }
    lines += eventLines(contents.events)
    lines += section(.stillOnList, contents.stillOnList, paths)
    let unnamed = contents.dueToday - contents.picks.count - contents.stillOnList.count
    if unnamed > 0 {
      lines.append(BriefingWords.more.text(tone, ["count": "\(unnamed)"]))
    }
    lines += section(.ahead, contents.ahead, paths)
    if let weather = contents.weather { lines += ["", weatherText(weather, tone: tone)] }
    if let week = contents.lastWeek {
      let told = BriefingFacts.Week(done: week.count, focus: week.focus, kept: week.kept)
      lines += ["", told.text(tone)]
    }
    return lines.joined(separator: "\n")
  }

  /// Events of calendars, each behind the bar that tells it from a to-do.
  private func eventLines(_ events: [PlannedEvent]) -> [String] {
    let shown = events.prefix(Self.mostEvents).map { event in
      let bar = readBack.isPlain ? "" : readBack.palette.bar(event.color) + " "
      return "  " + bar + EventText(event, readBack).line
    }
    let more = events.count - Self.mostEvents
    guard more > 0 else { return shown }
    return shown + [BriefingWords.more.text(readBack.tone, ["count": "\(more)"])]
  }

  private static let mostEvents = 7

  private func section(_ heading: ListSentences, _ rows: [TodoRow], _ paths: TodoPaths) -> [String]
  {
    guard !rows.isEmpty else { return [] }
    return ["", readBack.palette.paint(heading.text(readBack.tone), .heading)]
      + rows.map { "  " + readBack.line($0, path: paths.path(of: $0)) }
  }
}
