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
    let facts = BriefingFacts(today: contents.dueToday)
    let heading = BriefingText(
      facts,
      now: readBack.clock.now,
      tone: tone,
      face: readBack.clock.face
    )
    .heading
    var lines = [readBack.palette.paint(heading, .heading)]
    for (index, row) in contents.picks.enumerated() {
      lines.append("  " + readBack.line(row, path: paths.path(of: row)))
      guard index == 0, let step = row.todo.firstStep else { continue }
      lines.append("    " + BriefingWords.firstStep.text(tone, ["step": step.printable]))
    }
    lines += section(.stillOnList, contents.stillOnList, paths)
    let unnamed = contents.dueToday - contents.picks.count - contents.stillOnList.count
    if unnamed > 0 {
      lines.append(BriefingWords.more.text(tone, ["count": "\(unnamed)"]))
    }
    lines += section(.ahead, contents.ahead, paths)
    if let week = contents.lastWeek {
      lines += ["", BriefingFacts.Week(done: week.count, focus: week.focus).text(tone)]
    }
    return lines.joined(separator: "\n")
  }

  private func section(_ heading: ListSentences, _ rows: [TodoRow], _ paths: TodoPaths) -> [String]
  {
    guard !rows.isEmpty else { return [] }
    return ["", readBack.palette.paint(heading.text(readBack.tone), .heading)]
      + rows.map { "  " + readBack.line($0, path: paths.path(of: $0)) }
  }
}
