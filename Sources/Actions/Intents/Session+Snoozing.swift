import Configuration
import Language
import Model
import Planning
package import Store
internal import Words

/// Putting reminders off: what is still to come never comes earlier by it.
extension Session {
  func snooze(
    _ row: TodoRow,
    _ words: String,
    meantBy reference: String,
    in store: TodoStore
  ) throws -> Outcome.Facts {
    if row.todo.pause != nil, row.todo.completedAt == nil { throw CommandError.isPaused(row) }
    let goal = try snoozeGoal(row, words, reference)
    if let coming = goal.coming, goal.moment <= coming, row.todo.completedAt == nil {
      throw CommandError.editing(
        .comesLater(
          title: row.todo.title,
          moment: MomentText(coming, now: now, in: zone, tone: tone, face: settings.face).absolute,
          command: commandLine(["edit", row.todo.handle, "--when", words])
        )
      )
    }
    let rows = try store.snooze([row.id], until: goal.moment, source: source, at: now)
    _ = try store.open(rows.first, meantBy: reference)
    return .snoozed(rows, until: goal.moment)
  }

  /// Whether the words would have a to-do come earlier than it does.
  package func snoozesEarlier(_ row: TodoRow, _ words: String) throws -> Bool {
    let goal = try snoozeGoal(row, words, row.todo.handle)
    return goal.coming.map { goal.moment <= $0 } ?? false
  }

  /// The moment that somebody means who puts a reminder off, and the one at which it is still to come:
  /// an amount counts from there.
  private func snoozeGoal(
    _ row: TodoRow,
    _ text: String,
    _ reference: String
  ) throws -> (moment: Instant, coming: Instant?) {
    let words = text.trimmed
    let coming = row.stillToCome(after: now)
    guard !words.isEmpty else {
      return ((coming ?? now) + .minutes(settings.policy.snooze), coming)
    }
    var context = try languageContext(nil)
    if let coming, isAmount(words) {
      (context.now, context.spokenAt) = (zone.civil(at: coming), coming)
    }
    let due = resolve(words, as: .deadline, in: context)
    if let moment = due.flatMap(context.calendar.instant(of:)), moment > now {
      return (moment, coming)
    }
    throw CommandError.usage(
      .timeNotUnderstood(words, example: commandLine(["snooze", reference, "tomorrow morning"])),
      verb: nil,
      text: nil
    )
  }

  /// "20m", "for an hour": no moment.
  private func isAmount(_ words: String) -> Bool {
    let length = words.lowercased().hasPrefix("for ") ? String(words.dropFirst(4)) : words
    return resolve(length, as: .span) != nil
  }
}

extension TodoRow {
  /// When it comes by itself, where it has not been shown and that moment is not over.
  fileprivate func stillToCome(after now: Instant) -> Instant? {
    let state = reminder?.state
    guard state != .shown, state != .delivering, state != .held else { return nil }
    let moment = state == .snoozed ? reminder?.againAt : comesAt
    return moment.flatMap { $0 > now ? $0 : nil }
  }
}
