import Actions
import Model

/// The day in the words and the order of the screen.
struct DayPage {
  /// Things below a heading.
  struct Section {
    let heading: String
    var entries: [Entry]
    /// How many more there are that are not shown.
    var hidden = 0

    /// The things in it that keys are for.
    var rows: [DayRow] { entries.compactMap(\.row) }

    /// Leaves so many of them to be seen.
    mutating func hideAll(behind count: Int) {
      hidden += max(0, entries.count - count)
      entries = Array(entries.prefix(count))
    }
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
  /// What else is open, where it was asked for.
  var elsewhere: [Section] = []
  /// What was done, on one line; `nil` where nothing was.
  var done: String?
  /// What is said where there is no section.
  let nothing: String
}

extension DayPage {
  /// The same with those things alone that have the words in them.
  func holding(_ words: String) -> DayPage {
    var page = self
    if !words.trimmed.isEmpty {
      page.sections = sections.compactMap { section in
        let entries = section.entries.filter { entry in
          switch entry {
          case .thing(let row): row.holds(words)
          case .event(let event): event.holds(words)
          }
        }
        return entries.isEmpty ? nil : Section(heading: section.heading, entries: entries)
      }
    }
    for index in page.sections.indices { page.sections[index].hideAll(behind: Self.mostEntries) }
    return page
  }

  /// The day, and all else that is open below it.
  var whole: DayPage {
    var page = self
    for section in elsewhere {
      guard let same = page.sections.firstIndex(where: { $0.heading == section.heading }) else {
        page.sections.append(section)
        continue
      }
      page.sections[same].entries += section.entries
      page.sections[same].hidden = 0
    }
    return page
  }

  /// More below one heading nobody walks through: words find the others.
  private static let mostEntries = 200

  var rows: [DayRow] { sections.flatMap(\.rows) }
}
