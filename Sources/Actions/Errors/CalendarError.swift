package import Store
package import Words

/// Why the calendars that are read stay as they are.
package enum CalendarError: Hashable {
  /// It could not be read even once.
  case notRead(CalendarRow, CalendarProblem)
  case nameTaken(String)
  case noSuchCalendar(String, known: [String])
  case unknownColor(String)
  case noName
  /// A server has several, and none of them is called as was asked; the words behind `calendar add` that
  /// name it and whom it is asked for.
  case severalThere([String], words: [String])
}

extension CalendarError {
  package var status: ExitStatus {
    switch self {
    case .notRead: .failed
    case .severalThere: .ambiguous
    case .noSuchCalendar: .nothingMatched
    case .nameTaken, .unknownColor, .noName: .usage
    }
  }

  /// Words the error: what was kept, and what to type instead.
  package func lines(_ tone: Tone) -> [String] {
    switch self {
    case .notRead(let row, let problem):
      return [problem.line(of: row, tone), CalendarSentences.notAdded.text(tone)]
    case .nameTaken(let name):
      let command = commandLine(["calendar", "add", "team.ics", "--name", "Team"])
      return [
        CalendarSentences.nameTaken.text(tone, ["name": name.printable, "command": command])
      ]
    case .noSuchCalendar(let name, let known):
      let all = known.isEmpty ? [] : [known.map(\.printable).joined(separator: ", ")]
      return [CalendarSentences.noSuchCalendar.text(tone, ["name": name.printable])]
        + all.map { CalendarSentences.yours.text(tone, ["names": $0]) }
    case .unknownColor(let color):
      return [CalendarSentences.colorUnknown.text(tone, ["value": color.printable])]
    case .severalThere(let names, let words):
      let all = names.map(\.printable).joined(separator: ", ")
      let command = commandLine(["calendar", "add"] + words + ["--name", names[0]])
      return [CalendarSentences.severalThere.text(tone, ["names": all, "command": command])]
    case .noName: return [CalendarSentences.nameLength.text(tone)]
    }
  }
}
