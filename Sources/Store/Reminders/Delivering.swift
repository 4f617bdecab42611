package import Model
package import Planning
package import SQLite

/// A popup whose reminders have been claimed, ready to be handed to a server.
package struct ClaimedPopup: Hashable, Sendable {
  /// The plan of the popup, with only those of its reminders that are open still.
  package var showing: PopupPlan
  /// The reminders as they were claimed.
  package var reminders: [PendingReminder]
  /// Whether the database knows of the claim.
  package var isNoted = true

  package init(showing: PopupPlan, reminders: [PendingReminder], isNoted: Bool = true) {
    (self.showing, self.reminders, self.isNoted) = (showing, reminders, isNoted)
  }
}

/// The way of a planned popup to the screen, for whoever carries plans out.
extension DeliveryStore {
  /// Claims what a popup is planned for, and looks once more that it is open and was not moved.
  ///
  /// `nil` if nothing of it is left to be shown; what was moved to a moment ago is for the next
  /// plan.
  package func claim(_ showing: PopupPlan, at now: Instant) throws(DatabaseError) -> ClaimedPopup? {
    let ids = showing.reminders.map(\.todo.id)
    let planned = Dictionary(showing.reminders.map { ($0.todo.id, $0) }) { first, _ in first }
    return try popup(for: showing, claimed: try claim(ids, planned: planned, at: now), at: now)
  }

  /// Claims some of the reminders that a popup is planned for.
  package func claim(
    some ids: [Todo.ID],
    of showing: PopupPlan,
    at now: Instant
  ) throws(DatabaseError) -> [PendingReminder] {
    let some = Set(ids)
    let planned = showing.reminders.filter { some.contains($0.todo.id) }
    return try claim(
      ids,
      planned: Dictionary(planned.map { ($0.todo.id, $0) }) { first, _ in first },
      at: now
    )
  }

  /// The popup for what was claimed, as far as it is open still; `nil` if nothing of it is.
  package func popup(
    for showing: PopupPlan,
    claimed: [PendingReminder],
    at now: Instant
  ) throws(DatabaseError) -> ClaimedPopup? {
    let open = Set(try stillClaimed(claimed.map(\.todo.id)))
    let reminders = claimed.filter { open.contains($0.todo.id) }
    guard !reminders.isEmpty else { return nil }
    var telling = showing
    telling.reminders = showing.reminders.filter { open.contains($0.todo.id) }
    // The reminders that were new in it may have been answered.
    if reminders.allSatisfy({ $0.reminder.isOld(at: now) }) {
      (telling.isQuiet, telling.isSilent) = (true, true)
    }
    let isAlone = telling.kind == .digest && telling.reminders.count == 1
    // Somebody has moved it since that was planned: nobody is asked how it goes.
    let isMoved = telling.kind == .checkIn && reminders[0].reminder.checkIn == nil
    if isAlone || isMoved {
      telling.kind = reminders[0].reminder.kind(isQuiet: telling.isQuiet, at: now)
    }
    return ClaimedPopup(showing: telling, reminders: reminders)
  }

  /// Records that claimed reminders are on screen as `popup`: each rests until its next stage or
  /// repeat, as the policy has it.
  ///
  /// The ledger has how it was shown, or the `obstacle` for which perhaps nobody could see it.
  ///
  /// How they are to come, and their series, may have been changed since they were claimed. A to-do
  /// that was completed, deleted or moved meanwhile only learns the popup, so that the next plan
  /// withdraws it.
  ///
  /// - Throws: `refused` where the tables take a note of none of them.
  package func recordShown(
    _ claimed: [PendingReminder],
    popup: PopupID,
    reason: PopupPlan.Kind,
    behind obstacle: HoldReason? = nil,
    at now: Instant
  ) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      var present: [Todo.ID: PendingReminder] = [:]
      for pending in try pending(of: claimed.map(\.todo.id)) { present[pending.todo.id] = pending }
      var refusals: [DatabaseError] = []
      for id in claimed.map(\.todo.id) {
        let shown = present[id].flatMap { self.shown($0, as: popup, at: now) }
        let refused = try noting(id, at: now) { () throws(DatabaseError) in
          if let shown {
            try write(shown)
          } else {
            let answered = try reminder(of: id) ?? Reminder(todo: id, state: .closed)
            try write(answered.shownInVain(as: popup, at: now))
          }
          try note(.shown, of: id, reason: obstacle?.rawValue ?? reason.rawValue, at: now)
        }
        if let refused { refusals.append(refused) }
      }
      if let refusal = refusals.first, refusals.count == claimed.count { throw refusal }
    }
  }

  /// A claimed reminder as it is once it is on screen, in the zone of today: it may be another one than
  /// when it was claimed.
  package func shown(
    _ pending: PendingReminder,
    as popup: PopupID,
    at now: Instant
  ) -> Reminder? {
    pending.shown(
      as: popup,
      at: now,
      due: calendar.moment(of: pending.todo.due),
      in: calendar,
      policy: meaning.policy
    )
  }

  /// Reads the contents of the briefing of `day`; `nil` if it says nothing, which then is noted.
  package func briefingToShow(
    of day: CivilDate,
    _ part: DayPart = .morning,
    at now: Instant
  ) throws(DatabaseError) -> BriefingContents? {
    let contents = try briefing(of: day, part, at: now)
    if meaning.policy.briefing(of: part).onEmptyDays || !contents.isEmpty { return contents }
    try recordBriefing(of: day, part, at: now)
    return nil
  }
}

extension Reminder {
  /// Whether it was on screen, and nothing about it is new.
  fileprivate func isOld(at now: Instant) -> Bool {
    shownAt != nil && fireAt.map { $0 > now } ?? true
  }

  /// The kind of popup for a reminder that was to come with others and is alone now, or was moved.
  fileprivate func kind(isQuiet: Bool, at now: Instant) -> PopupPlan.Kind {
    let isDue = fireAt.map { $0 <= now } ?? false
    if checkIn == .awaited || checkIn == .asked && !isDue { return .checkIn }
    return isQuiet ? .again : .late
  }
}

extension BriefingContents {
  /// Whether there is nothing to tell of the day.
  package var isEmpty: Bool {
    dueToday == 0 && picks.isEmpty && stillOnList.isEmpty && done.isEmpty && events.isEmpty
      && (ahead.isEmpty || part == .evening)
  }
}
