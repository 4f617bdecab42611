internal import Model
internal import SQLite

/// The leads of reminders: those of the to-do's own, else the ramp of its list.
extension Store {
  /// The leads that a list gives to a to-do of its own: nothing ramps up to a day without a clock
  /// time.
  func ramp(of list: TodoList.ID, for due: Due?) throws(DatabaseError) -> [Int] {
    guard due?.hasClockTime ?? false else { return [0] }
    let leads = try connection.first("SELECT leads FROM list WHERE id = ?", [.text(list)]) {
      $0.textIfAny(0).map(TodoList.leads)
    }
    return (leads ?? nil) ?? [0]
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
