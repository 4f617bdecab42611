import Actions
import Language
import Model
import Store
import Words

/// Days side by side: the day, how many things it holds, and the first of them.
///
/// Today stands in brackets; what has no hour has a dot, and the further lines of a title stand below
/// its hour, to the right. A title that does not fit is cut, as this is a look from afar: `list` and JSON
/// have it whole.
struct AgendaGrid {
  private let style: AnswerStyle
  private let request: PlanRequest
  /// What each day holds, the earliest first; in a month each to-do once.
  private let todos: [CivilDate: [PlannedTodo]]
  /// Events of calendars, one of several days on each of them.
  private let events: [CivilDate: [PlannedEvent]]
  private let cell: Int
  private let perRow: Int

  /// `nil` where the days are too few, too many or too narrow to stand side by side.
  init?(_ plan: PlannedWindow, _ style: AnswerStyle) {
    guard plan.request.shape != .table, !style.isPlain else { return nil }
    (self.style, request) = (style, plan.request)
    let width = min(style.columns ?? 80, 200)
    let days = request.days.upperBound.days(since: request.days.lowerBound)
    let isMonth = request.shape == .month
    perRow = isMonth ? 7 : min(7, days, (width + Self.gap) / (Self.leastOfDay + Self.gap))
    guard isMonth || perRow > 1 && days <= Self.mostDays && style.isOnScreen else { return nil }
    cell = max(3, (width + Self.gap) / perRow - Self.gap)
    var todos: [CivilDate: [PlannedTodo]] = [:]
    for todo in plan.todos {
      guard let at = todo.at else { continue }
      let day = style.zone.civil(at: at).date
      // In the few lines that a month has for a day, what comes often stands once.
      let isThere = todos[day]?.contains { $0.row.todo.id == todo.row.todo.id } ?? false
      if !isMonth || !isThere { todos[day, default: []].append(todo) }
    }
    self.todos = todos
    var events: [CivilDate: [PlannedEvent]] = [:]
    for event in plan.events {
      for day in plan.days(of: event, in: style.zone) { events[day, default: []].append(event) }
    }
    self.events = events
  }

  /// Columns that a day with the hours of its things needs, and days that one still overlooks.
  private static let leastOfDay = 15
  private static let mostDays = 62

  /// Columns between two days.
  private static let gap = 2

  /// The grid, lines of at most the screen's columns.
  var text: String {
    let days = request.days
    var lines: [String] = []
    var first = days.lowerBound
    if request.shape == .month {
      let heading = "\(first.monthName(style.tone)) \(first.year)"
      lines.append(style.palette.paint(heading, .heading))
      first = first.startOfWeek
      let names = (0..<7).map { first.adding(days: $0).weekday.shortName(style.tone) }
      lines.append(joined(names.map { Cell($0.fitted(to: cell)) }))
    }
    let head = lines.count
    while first < days.upperBound {
      let row = (0..<perRow).map { first.adding(days: $0) }
      let cells = row.map { days.contains($0) ? self.lines(of: $0) : [] }
      if lines.count > head, cell >= Self.roomy { lines.append("") }
      for line in 0..<(cells.map(\.count).max() ?? 0) {
        lines.append(joined(cells.map { line < $0.count ? $0[line] : Cell("") }))
      }
      first = first.adding(days: perRow)
    }
    return lines.joined(separator: "\n")
  }
}

extension AgendaGrid {
  /// A line of a day, as it is read and as it is painted.
  private struct Cell {
    let text: String
    var painted: String

    init(_ text: String, painted: String? = nil) {
      (self.text, self.painted) = (text, painted ?? text)
    }
  }

  /// Columns from which on a day's number and count stand beside each other, and titles below them.
  private static let roomy = 8

  /// Lines of one title where the days are few.
  private static let mostLines = 3

  private func joined(_ cells: [Cell]) -> String {
    var line = ""
    var blanks = 0
    for item in cells {
      if !item.text.isEmpty {
        line += .blanks(blanks)
        line += item.painted
        blanks = 0
      }
      blanks += cell - item.text.columns + Self.gap
    }
    return line
  }

  private func lines(of day: CivilDate) -> [Cell] {
    let entries = entries(of: day)
    let isMonth = request.shape == .month
    var name = isMonth ? String(day.day) : "\(day.weekday.shortName(style.tone)) \(day.day)"
    let isToday = day == style.civilNow.date
    if isToday { name = "[\(name)]" }
    let head = isToday || !isMonth ? style.palette.paint(name, .heading) : name
    let count = entries.isEmpty ? "" : String(entries.count)
    guard cell >= Self.roomy else {
      return [Cell(name, painted: head)] + (count.isEmpty ? [] : [Cell(" " + count)])
    }
    let behind = count.isEmpty ? "" : " · " + count
    var lines = [Cell(name + behind, painted: head + style.palette.paint(behind, .quiet))]
    let room = isMonth ? 3 : 12
    let shown = entries.count > room ? room - 1 : entries.count
    for entry in entries.prefix(shown) { lines += self.lines(of: entry) }
    if shown < entries.count { lines.append(Cell("+\(entries.count - shown)")) }
    return lines
  }

  /// The lines of a thing: its mark and its hour, then its title, which goes on to the right of them.
  private func lines(of entry: Entry) -> [Cell] {
    let bar = entry.isEvent ? Palette.bar : ""
    let painted = entry.isEvent ? style.palette.bar(entry.color) : ""
    let isNarrow = request.shape == .month && cell < Self.leastOfDay
    let mark = entry.hour ?? (entry.isEvent ? "" : "·")
    let lead = isNarrow || mark.isEmpty ? "" : mark + " "
    let first = cell - bar.columns - lead.columns
    let title = entry.title.split(separator: " ").joined(separator: " ")
    var body = title.wrapped(to: first)
    if body.count > 1 {
      // What does not fit beside the hour goes on below it, where there is more room.
      let rest = String(title.dropFirst(body[0].count)).trimmed
      body = [body[0]] + rest.wrapped(to: cell - bar.columns - Self.indent)
    }
    if request.shape == .month || body.count > Self.mostLines { body = [title.fitted(to: first)] }
    if let more = entry.more, request.shape != .month {
      body += more.wrapped(to: cell - bar.columns - Self.indent)
    }
    return body.enumerated().map { index, line in
      guard index == 0 else {
        let margin = String.blanks(Self.indent)
        return Cell(bar + margin + line, painted: painted + margin + line)
      }
      let hour = style.palette.paint(lead, entry.hour == nil ? .quiet : .moment)
      return Cell(bar + lead + line, painted: painted + hour + line)
    }
  }

  /// Columns before the further lines of a title.
  private static let indent = 2

  /// What a day holds, with the words that it is shown in.
  private struct Entry {
    let at: Instant
    /// "15:00"; `nil` where it has none on this day.
    let hour: String?
    let title: String
    /// How many more times it comes on this day.
    var more: String?
    var isEvent = false
    /// The colour of the calendar that it is of.
    var color: String?
  }

  /// What a day holds, in the order of time.
  private func entries(of day: CivilDate) -> [Entry] {
    let todos = (todos[day] ?? []).condensed.map { entry($0.todo, $0.further) }
    let events = (events[day] ?? []).map { entry($0, on: day) }
    guard !events.isEmpty else { return todos }
    let all = events + todos
    return all.indices.sorted { (all[$0].at, $0) < (all[$1].at, $1) }.map { all[$0] }
  }

  private func entry(_ event: PlannedEvent, on day: CivilDate) -> Entry {
    let begin = style.zone.civil(at: event.span.lowerBound)
    let hasHour = !event.event.time.isAllDay && begin.date == day
    return Entry(
      at: event.span.lowerBound,
      hour: hasHour ? style.face.minute(begin.time) : nil,
      title: event.title(style.tone),
      isEvent: true,
      color: event.color
    )
  }

  private func entry(_ todo: PlannedTodo, _ further: [Instant]) -> Entry {
    let at = todo.at ?? style.now
    let hour = todo.hasClock ? style.face.minute(style.zone.civil(at: at).time) : nil
    var entry = Entry(at: at, hour: hour, title: todo.row.todo.title.printable)
    entry.more = further.last.map { style.furtherText(further.count, until: $0) }
    return entry
  }
}

extension PlanRequest {
  /// Its days; one that it only begins counts whole.
  fileprivate var days: Range<CivilDate> {
    let end = window.end.time == .midnight ? window.end.date : window.end.date.adding(days: 1)
    return window.start.date..<max(end, window.start.date.adding(days: 1))
  }
}
