internal import Actions
internal import Language
internal import Model
internal import Planning
internal import Simulator
internal import Store

/// What the person does on a machine.
extension Device {
  /// One act of the person's; `nil` where there was nothing to do it to.
  ///
  /// `all` are the machines of the person. A dense day has few to-dos, which are moved and deleted more
  /// than anything else.
  func act(
    _ chance: inout Chance,
    _ ledger: inout SyncLedger,
    among all: [Device],
    isDense: Bool
  ) throws -> String? {
    let before = try seen()
    let isAtFew = isDense && before.count > 1
    let turn =
      isAtFew && chance.happens(60)
      ? chance.number(73...84) : chance.number((isAtFew ? 25 : 1)...100)
    let words: String?
    switch turn {
    case ...24: words = try add(&chance, &ledger)
    case ...92: words = try change(turn, &chance, &ledger)
    case ...97: words = try store.undo(at: now).map { _ in "takes the last step back" }
    default: words = try store.redo(at: now).map { _ in "does it again" }
    }
    let after = try seen()
    let unsure = try Set(all.flatMap { try $0.unconfirmed() })
    ledger.note(name, from: before, to: after, isUndo: turn > 92, unsure: unsure)
    return words
  }

  /// Another program of the person's changes something while the sync of this machine lets others write.
  func actBySQL(
    _ chance: inout Chance,
    _ ledger: inout SyncLedger,
    among all: [Device]
  ) throws -> String? {
    let before = try seen()
    let rows = try rows().sorted { birth(of: $0) < birth(of: $1) }
    guard let row = chance.one(of: rows) else { return nil }
    let words: String
    switch chance.number(1...3) {
    case 1:
      let title = "Thing [\(ledger.mark())]"
      try bench.shell.run("UPDATE todo SET title = '\(title)' WHERE id = '\(row.id)'")
      words = "changes \(row.todo.title) to \(title)"
    case 2 where row.todo.completedAt == nil && row.todo.recurrence == nil:
      try bench.shell.run(
        "UPDATE todo SET completed_at = \(now.seconds) WHERE id = '\(row.id)'"
      )
      words = "completes \(row.todo.title)"
    default:
      try bench.shell.run("DELETE FROM todo WHERE id = '\(row.id)'")
      words = "deletes \(row.todo.title)"
    }
    let unsure = try Set(all.flatMap { try $0.unconfirmed() })
    ledger.note(name, from: before, to: try seen(), isUndo: false, unsure: unsure)
    return "\(words) by SQL"
  }

  private func add(_ chance: inout Chance, _ ledger: inout SyncLedger) throws -> String {
    let mark = ledger.mark()
    // Some say the same on two machines; the mark of a title tells them apart all the same.
    var draft = Draft(title: "Thing [\(mark)]", schedule: schedule(&chance))
    draft.firstStep = "Begin [\(mark)]"
    draft.list = chance.one(of: Device.lists)
    if chance.happens(30) { draft.notes = "Note [\(ledger.mark())]" }
    if chance.happens(20) { draft.priority = .high }
    _ = try store.capture([draft], source: .commandLine, at: now)
    let time = draft.schedule.map { ", \($0.due), \($0.rule?.description ?? "once")" } ?? ""
    return "adds \(draft.title) to \(draft.list ?? "")\(time)"
  }

  private func schedule(_ chance: inout Chance) -> Schedule? {
    guard chance.happens(60) else { return nil }
    let moment = Instant(seconds: now.seconds + Int64(chance.number(-2...72)) * 1800)
    let civil = Device.zone.civil(at: moment)
    switch chance.number(1...10) {
    case ...3: return Schedule(due: .absolute(Instant(seconds: moment.seconds / 60 * 60)))
    case ...5: return Schedule(due: .floating(civil.date, nil))
    case ...8:
      let time = TimeOfDay(hour: civil.time.hour, minute: 30)
      return Schedule(due: .floating(civil.date, time))
    default:
      let due = Due.floating(civil.date, TimeOfDay(hour: civil.time.hour, minute: 15))
      return Schedule(due: due, rule: RecurrenceRule("FREQ=DAILY"))
    }
  }

  private func change(
    _ turn: Int,
    _ chance: inout Chance,
    _ ledger: inout SyncLedger
  ) throws -> String? {
    let rows = try rows().sorted { birth(of: $0) < birth(of: $1) }
    guard let row = chance.one(of: rows) else { return nil }
    let title = row.todo.title
    var change = TodoChange()
    switch turn {
    case ...38:
      change.title = "Thing [\(ledger.mark())]"
    case ...46:
      change.notes = chance.happens(80) ? "Note [\(ledger.mark())]" : ""
    case ...52:
      change.priority = chance.one(of: [.low, .normal, .high])
    case ...60:
      guard row.todo.completedAt == nil else { return nil }
      if let series = row.todo.recurrence {
        // This one alone.
        change.time.due = .floating(series.occurrence.date, TimeOfDay(hour: 20, minute: 45))
      } else if let due = schedule(&chance), due.rule == nil {
        change.time.due = due.due
      } else {
        change.time.clearsDue = true
      }
    case ...72:
      if row.todo.completedAt == nil {
        _ = try store.complete([row.id], source: .commandLine, at: now)
        return "completes \(title)"
      }
      _ = try store.reopen([row.id], source: .commandLine, at: now)
      return "opens \(title) again"
    case ...79:
      try store.delete([row.id], source: .commandLine, at: now)
      return "deletes \(title)"
    case ...84:
      guard let list = chance.one(of: Device.lists.filter { $0 != row.listName }) else {
        return nil
      }
      _ = try store.move([row.id], to: .list(list), source: .commandLine, at: now)
      return "moves \(title) to \(list)"
    case ...88:
      guard row.todo.completedAt == nil else { return nil }
      let moment = now + .minutes(chance.number(5...90))
      _ = try store.snooze([row.id], until: moment, source: .commandLine, at: now)
      return "puts \(title) off"
    default:
      guard let other = chance.one(of: rows), other.id != row.id,
        try !store.isPart(other.id, of: row.id), other.todo.list == row.todo.list
      else { return nil }
      _ = try store.move([row.id], to: .under(other.id), source: .commandLine, at: now)
      return "makes \(title) a part of \(other.todo.title)"
    }
    _ = try store.edit(row.id, change, label: .edit, source: .commandLine, at: now)
    return "changes \(title): \(change.words)"
  }

  /// The service shows what is due; what comes up a second time for the same moment is told.
  func ring(_ ledger: SyncLedger) throws {
    _ = try delivery.settle(at: now)
    let due = try delivery.planState(at: now).pending.filter { pending in
      pending.reminder.fireAt.map { $0 <= now } ?? false
    }
    for pending in due {
      guard let fireAt = pending.reminder.fireAt,
        let claimed = try delivery.claim([pending.todo.id], at: now).first
      else { continue }
      popups += 1
      fired[pending.todo.id] = fireAt.milliseconds
      let popup = PopupID(server: name, number: popups)
      try delivery.recordShown([claimed], popup: popup, reason: .due, at: now)
      let birth = Marks.all(in: pending.todo.firstStep ?? "").first ?? 0
      guard shown.insert("\(birth) at \(fireAt.milliseconds)").inserted else {
        throw SyncViolation(.neverTwice, "\(name): \(pending.todo.title) came up once more")
      }
    }
  }
}

extension TodoChange {
  /// What it changes, for the story.
  fileprivate var words: String {
    if let title { return "title \(title)" }
    if let notes { return "notes \(notes)" }
    if let priority { return "priority \(priority)" }
    return time.due.map { "due \($0)" } ?? "no time"
  }
}
