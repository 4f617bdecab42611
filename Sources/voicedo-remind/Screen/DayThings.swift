import Actions
import Answers
import Model
import Screen
import Words

/// The things of the day as lines: the selected one in full, the others on one line each.
struct DayThings {
  private let screen: DayScreen
  private(set) var lines: [String] = []
  /// Where somebody types, counted from the first of the lines.
  private(set) var cursor: ScreenPlace?
  /// The lines that are to be seen first of all.
  private var focus = 0..<1
  /// The columns of the widest clock time of the section that is drawn.
  private var moments = 0

  private var state: DayState { screen.state }

  /// `behind` is a line that stands below all of them.
  init(_ screen: DayScreen, behind last: String?) {
    self.screen = screen
    let isRoomy = screen.rows >= DayScreen.roomy
    for (number, section) in state.page.sections.enumerated() {
      if number > 0, isRoomy { lines.append("") }
      let heading = lines.count
      moments = section.entries.map(\.moment.columns).max() ?? 0
      lines.append(screen.added(" " + section.heading, ScreenLine.Ink(color: 36, isBold: true)))
      for (place, entry) in section.entries.enumerated() {
        let start = lines.count
        switch entry {
        case .event(let event): add(event)
        case .thing(let row) where row.id == state.selected:
          addSelected(row)
          // The first of a section is seen with its heading.
          focus = (place == 0 ? heading : start)..<lines.count
        case .thing(let row): add(row)
        }
      }
      if section.hidden > 0 {
        let more = screen.words.text(.moreWait, ["count": String(section.hidden)])
        lines.append(screen.added("   " + more, .dim))
      }
    }
    if lines.isEmpty {
      let nothing =
        state.words.trimmed.isEmpty
        ? state.page.nothing : screen.words.text(.nothingFits, ["words": state.words])
      lines = nothing.wrapped(to: max(1, screen.columns - 2)).map { screen.added(" " + $0) }
    }
    if let last { lines.append(last) }
  }

  /// The first line to show where there is room for so many, with the selected thing in the middle.
  func firstLine(in room: Int) -> Int {
    guard lines.count > room else { return 0 }
    let middle = focus.lowerBound - max(0, room - focus.count) / 2
    return min(max(0, middle), lines.count - room)
  }

  /// The line of a thing up to where its title begins.
  private func beginning(at moment: String, mark: String) -> ScreenLine {
    var line = screen.line
    line.add(mark, ScreenLine.Ink(color: 36, isBold: true))
    line.add("  ")
    if moments > 0 {
      line.add(moment, ScreenLine.Ink(color: 32))
      line.pad(to: line.columns - moment.columns + moments + 2)
    }
    return line
  }

  private mutating func add(_ row: DayRow) {
    add(row.title, row.facts, behind: beginning(at: row.moment, mark: " "))
  }

  /// An event has a bar before it, as in every other answer.
  private mutating func add(_ event: DayEvent) {
    add(event.title, event.facts, behind: beginning(at: event.moment, mark: Palette.bar))
  }

  private mutating func add(_ title: String, _ facts: String, behind head: ScreenLine) {
    var line = head
    line.add(title.fitted(to: screen.columns - line.columns - 1))
    // A few letters of a fact are no fact.
    let room = screen.columns - line.columns - 3
    if !facts.isEmpty, room >= min(12, facts.columns) {
      line.add("  " + facts.fitted(to: room), .dim)
    }
    lines.append(line.text)
  }

  private mutating func addSelected(_ row: DayRow) {
    let head = beginning(at: row.moment, mark: "▌")
    let room = max(1, screen.columns - head.columns - 1)
    if case .editing(let editor, let edited) = state.mode, edited.id == row.id {
      var line = head
      let (text, column, _) = editor.window(room)
      cursor = ScreenPlace(row: lines.count, column: line.columns + column)
      line.add(text, ScreenLine.Ink(isUnderlined: true))
      lines.append(line.text)
      return
    }
    let titles = row.title.wrapped(to: room)
    for (number, title) in titles.enumerated() {
      var line = number == 0 ? head : continued(head)
      line.add(title, .bold)
      let isLast = number == titles.count - 1
      if isLast, !row.facts.isEmpty {
        if line.columns + 2 + row.facts.columns < screen.columns {
          line.add("  " + row.facts, .dim)
        } else {
          lines.append(line.text)
          addFacts(row, below: head)
          continue
        }
      }
      lines.append(line.text)
    }
  }

  private mutating func addFacts(_ row: DayRow, below head: ScreenLine) {
    for facts in row.facts.wrapped(to: max(1, screen.columns - head.columns - 1)) {
      var line = continued(head)
      line.add(facts, .dim)
      lines.append(line.text)
    }
  }

  /// A further line of the selected thing.
  private func continued(_ head: ScreenLine) -> ScreenLine {
    var line = screen.line
    line.add("▌", ScreenLine.Ink(color: 36, isBold: true))
    line.pad(to: head.columns)
    return line
  }
}

extension DayPage.Entry {
  fileprivate var moment: String {
    switch self {
    case .thing(let row): row.moment
    case .event(let event): event.moment
    }
  }
}
