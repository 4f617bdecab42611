import Actions
import Model

/// The day in the words and the order of the screen.
struct DayPage {
  /// Things below a heading.
  struct Section {
    let heading: String
    var rows: [DayRow]
    /// What is said of those that are not shown.
    var more: String?
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
      let rows = section.rows.filter { $0.holds(words) }
      return rows.isEmpty ? nil : Section(heading: section.heading, rows: rows)
    }
    return page
  }

  var rows: [DayRow] { sections.flatMap(\.rows) }
}
