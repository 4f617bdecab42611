internal import Model
internal import Planning
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

  /// Gives a reminder other leads; if it waits for one of them, it waits for the next of these.
  ///
  /// What was put off, is on screen or waits to be repeated goes on doing that.
  func setLeads(
    _ leads: [Int],
    isOwn: Bool,
    of reminder: Reminder,
    due: Instant?,
    at now: Instant
  ) throws(DatabaseError) -> Reminder {
    var changed = reminder
    changed.leads = leads
    if let due { changed.stage = changed.firstStage(before: due, at: now) }
    try connection.run(
      "UPDATE reminder SET leads = ?, own_leads = ?, stage = ? WHERE todo_id = ?",
      [
        .text(StoredReminder.text(leads)), Value(isOwn), Value(changed.stage),
        .text(reminder.todo),
      ]
    )
    guard let due, reminder.againAt == nil, let fireAt = reminder.fireAt else { return changed }
    let waits = reminder.state == .scheduled || reminder.state == .held
    let moment = changed.moment(before: due)
    guard waits, moment != fireAt else { return changed }
    try schedule(changed, due: due, at: now)
    changed.state = .scheduled
    changed.fireAt = moment
    return changed
  }
}

extension TodoList {
  /// Minutes as the column keeps them, largest first, and the due time itself.
  static func leads(_ text: String) -> [Int] {
    Set(StoredReminder.leads(text) + [0]).sorted(by: >)
  }
}

extension Due {
  /// Whether it is more than a day.
  fileprivate var hasClockTime: Bool {
    switch self {
    case .floating(_, let time), .fixed(_, let time, _): time != nil
    case .elapsed: true
    }
  }
}
