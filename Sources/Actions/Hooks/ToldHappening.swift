package import Model
import Planning
package import Store

/// Something that happened with all that a hook reads of it.
package struct ToldHappening {
  package let happening: Happening
  /// The to-do as it is now, or as it was when it was deleted.
  package let row: TodoRow?
  package let focus: FocusAnswer?
  package let briefing: BriefingContents?
}

extension ToldHappening {
  /// Reads what belongs to it.
  package init(_ happening: Happening, in store: TodoStore, _ session: Session) throws {
    self.happening = happening
    row = try store.row(of: happening)
    let focused = try store.focusSession(of: happening)
    focus = try focused.map { try session.answer($0, isChanged: true, in: store) }
    guard happening.kind == .briefing else {
      briefing = nil
      return
    }
    let part: DayPart = happening.reason == "evening" ? .evening : .morning
    briefing = try store.briefing(
      of: session.zone.civil(at: happening.at).date,
      part,
      at: session.now
    )
  }

  /// One as it might be, to try a hook with; nothing is looked up.
  package init(sampleOf kind: Happening.Kind, at now: Instant, in zone: Zone) {
    let todo = Todo(
      id: "7f1c2d3e-4b5a-4c6d-8e9f-a1b2c3d4e5f6",
      handle: "da1e",
      title: "Water the plants",
      due: .absolute(now),
      createdAt: now,
      updatedAt: now,
      completedAt: kind == .done ? now : nil
    )
    let row = TodoRow(todo: todo, listName: "Inbox", dueAt: now)
    let isOfTodo = kind != .briefing
    var happening = Happening(
      kind,
      at: now,
      in: .ledger(0),
      todo: isOfTodo ? todo.id : nil,
      source: isOfTodo && ![.due, .shown, .skipped].contains(kind) ? .commandLine : nil
    )
    switch kind {
    case .shown: happening.reason = "due"
    case .briefing: happening.reason = "morning"
    case .snoozed: happening.until = now + .minutes(20)
    default: break
    }
    self.happening = happening
    self.row = isOfTodo ? row : nil
    let session = FocusSession(todo: todo.id, method: .single, length: .minutes(25), at: now)
    focus =
      kind == .focus
      ? FocusAnswer(
        state: FocusState(session: session, title: todo.title),
        row: row,
        waiting: 0,
        isChanged: true,
        now: now
      ) : nil
    briefing =
      kind == .briefing
      ? BriefingContents(day: zone.civil(at: now).date, dueToday: 1, picks: [row]) : nil
  }
}
