import Actions
import Model

/// The day in the words and the order of the screen.
struct DayPage {
  /// Things below a heading.
  struct Section {
    let heading: String
    var entries: [Entry]
    /// What is said of those that are not shown.
    var more: String?

    /// The things in it that keys are for.
    var rows: [DayRow] { entries.compactMap(\.row) }
  }

  /// Something to do, or an event of a calendar, which is only looked at.
  enum Entry: Hashable {
    case thing(DayRow)
    case event(DayEvent)

    var row: DayRow? { if case .thing(let row) = self { row } else { nil } }
  }

  /// "Today, Tue 24 Nov".
  let heading: String
  var sections: [Section]
  /// What was done, on one line; `nil` where nothing was.
  var done: String?
  /// What is said where there is no section.
  let nothing: String
}

extension DayPage {
  /// The same with those things alone that have the words in them.
  func holding(_ words: String) -> DayPage {
    guard !words.trimmed.isEmpty else { return self }
    var page = self
    page.sections = sections.compactMap { section in
      let entries = section.entries.filter { entry in
        switch entry {
        case .thing(let row): row.holds(words)
        case .event(let event): event.holds(words)
        }
      }
      return entries.isEmpty ? nil : Section(heading: section.heading, entries: entries)
    }
    return page
  }

  var rows: [DayRow] { sections.flatMap(\.rows) }
}
