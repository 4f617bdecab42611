internal import Model
internal import Planning
internal import SQLite

/// The leads of reminders: those of the to-do's own, else those of its list and of a deadline.
extension Store {
  /// The leads that a list gives to a to-do, with those ahead of a deadline: to a day without a clock
  /// time nothing else ramps up.
  func ramp(
    of list: TodoList.ID,
    for due: Due?,
    isDeadline: Bool
  ) throws(DatabaseError) -> [Int] {
    let hasClock = due?.hasClockTime ?? false
    let policy = meaning.policy
    var leads = isDeadline ? hasClock ? policy.deadlineLeads : policy.deadlineDayLeads : []
    if hasClock {
      let own = try connection.first("SELECT leads FROM list WHERE id = ?", [.text(list)]) {
        $0.textIfAny(0).map(TodoList.leads)
      }
      leads += (own ?? nil) ?? []
    }
    return Set(leads + [0]).sorted(by: >)
  }
}

extension TodoList {
  /// Minutes as the column keeps them, largest first, and the due time itself.
  static func leads(_ text: String) -> [Int] {
    Set(Leads.minutes(text) + [0]).sorted(by: >)
  }
}

extension Due {
  /// Whether it is more than a day.
  fileprivate var hasClockTime: Bool {
    switch self {
    case .floating(_, let time), .zoned(_, let time, _): time != nil
    case .absolute: true
    }
  }
}
