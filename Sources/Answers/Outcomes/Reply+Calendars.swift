import Actions
import Store
import Words

/// Answers about the calendars that are read.
extension Reply {
  func answer(_ answer: CalendarsAnswer) {
    let text = CalendarsText(answer, style)
    switch answer.kind {
    case .listed, .refreshed:
      add(answer, text.text)
      guard !isJSON, answer.calendars.isEmpty else { return }
      talk(
        CalendarSentences.none,
        ["command": commandLine(["calendar", "add", "~/calendar.ics"])]
      )
    case .added, .removed:
      let sentence: CalendarSentences = answer.kind == .added ? .added : .removed
      let lines = answer.calendars.map { row in
        sentence.text(
          tone,
          ["name": row.name.printable, "events": text.events(of: row)]
        )
      }
      add(answer, lines.joined(separator: "\n"))
      if !isJSON, !answer.unknownZones.isEmpty {
        let names = answer.unknownZones.prefix(5).map(\.printable).joined(separator: ", ")
        talk(CalendarSentences.unknownZones, ["zones": names])
      }
      hintUndo()
    }
  }
}
