internal import Model
internal import Planning
internal import SQLite

/// The columns of `reminder`, in which a `Reminder` is read and written.
extension Reminder {
  static let names = [
    "todo_id", "leads", "own_leads", "stage", "persistence", "breakthrough", "state", "attempts",
    "again_at", "fire_at", "resumes_at", "popup_server", "popup_number", "popup_obsolete",
    "shown_at", "check_in",
  ]

  /// The columns that `init` reads, in its order; `reminder` is the table's name in the query.
  static let columns = names.map { "reminder.\($0)" }.joined(separator: ", ")

  /// Reads the columns from `start` on, or nothing where the query found no reminder.
  init?(_ row: borrowing Row, from start: Int32 = 0, policy: Policy) {
    guard let id = row.textIfAny(start) else { return nil }
    let persistence = row.textIfAny(start + 4).flatMap { Persistence(rawValue: $0) }
    let popup = row.textIfAny(start + 11).map {
      PopupID(server: $0, number: UInt32(truncatingIfNeeded: row.integer(start + 12)))
    }
    let isObsolete = row.integer(start + 13) != 0
    self.init(
      todo: id,
      leads: Leads.own(row.text(start + 1), isOwn: row.integer(start + 2) != 0),
      hasOwnLeads: row.integer(start + 2) != 0,
      stage: row.integer(start + 3).clamped(to: 0...64),
      persistence: persistence ?? policy.persistence,
      hasOwnPersistence: persistence != nil,
      isBreakthrough: row.integer(start + 5) != 0,
      state: State(rawValue: row.text(start + 6)) ?? .scheduled,
      attempts: row.integer(start + 7).clamped(to: 0...1_000_000),
      againAt: row.milliseconds(start + 8),
      fireAt: row.milliseconds(start + 9),
      resumesAt: row.milliseconds(start + 10),
      popup: isObsolete ? nil : popup,
      obsoletePopup: isObsolete ? popup : nil,
      shownAt: row.milliseconds(start + 14),
      checkIn: row.textIfAny(start + 15).flatMap { CheckIn(rawValue: $0) }
    )
  }

  /// The values of the columns, in the order of their names.
  var values: [Value] {
    let onScreen = popup ?? obsoletePopup
    return [
      .text(todo), .text(isSilent ? "" : Leads.text(leads)), Value(hasOwnLeads), Value(stage),
      Value(hasOwnPersistence ? persistence.rawValue : nil), Value(isBreakthrough),
      .text(state.rawValue), Value(attempts), Value(milliseconds: againAt),
      Value(milliseconds: fireAt), Value(milliseconds: resumesAt), Value(onScreen?.server),
      Value(onScreen.map { Int($0.number) }), Value(obsoletePopup != nil),
      Value(milliseconds: shownAt), Value(checkIn?.rawValue),
    ]
  }
}

/// Leads as the columns keep them: minutes with commas between, `15,5,0`.
enum Leads {
  /// Largest first, each once; the due time itself where there are none.
  static func text(_ leads: [Int]) -> String {
    let sorted = Set(leads.filter { $0 >= 0 }).sorted(by: >)
    return sorted.isEmpty ? "0" : sorted.map(String.init).joined(separator: ",")
  }

  /// Those of a reminder: none where it was asked for none.
  static func own(_ text: String, isOwn: Bool) -> [Int] {
    isOwn && text.isEmpty ? [] : minutes(text)
  }

  static func minutes(_ text: String) -> [Int] {
    // No lead is longer than ten years, whatever a damaged file says.
    let minutes = text.split(separator: ",").prefix(64).compactMap { Int($0) }
      .map { $0.clamped(to: 0...5_256_000) }
    return minutes.isEmpty ? [0] : minutes
  }
}
