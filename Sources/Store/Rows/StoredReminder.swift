internal import Model
internal import Planning
internal import SQLite

/// A reminder as its row has it.
struct StoredReminder {
  var reminder: Reminder
  /// The popup on screen is to be withdrawn: its to-do is done, deleted, moved or put off.
  var isObsolete: Bool
  /// When a closed one would have come again; `nil` if it had nothing of its own to wait for.
  var resumesAt: Instant?
  /// Whether its leads were asked for of the to-do itself, and are not those of its list.
  var hasOwnLeads: Bool
}

extension StoredReminder {
  /// The columns that `init` reads, in its order; `reminder` is the table's name in the query.
  static let columns = """
    reminder.todo_id, reminder.leads, reminder.stage, reminder.persistence, \
    reminder.breakthrough, reminder.state, reminder.attempts, reminder.again_at, \
    reminder.fire_at, reminder.popup_server, reminder.popup_number, reminder.popup_obsolete, \
    reminder.shown_at, reminder.resumes_at, reminder.check_in, \
    reminder.own_leads
    """

  /// Reads the columns from `start` on, or nothing where the query found no reminder.
  init?(_ row: borrowing Row, from start: Int32 = 0, policy: Policy) {
    guard let id = row.textIfAny(start) else { return nil }
    let popup = row.textIfAny(start + 9).map {
      PopupID(server: $0, number: UInt32(truncatingIfNeeded: row.integer(start + 10)))
    }
    isObsolete = row.integer(start + 11) != 0
    resumesAt = row.milliseconds(start + 13)
    hasOwnLeads = row.integer(start + 15) != 0
    reminder = Reminder(
      todo: id,
      leads: StoredReminder.leads(row.text(start + 1)),
      stage: row.integer(start + 2).clamped(to: 0...64),
      persistence: row.textIfAny(start + 3).flatMap { Reminder.Persistence(rawValue: $0) }
        ?? policy.persistence,
      isBreakthrough: row.integer(start + 4) != 0,
      state: Reminder.State(rawValue: row.text(start + 5)) ?? .scheduled,
      attempts: row.integer(start + 6).clamped(to: 0...1_000_000),
      againAt: row.milliseconds(start + 7),
      fireAt: row.milliseconds(start + 8),
      popup: popup,
      shownAt: row.milliseconds(start + 12),
      checkIn: row.textIfAny(start + 14).flatMap { Reminder.CheckIn(rawValue: $0) }
    )
  }

  /// Minutes as the column keeps them: `15,5,0`.
  static func text(_ leads: [Int]) -> String {
    let sorted = Set(leads.filter { $0 >= 0 }).sorted(by: >)
    return sorted.isEmpty ? "0" : sorted.map(String.init).joined(separator: ",")
  }

  static func leads(_ text: String) -> [Int] {
    // No lead is longer than ten years, whatever a damaged file says.
    let minutes = text.split(separator: ",").prefix(64).compactMap { Int($0) }
      .map { $0.clamped(to: 0...5_256_000) }
    return minutes.isEmpty ? [0] : minutes
  }
}
