import Actions
import Language
import Model
import Store
import Words

/// Days side by side: the day, how many things it holds, and the first of them.
///
/// Today stands in brackets. A title that does not fit is cut, as this is a look from afar: `list` and
/// JSON have it whole.
struct AgendaGrid {
  private let style: AnswerStyle
  private let request: PlanRequest
  /// What each day holds, a series once, the earliest first.
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
    perRow = isMonth ? 7 : min(7, days, (width + 1) / (Self.leastOfDay + 1))
    guard isMonth || perRow > 1 && days <= Self.mostDays && style.isOnScreen else { return nil }
    cell = max(3, (width + 1) / perRow - 1)
    var todos: [CivilDate: [PlannedTodo]] = [:]
    var seen: [CivilDate: Set<Todo.ID>] = [:]
    for todo in plan.todos {
      guard let at = todo.at else { continue }
      let day = style.zone.civil(at: at).date
      guard seen[day, default: []].insert(todo.row.todo.id).inserted else { continue }
      todos[day, default: []].append(todo)
    }
    self.todos = todos
    var events: [CivilDate: [PlannedEvent]] = [:]
    for event in plan.events {
      for day in plan.days(of: event, in: style.zone) { events[day, default: []].append(event) }
    }
    self.events = events
  }

  /// Columns that a day with the hours of its things needs, and days that one still overlooks.
  private static let leastOfDay = 14
  private static let mostDays = 62

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
  private struct Cell {
    let text: String
    var isToday = false
    /// The colour of the calendar that it is of, whose bar it begins with.
    var color: String?

    init(_ text: String, isToday: Bool = false) { (self.text, self.isToday) = (text, isToday) }
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
        line += painted(item)
        blanks = 0
      }
      blanks += cell - item.text.columns + 1
    }
    return line
  }

  private func painted(_ cell: Cell) -> String {
    if cell.isToday { return style.palette.paint(cell.text, .heading) }
    guard cell.color != nil, cell.text.hasPrefix(Palette.bar) else { return cell.text }
    return style.palette.bar(cell.color) + cell.text.dropFirst(Palette.bar.count)
  }

  private func lines(of day: CivilDate) -> [Cell] {
    let entries = entries(of: day)
    let isToday = day == style.civilNow.date
    let isMonth = request.shape == .month
    var name = isMonth ? String(day.day) : "\(day.weekday.shortName(style.tone)) \(day.day)"
    if isToday { name = "[\(name)]" }
    let count = entries.isEmpty ? "" : String(entries.count)
    guard cell >= Self.roomy else {
      return [Cell(name, isToday: isToday)] + (count.isEmpty ? [] : [Cell(" " + count)])
    }
    let head = name.padded(to: cell - count.columns) + count
    var lines = [Cell(count.isEmpty ? name : head, isToday: isToday)]
    let room = isMonth ? 3 : 12
    let shown = entries.count > room ? room - 1 : entries.count
    for entry in entries.prefix(shown) {
      let width = cell - entry.mark.columns
      let wrapped = entry.text.wrapped(to: width)
      let isWhole = !isMonth && wrapped.count <= Self.mostLines
      for line in isWhole ? wrapped : [entry.text.fitted(to: width)] {
        var cell = Cell(entry.mark + line)
        cell.color = entry.color
        lines.append(cell)
      }
    }
    if shown < entries.count { lines.append(Cell("+\(entries.count - shown)")) }
    return lines
  }

  private struct Entry {
    let at: Instant
    let text: String
    /// The bar that tells an event from a to-do.
    var mark = ""
    var color: String?
  }

  /// What a day holds, in the order of time.
  private func entries(of day: CivilDate) -> [Entry] {
    let todos = (todos[day] ?? []).map { Entry(at: $0.at ?? style.now, text: entry($0)) }
    let events = (events[day] ?? []).map { event in
      Entry(
        at: event.span.lowerBound,
        text: entry(event, on: day),
        mark: Palette.bar,
        color: event.color
      )
    }
    guard !events.isEmpty else { return todos }
    let all = events + todos
    return all.indices.sorted { (all[$0].at, $0) < (all[$1].at, $1) }.map { all[$0] }
  }

  /// "09:00 Team meeting", the hour where there is room for it and it begins on this day.
  private func entry(_ event: PlannedEvent, on day: CivilDate) -> String {
    let title = event.title(style.tone)
    let begin = style.zone.civil(at: event.span.lowerBound)
    guard !event.event.time.isAllDay, begin.date == day, cell > Self.leastOfDay else {
      return title
    }
    return "\(style.face.minute(begin.time)) \(title)"
  }

  /// "15:00 Dentist", the hour where there is room for it.
  private func entry(_ todo: PlannedTodo) -> String {
    let title = todo.row.todo.title.printable
    guard todo.hasClock, cell >= Self.leastOfDay, let at = todo.at else { return title }
    return "\(style.face.minute(style.zone.civil(at: at).time)) \(title)"
  }
}

extension PlanRequest {
  /// Its days; one that it only begins counts whole.
  fileprivate var days: Range<CivilDate> {
    let end = window.end.time == .midnight ? window.end.date : window.end.date.adding(days: 1)
    return window.start.date..<max(end, window.start.date.adding(days: 1))
  }
}
