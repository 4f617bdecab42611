import Model
import Testing

@testable import Planning

/// The values that the tables below are written with: 21 November 2026 in UTC, to-dos by a letter.
enum Fixture {
  static let server = ":1.7"

  /// A moment of 21 November 2026, UTC, written `HH:MM` or `HH:MM:SS`, or a full civil time.
  static func at(_ text: String) -> Instant {
    let civil = CivilDateTime(text) ?? TimeOfDay(text).map { CivilDateTime(day, $0) }
    guard let civil else {
      Issue.record("no such time: \(text)")
      return Instant(seconds: 0)
    }
    return Zone.utc.instant(of: civil)
  }

  static let day = CivilDate(daysSinceEpoch: 20_778)

  /// No briefing, so that tables speak of reminders alone.
  static var policy: Policy {
    var policy = Policy()
    policy.briefing.isOn = false
    return policy
  }

  static func todo(_ id: String, due: Due? = nil, priority: Priority = .normal) -> Todo {
    Todo(
      id: id,
      handle: id,
      title: "Do \(id)",
      priority: priority,
      due: due,
      createdAt: Instant(seconds: 0),
      updatedAt: Instant(seconds: 0)
    )
  }

  /// A floating to-do that repeats, at its first occurrence.
  static func recurring(_ rule: String, from start: String) throws -> Todo {
    let start = try #require(CivilDateTime(start))
    var todo = todo("a", due: .floating(start.date, start.time))
    todo.recurrence = Recurrence(
      rule: try #require(RecurrenceRule(rule)),
      seriesStart: start,
      occurrence: start
    )
    return todo
  }

  /// A reminder that waits for its moment at `fireAt`, which is its due time less the first lead.
  static func scheduled(
    _ id: String,
    _ fireAt: String,
    leads: [Int] = [0],
    change: (inout PendingReminder) -> Void = { _ in }
  ) -> PendingReminder {
    let moment = at(fireAt)
    let due = moment + .minutes(leads[0])
    var pending = PendingReminder(
      todo: todo(id, due: .absolute(due)),
      reminder: Reminder(todo: id, leads: leads, fireAt: moment),
      dueAt: due
    )
    change(&pending)
    return pending
  }

  /// A reminder that was shown at `shownAt`, its due time, is on screen, and rests.
  static func shown(
    _ id: String,
    _ shownAt: String,
    popup number: UInt32,
    on server: String = server,
    change: (inout PendingReminder) -> Void = { _ in }
  ) -> PendingReminder {
    scheduled(id, shownAt) { pending in
      pending.reminder.state = .shown
      pending.reminder.attempts = 1
      pending.reminder.shownAt = at(shownAt)
      pending.reminder.fireAt = nil
      pending.reminder.popup = PopupID(server: server, number: number)
      change(&pending)
    }
  }

  static func plan(
    _ pending: [PendingReminder],
    obsolete: [ObsoletePopup] = [],
    at now: String,
    server: String? = server,
    resumedAt: String? = nil,
    inFlight: Set<Todo.ID> = []
  ) -> Plan {
    Planning.plan(
      PlanState(pending: pending, obsolete: obsolete),
      at: at(now),
      in: .utc,
      policy: policy,
      surroundings: Surroundings(
        server: server,
        resumedAt: resumedAt.map(at),
        inFlight: inFlight
      )
    )
  }
}

extension PendingReminder {
  /// The reminder after it came on the screen; `nil` if it was not claimed.
  func shown(at now: String) -> Reminder? { shown(at: Fixture.at(now)) }

  func shown(at now: Instant) -> Reminder? {
    shown(
      as: nil,
      at: now,
      due: dueAt,
      in: TestZones.utc,
      policy: Fixture.policy
    )
  }
}

extension Action: CustomStringConvertible {
  /// A line that tables can be read by: `late a b`, `quiet again c over 4`, `withdraw 4 a`.
  package var description: String {
    switch self {
    case .show(let showing):
      ((showing.isQuiet ? ["quiet"] : []) + [showing.kind.rawValue]
        + showing.reminders.map(\.todo.id)
        + (showing.replaces.map { ["over", "\($0.number)"] } ?? []))
        .joined(separator: " ")
    case .withdraw(let popup, let todos):
      (["withdraw", "\(popup.number)"] + todos).joined(separator: " ")
    case .forgetPopups(let server): "forget all but \(server ?? "none")"
    case .hold(let todos, let reason):
      (["hold"] + todos + ["for", reason.rawValue]).joined(separator: " ")
    case .followFocus(let session, from: _): "focus is \(session.state)"
    case .brief(let day, .morning): "brief \(day)"
    case .brief(let day, .evening): "wrap up \(day)"
    case .askForWeather: "ask for the weather"
    case .announce(let notices, let isSilent):
      (["announce"] + notices.map(\.id) + (isSilent ? ["silently"] : [])).joined(separator: " ")
    }
  }
}
