package import Actions
import Language
package import Model
package import Store
import Words

/// What is planned, one below the other: short id, when, what; day by day where a person reads, and
/// before them what is still on the list.
package struct PlannedTable {
  private let plan: PlannedWindow
  private let paths: TodoPaths
  private let style: AnswerStyle
  private let readBack: ReadBack

  package init(_ plan: PlannedWindow, _ paths: TodoPaths, _ style: AnswerStyle) {
    (self.plan, self.paths, self.style) = (plan, paths, style)
    readBack = ReadBack(style)
  }

  private var tone: Tone { style.tone }
  private var face: ClockFace { style.face }
  private var zone: Zone { style.zone }

  /// The table; nothing where nothing is planned and nothing waits.
  var text: String {
    let groups = groups
    guard !style.isPlain else { return plainText(groups) }
    let lines = groups.map { group in group.entries.map { line($0, in: group) } }
    let columns = TableColumns(lines.flatMap(\.self), palette: style.palette, screen: style.columns)
    guard style.isOnScreen else { return columns.text(lines.flatMap(\.self)) }
    var text = TextBuffer(capacity: 80 * (lines.count + plan.todos.count))
    for (group, lines) in zip(groups, lines) {
      if !text.isEmpty { text.endLine() }
      let heading = style.columns.map { group.heading.wrapped(to: $0) } ?? [group.heading]
      text.append(heading.map { style.palette.paint($0, .heading) }.joined(separator: "\n"))
      text.endLine()
      for line in lines { columns.append(line, to: &text) }
    }
    return text.text
  }
}

extension PlannedTable {
  /// What stands below one heading.
  package struct Group {
    package let heading: String
    /// `nil` below what is to be looked at, or still on the list.
    package let day: CivilDate?
    package fileprivate(set) var todos: [PlannedTodo]
    /// Events of calendars, the earliest first.
    package fileprivate(set) var events: [PlannedEvent] = []
    /// What waits and repeats, which is told once.
    private var waiting: Set<Todo.ID> = []

    fileprivate init(heading: String, day: CivilDate?) {
      (self.heading, self.day, todos) = (heading, day, [])
    }

    fileprivate mutating func add(_ todo: PlannedTodo) {
      let isNew = waiting.insert(todo.row.todo.id).inserted
      guard isNew || day != nil || todo.row.todo.recurrence == nil else { return }
      todos.append(todo)
    }
  }

  /// What is still on the list, then day by day.
  package var groups: [Group] {
    // What is to be looked at stands there alone.
    let marked = Set(plan.unsure.map(\.todo.id))
    let todos = plan.todos.filter { !marked.contains($0.row.todo.id) }
    let waiting =
      plan.waiting.filter { !marked.contains($0.todo.id) }.map { PlannedTodo($0, at: $0.dueAt) }
      + todos.filter(isOver)
    let unsure = plan.unsure.map { PlannedTodo($0, at: $0.dueAt) }
    var groups: [Group] = []
    for (heading, todos) in [
      (DoubtSentences.toLookAt.text(tone), unsure), (ListSentences.stillOnList.text(tone), waiting),
    ] where !todos.isEmpty {
      var group = Group(heading: heading, day: nil)
      for todo in todos { group.add(todo) }
      groups.append(group)
    }
    var days: [CivilDate: Group] = [:]
    for todo in todos where !isOver(todo) {
      let day = zone.civil(at: todo.at ?? style.now).date
      days[day, default: Group(heading: heading(of: day), day: day)].add(todo)
    }
    for event in plan.events where event.span.upperBound > style.now || event.span.isEmpty {
      for day in plan.days(of: event, in: zone) {
        days[day, default: Group(heading: heading(of: day), day: day)].events.append(event)
      }
    }
    return groups + days.keys.sorted().compactMap { days[$0] }
  }

  /// A day without a clock is not over before its end.
  func isOver(_ todo: PlannedTodo) -> Bool {
    guard let at = todo.at, at < style.now else { return false }
    return todo.hasClock || zone.civil(at: at).date < style.civilNow.date
  }

  /// "Today, Mon 23 Nov", "Wed 25 Nov".
  package func heading(of day: CivilDate) -> String {
    let text = readBack.clock.text(ofDay: day)
    let name: ListSentences
    switch day.days(since: style.civilNow.date) {
    case 0: name = .today
    case 1: name = .tomorrow
    default: return text
    }
    return ListSentences.dayHeading.text(tone, ["name": name.text(tone), "day": text])
  }
}

extension PlannedTable {
  private func line(_ entry: PlannedEntry, in group: Group) -> TableLine {
    switch entry {
    case .todo(let todo, let further): line(todo, further, in: group)
    case .event(let event): line(event, in: group)
    }
  }

  /// An event has no short id: a bar stands in its place.
  private func line(_ event: PlannedEvent, in group: Group) -> TableLine {
    let told = words(for: event, in: group)
    return TableLine(
      handle: Palette.bar,
      moment: told.moment,
      title: told.title,
      marks: told.marks.joined(separator: " · "),
      depth: 0
    )
  }

  /// When an event is, what it is called, and what there is to tell beside that.
  package func words(
    for event: PlannedEvent,
    in group: Group
  ) -> (moment: String, title: String, marks: [String]) {
    let text = EventText(event, readBack)
    let moment = group.day.flatMap { style.isOnScreen ? text.clockTime(on: $0) : nil }
    return (moment ?? text.moment(), text.title, text.marks)
  }

  private func line(
    _ todo: PlannedTodo,
    _ further: [Instant],
    in group: Group
  ) -> TableLine {
    TableLine(
      handle: todo.row.todo.handle,
      moment: moment(of: todo, in: group),
      title: todo.row.todo.title.printable,
      marks: marks(todo, further, in: group).joined(separator: " · "),
      depth: 0
    )
  }

  private func plainLine(_ entry: PlannedEntry) -> String {
    guard case .event(let event) = entry else { return "" }
    return EventText(event, readBack).line
  }

  private func plainText(_ groups: [Group]) -> String {
    groups.map { group in
      let heading = PlainSentences.heading.text(tone, ["heading": group.heading])
      let lines = group.entries.map { entry in
        guard case .todo(let todo, let further) = entry else { return plainLine(entry) }
        let row = todo.shown(in: zone).todo
        let moment = row.due.map { readBack.momentAndDistance($0, endTime: row.endTime) }
        return readBack.plainLine(
          row.title,
          moment: group.day == nil ? row.due.map { readBack.moment($0, endTime: nil) } : moment,
          marks: marks(todo, further, in: group),
          handle: row.handle
        )
      }
      return ([heading] + lines).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// Below its day the clock time, today with how far away it is: "15:00 (in 2 h)"; without that where
  /// it would have to be told anew each minute.
  package func moment(
    of todo: PlannedTodo,
    in group: Group,
    tellsDistance: Bool = true
  ) -> String {
    let row = todo.shown(in: zone).todo
    guard let due = row.due, let at = todo.at else { return "" }
    guard style.isOnScreen else { return readBack.moment(due, endTime: row.endTime) }
    guard let day = group.day else {
      let text = MomentText(due, dueAt: at, now: style.now, in: zone, tone: tone, face: face)
      return text.absolute
    }
    guard todo.hasClock else { return "" }
    let civil = zone.civil(at: at)
    let start = TimeOfDay.hour(civil.time.hour, civil.time.minute)
    let isHere = due.zoneName == nil || due.zoneName == zone.identifier
    let end = isHere ? row.endTime : nil
    let text = end.map { readBack.clock.range(from: start, to: $0) } ?? face.text(start)
    guard tellsDistance, day == style.civilNow.date else { return text }
    let ahead = shortDurationText(at.since(style.now), tone: tone)
    let relative = MomentWords.ahead.text(tone, ["duration": ahead])
    return MomentWords.both.text(tone, ["absolute": text, "relative": relative])
  }

  /// What there is to tell of a to-do beside its time: its repeat, its list, its notes.
  ///
  /// Where each of its times has a line of its own, as below a day, the repeat names no hours; what comes
  /// at `further` times of the day tells them or the last of them.
  package func marks(
    _ todo: PlannedTodo,
    _ further: [Instant] = [],
    in group: Group? = nil
  ) -> [String] {
    let row = todo.row
    let hasLines = group?.day != nil && further.isEmpty && style.isOnScreen
    var marks = readBack.marks(
      row,
      showsList: plan.request.filter.list == nil,
      tellsHours: !hasLines
    )
    let namesHours = row.todo.recurrence.map { !$0.rule.byHour.isEmpty } ?? false
    if let last = further.last, !namesHours {
      marks.insert(style.furtherText(further.count, until: last), at: 0)
    }
    if row.todo.notes != nil {
      marks.append(
        (style.isPlain ? PlainSentences.notes.sentence : ListSentences.hasNotes.sentence)
          .text(tone)
      )
    }
    if let path = paths.path(of: row) { marks.append(readBack.partOf(path)) }
    // Put off is the time that comes next, and not those after it.
    let isLater = row.dueAt.map { max($0, plan.instants.lowerBound) < todo.at ?? $0 } ?? false
    if !isLater, let again = row.putOffTo, again > style.now {
      let sentence: ListSentences = row.reminder?.checkIn == nil ? .snoozedUntil : .begunUntil
      marks.append(sentence.text(tone, ["moment": readBack.moment(again)]))
    }
    if let problem = row.todo.problem { marks.append(problem.printable) }
    return marks
  }
}

extension PlannedWindow {
  /// The days of the stretch that an event touches.
  func days(of event: PlannedEvent, in zone: Zone) -> [CivilDate] {
    let days = event.days(in: zone)
    let first = max(days.lowerBound, window.start.date)
    let last = min(days.upperBound, window.end.adding(seconds: -1).date)
    return first > last ? [] : (0...last.days(since: first)).map { first.adding(days: $0) }
  }
}
