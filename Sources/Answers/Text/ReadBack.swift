import Actions
import Configuration
package import Language
package import Model
import Planning
package import Store
package import Words

/// Says in absolute words what was understood: `Call dentist  Thu 26 Nov 15:00 (in 5 days)  [a3f2]`.
package struct ReadBack {
  package let tone: Tone
  package let palette: Palette
  /// Whether a screen reader is to read it: facts as sentences.
  package let isPlain: Bool
  /// Whether it is spoken, without handles.
  let isSpoken: Bool
  package let clock: WallClock
  /// Columns of the screen; `nil` where lines are not to be fitted.
  package var columns: Int?

  package init(_ style: AnswerStyle) {
    self.init(style, now: style.civilNow, instant: style.now, calendar: style.calendar)
  }

  /// The read-back at the moment and in the zone that a context has.
  package init(_ style: AnswerStyle, _ context: LanguageContext) {
    let isHere = context.now == style.civilNow && context.zone == style.zone
    let instant = isHere ? style.now : context.zone.instant(of: context.now)
    self.init(style, now: context.now, instant: instant, calendar: context.calendar)
  }

  private init(
    _ style: AnswerStyle,
    now: CivilDateTime,
    instant: Instant,
    calendar: LocalCalendar
  ) {
    tone = style.tone
    palette = style.palette
    isPlain = style.isPlain
    isSpoken = style.isSpoken
    columns = style.columns
    clock = WallClock(
      now: now,
      instant: instant,
      calendar: calendar,
      tone: style.tone,
      face: style.face,
      isPlain: style.isPlain,
      namesDays: style.isOnScreen && !style.isPlain
    )
  }

  /// A to-do that is stored; `path` is what it is part of, where that is worth saying.
  package func line(_ row: TodoRow, path: String? = nil) -> String {
    let todo = row.todo
    return line(
      todo.title,
      moment: todo.due.map { momentAndDistance($0, endTime: todo.endTime) },
      marks: leadMarks(row.reminder?.leads ?? []) + marks(row) + effortMarks(todo.effort)
        + (path.map { [partOf($0)] } ?? []),
      handle: todo.handle
    )
  }

  /// The line of a to-do, so many steps to the right; a screen reader has no use for them.
  package func line(_ row: TodoRow, depth: Int) -> String {
    indented(depth) { $0.line(row) }
  }

  /// A to-do that is not stored, so many steps to the right.
  package func line(_ draft: Draft, depth: Int) -> String {
    indented(depth) { $0.line(draft) }
  }

  private func indented(_ depth: Int, _ text: (ReadBack) -> String) -> String {
    guard depth > 0, !isPlain else { return text(self) }
    var narrower = self
    let indent = min(2 * depth, columns.map { max(2, $0 / 3) } ?? 40)
    narrower.columns = columns.map { $0 - indent }
    let margin = String(repeating: " ", count: indent)
    return margin + text(narrower).split(separator: "\n").joined(separator: "\n" + margin)
  }

  /// A to-do that is not stored.
  package func line(_ draft: Draft) -> String {
    var marks = leadMarks(draft.leads)
    if let text = repeatText(draft) { marks.append(text) }
    if let list = draft.list { marks.append(listText(list)) }
    if let priority = priorityText(draft.priority) { marks.append(priority) }
    marks += effortMarks(draft.effort)
    return line(
      draft.title,
      moment: draft.due.map { momentAndDistance($0, endTime: draft.endTime) },
      marks: marks,
      handle: nil
    )
  }

  /// "1 day before", or at its time.
  func leadText(_ minutes: Int) -> String {
    guard minutes != 0 else { return ListSentences.remindsAtDue.text(tone) }
    let length = durationText(.seconds(minutes * 60), tone: tone)
    return ListSentences.remindsBefore.text(tone, ["length": length])
  }

  /// When it comes up ahead of its time: "1 day before, 1 hour before"; at its time is nothing to tell.
  private func leadMarks(_ leads: [Int]) -> [String] {
    leads.contains { $0 != 0 } ? [leads.sorted(by: >).map(leadText).joined(separator: ", ")] : []
  }

  private func line(_ title: String, moment: String?, marks: [String], handle: String?) -> String {
    guard !isPlain else { return plainLine(title, moment: moment, marks: marks, handle: handle) }
    let time =
      moment.map { palette.paint($0, .moment) }
      ?? palette.paint("(\(CaptureSentences.noTime.text(tone)))", .quiet)
    let more = marks.isEmpty ? nil : palette.paint(marks.joined(separator: " · "), .quiet)
    let name = handle.map { palette.paint("[\($0)]", .handle) }
    let facts = [time, more, name].compactMap { $0 }
    let behind = facts.joined(separator: "  ")
    let width = title.printable.columns + 2 + behind.columnsWithoutPaint
    guard let columns, width > columns else { return title.printable + "  " + behind }
    // Too long for one line of the screen: what was understood gets a line of its own, or several.
    let below = behind.columnsWithoutPaint + 2 <= columns ? [behind] : facts
    return
      (title.printable.wrapped(to: columns)
      + below.flatMap { $0.wrapped(to: columns - 2) }.map { "  " + $0 }).joined(separator: "\n")
  }

  /// The marks behind a to-do beside its time: its repeat, its list, how much it matters.
  package func marks(
    _ row: TodoRow,
    showsList: Bool = true,
    tellsHours: Bool = true
  ) -> [String] {
    let list = showsList && row.todo.list != TodoList.inbox ? row.listName : nil
    let doubt = row.todo.completedAt == nil ? row.todo.unsure.map(mark(unsure:)) : nil
    return marks(
      row.todo.recurrence,
      row.todo.pause,
      list: list,
      row.todo.priority,
      tellsHours: tellsHours
    ) + (doubt.map { [$0] } ?? [])
  }

  /// The mark of what is not certain: "to look at: “830”".
  package func mark(unsure words: String) -> String {
    DoubtSentences.mark.text(tone, ["words": words.printable.fitted(to: 60)])
  }

  /// The marks of a to-do that repeats, pauses, stands in a list and matters so much.
  package func marks(
    _ recurrence: Recurrence?,
    _ pause: Todo.Pause?,
    list: String?,
    _ priority: Priority,
    tellsHours: Bool = true
  ) -> [String] {
    var marks: [String] = []
    if let recurrence { marks.append(repeatText(recurrence, tellsHours: tellsHours)) }
    if let pause { marks.append(pauseMark(pause)) }
    if let list { marks.append(listText(list)) }
    if let priority = priorityText(priority) { marks.append(priority) }
    return marks
  }

  /// `part of Weekend plans › Hiking`.
  func partOf(_ path: String) -> String {
    ListSentences.partOf.text(tone, ["title": path])
  }

  private func listText(_ name: String) -> String {
    isPlain ? PlainSentences.list.text(tone, ["list": name.printable]) : name.printable
  }

  private func priorityText(_ priority: Priority) -> String? {
    switch priority {
    case .low where isPlain: PlainSentences.lowPriority.text(tone)
    case .high where isPlain: PlainSentences.highPriority.text(tone)
    case .low: ListSentences.low.text(tone)
    case .normal: nil
    case .high: ListSentences.high.text(tone)
    }
  }
}

extension ReadBack {
  /// `Thu 26 Nov 15:00`.
  package func moment(_ due: Due, endTime: TimeOfDay?) -> String {
    clock.text(of: due, endTime: endTime)
  }

  /// `Thu 26 Nov 15:00 (in 5 days)`.
  package func momentAndDistance(_ due: Due, endTime: TimeOfDay?) -> String {
    let text = moment(due, endTime: endTime)
    guard let distance = clock.distance(to: due) else { return text }
    return isPlain
      ? PlainSentences.withDistance.text(tone, ["moment": text, "distance": distance])
      : "\(text) (\(distance))"
  }

  /// `Thu 26 Nov 15:00`, of an instant.
  package func moment(_ instant: Instant) -> String {
    moment(.absolute(instant), endTime: nil)
  }

  /// `Thu 26 Nov`, the day of an instant.
  package func day(_ instant: Instant) -> String {
    moment(.floating(clock.calendar.zone.civil(at: instant).date, nil), endTime: nil)
  }

  /// Whether the moment has passed.
  package func isOver(_ due: Due) -> Bool {
    clock.calendar.instant(of: due).map { $0 < clock.instant } ?? false
  }

  /// Which reading the parser chose, and the command that chooses the other.
  package func sentence(of choice: Choice, draft: Draft, command: String?) -> String {
    let moment = draft.due.map { self.moment($0, endTime: draft.endTime) } ?? ""
    let sentence: CaptureSentences =
      switch choice.question {
      case .halfOfDay, .whichWeek, .whichDay: .choseMoment
      case .passedToday: .chosePassedToday
      case .dateOrder: .choseDateOrder
      case .passedThisYear: .chosePassedThisYear
      case .dawn: .byDawn
      case .sunrise: .bySunrise
      case .sunset: .bySunset
      case .dusk: .byDusk
      case .sunUnknown: .bySettingForSun
      }
    let place = clock.calendar.zone.identifier.split(separator: "/").last ?? ""
    let time =
      draft.due.flatMap { clock.calendar.own(of: $0).civil(of: $0).time }.map(clock.face.text) ?? ""
    let chosen = sentence.text(
      tone,
      [
        "moment": moment, "time": time,
        "place": place.map { $0 == "_" ? " " : String($0) }.joined(),
      ]
    )
    guard let command else { return chosen }
    return CaptureSentences.changeTo.text(tone, ["chosen": chosen, "command": command])
  }
}

extension ReadBack {
  /// `[a3f2]`.
  package func handle(_ row: TodoRow) -> String { handle(row.todo.handle) }

  /// A handle alone, as a line names its to-do.
  package func handle(_ handle: String) -> String {
    guard !isPlain else { return PlainSentences.id.text(tone, ["handle": handle]) }
    return palette.paint("[\(handle)]", .handle)
  }

  /// `Call dentist  [a3f2]`.
  package func name(_ row: TodoRow) -> String {
    guard !isPlain else { return [row.todo.title.printable, handle(row)].spoken }
    return "\(row.todo.title.printable)  \(handle(row))"
  }

  /// The answer of `done`: the to-do, when it was done if that was a while ago, and when a recurring
  /// one comes again.
  package func completed(_ row: TodoRow, at doneAt: Instant? = nil) -> String {
    if let doneAt { return completed(row, doneAt: nearMoment(doneAt)) }
    guard row.todo.completedAt == nil, let due = row.todo.due else {
      return ChangeSentences.done.text(tone, ["title": name(row)])
    }
    let next = palette.paint(momentAndDistance(due, endTime: row.todo.endTime), .moment)
    return ChangeSentences.doneAndNext.text(tone, ["title": name(row), "moment": next])
  }
}
