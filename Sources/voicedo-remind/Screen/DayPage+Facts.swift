import Actions
import Answers
import Model
import Planning
import Store
import Words

extension DayPage {
  /// The day as the facts are.
  ///
  /// Times are clock times alone, so that nothing changes by the minute but a focus session; `open` is all
  /// that is open, where it is to be shown.
  init(_ facts: DayFacts, _ style: AnswerStyle, open: [TodoRow] = []) {
    let table = PlannedTable(facts.plan, facts.paths, style)
    let tone = style.tone
    let today = style.civilNow.date
    heading = table.heading(of: today)
    nothing = ScreenSentences.nothing.text(tone)
    let on =
      (Self.focusRow(facts, style).map { [$0] } ?? [])
      + facts.begun.filter { $0.id != facts.focused?.id }.map {
        DayRow($0, at: $0.dueAt, facts: table.marks(PlannedTodo($0, at: $0.dueAt)))
      }
    var sections = [Section(ScreenSentences.onNow.text(tone), on)]
    let isOn = Set(on.map(\.id))
    let groups = table.groups
    // What comes is looked at first; what has waited so long can wait for the eye as well.
    for group in groups.filter({ $0.day != nil }) + groups.filter({ $0.day == nil }) {
      let isToday = group.day == today
      let entries = group.entries.map { Entry($0, in: group, of: table) }
        .filter { entry in entry.row.map { !isOn.contains($0.id) } ?? true }
      sections.append(
        Section(
          heading: isToday ? ListSentences.today.text(tone) : group.heading,
          entries: entries
        )
      )
    }
    sections.removeAll { $0.entries.isEmpty }
    let unnamed = facts.plan.waitingCount - facts.plan.waiting.count
    if unnamed > 0, let last = sections.indices.last { sections[last].hidden = unnamed }
    self.sections = sections
    let shown = Set(sections.flatMap(\.rows).compactMap(\.id.todo))
    elsewhere = Self.elsewhere(open.filter { !shown.contains($0.id) }, table, style)
    done = Self.done(facts, tone)
    nameTheFirstTimes(ReadBack(style))
  }

  /// What is open beside the day, below the headings of a list.
  private static func elsewhere(
    _ open: [TodoRow],
    _ table: PlannedTable,
    _ style: AnswerStyle
  ) -> [Section] {
    let readBack = ReadBack(style)
    let groups = Dictionary(grouping: open) { row -> ListSentences in
      guard row.todo.pause == nil else { return .paused }
      return row.dueAt.map { $0 < style.now ? .stillOnList : .later } ?? .whenever
    }
    return [ListSentences.stillOnList, .later, .whenever, .paused].compactMap { heading in
      guard let rows = groups[heading] else { return nil }
      let things = rows.map { row in
        let moment = row.todo.due.map { readBack.moment($0, endTime: nil) }
        let marks = table.marks(PlannedTodo(row, at: row.dueAt))
        return DayRow(row, at: row.dueAt, facts: [moment].compactMap(\.self) + marks)
      }
      return Section(heading.text(style.tone), things)
    }
  }

  /// Of what comes several times, the first that is here is the one to answer.
  private mutating func nameTheFirstTimes(_ readBack: ReadBack) {
    var first: [Todo.ID: Instant] = [:]
    for id in rows.map(\.id) {
      guard let todo = id.todo, let at = id.at else { continue }
      first[todo] = min(first[todo] ?? at, at)
    }
    for section in sections.indices {
      for place in sections[section].entries.indices {
        guard var row = sections[section].entries[place].row,
          let before = row.id.todo.flatMap({ first[$0] }), before != row.id.at
        else { continue }
        row.comesBefore = readBack.moment(before)
        sections[section].entries[place] = .thing(row)
      }
    }
  }

  /// The focus session that goes on.
  private static func focusRow(_ facts: DayFacts, _ style: AnswerStyle) -> DayRow? {
    guard let session = facts.focus?.session else { return nil }
    let duration = session.left(at: style.now) ?? session.elapsed(at: style.now)
    let sentence: ScreenSentences? =
      switch session.state {
      case .focusing: session.left(at: style.now) == nil ? .focusSoFar : .focusLeft
      case .paused: .focusPaused
      case .timeUp: .timeUp
      case .resting: .resting
      case .rested: .rested
      case .ended: nil
      }
    guard let sentence else { return nil }
    let values = ["duration": shortDurationText(duration, tone: style.tone)]
    let told = sentence.text(style.tone, values)
    guard let row = facts.focused else {
      return DayRow(
        id: DayRow.ID(todo: nil, at: nil),
        row: nil,
        moment: "",
        title: FocusSentences.anything.text(style.tone),
        facts: told
      )
    }
    return DayRow(row, at: row.dueAt, facts: [told])
  }

  /// "Done today, 3: Pills, Milk, Letter", the last first.
  private static func done(_ facts: DayFacts, _ tone: Tone) -> String? {
    guard !facts.done.isEmpty else { return nil }
    let titles = facts.done.reversed().map { $0.row.todo.title.printable }.joined(separator: ", ")
    let values = ["titles": titles, "count": String(facts.done.count)]
    let sentence: ScreenSentences = facts.done.count == 1 ? .doneToday : .doneTodaySeveral
    return sentence.text(tone, values)
  }
}

extension DayPage.Section {
  fileprivate init(_ heading: String, _ rows: [DayRow]) {
    self.init(heading: heading, entries: rows.map { .thing($0) })
  }
}

extension DayPage.Entry {
  /// A line of a group; what waits tells its moment among its facts.
  fileprivate init(_ entry: PlannedEntry, in group: PlannedTable.Group, of table: PlannedTable) {
    switch entry {
    case .event(let event):
      let told = table.words(for: event, in: group)
      self = .event(
        DayEvent(
          moment: told.moment.printable,
          title: told.title.printable,
          facts: told.marks.joined(separator: " · ").printable
        )
      )
    case .todo(let todo, let further):
      let moment = table.moment(of: todo, in: group, tellsDistance: false)
      let marks = table.marks(todo, further, in: group)
      let isWaiting = group.day == nil
      self = .thing(
        DayRow(
          todo.row,
          at: todo.at,
          moment: isWaiting ? "" : moment,
          facts: isWaiting && !moment.isEmpty ? [moment] + marks : marks
        )
      )
    }
  }
}

extension DayRow {
  /// A to-do at one of its times, with what is told beside it.
  fileprivate init(_ row: TodoRow, at moment: Instant?, moment told: String = "", facts: [String]) {
    self.init(
      id: ID(todo: row.id, at: row.todo.recurrence == nil ? nil : moment),
      row: row,
      moment: told,
      title: row.todo.title.printable,
      facts: facts.joined(separator: " · ").printable
    )
  }
}
