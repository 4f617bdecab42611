import Model
import Testing

@testable import Planning

/// Reminders that wait for a better moment, and those that do not.
@Suite("Holding") struct HoldingTests {
  /// One moment of a person's day, and what it says against a reminder.
  struct Hold: CustomTestStringConvertible {
    let testDescription: String
    var surroundings = Surroundings(server: Fixture.server)
    var quiet = Quiet()
    /// Minutes before noon at which nudges were shown.
    var nudges: [Int] = []
    let reason: HoldReason?

    init(
      _ name: String,
      _ reason: HoldReason?,
      quiet: Quiet = Quiet(),
      nudges: [Int] = [],
      change: (inout Surroundings) -> Void = { _ in }
    ) {
      testDescription = name
      self.quiet = quiet
      self.nudges = nudges
      self.reason = reason
      change(&surroundings)
    }
  }

  static let always = Quiet(hours: ClockHours(from: .hour(11), to: .hour(13)))
  static let six = [5, 10, 20, 30, 40, 59]

  private func plan(_ hold: Hold, _ pending: [PendingReminder], at now: String = "12:00") -> Plan {
    Planning.plan(
      PlanState(
        pending: pending,
        nudges: hold.nudges.map { Fixture.at("12:00") - .minutes($0) },
        quiet: hold.quiet
      ),
      at: Fixture.at(now),
      in: .utc,
      policy: Fixture.policy,
      surroundings: hold.surroundings
    )
  }

  @Test(
    "At its stated clock time",
    arguments: [
      Hold("nothing forbids it", nil),
      Hold("Do-Not-Disturb", .doNotDisturb) { $0.isDoNotDisturb = true },
      Hold("a locked screen", .locked) { $0.isLocked = true },
      Hold("an idle desktop", nil) { $0.isIdle = true },
      Hold("quiet hours", nil, quiet: always),
      Hold("a spent budget", nil, nudges: six),
      Hold("no server", .noNotificationServer) { $0.server = nil },
    ]
  )
  func atItsClock(_ hold: Hold) {
    let actions = plan(hold, [Fixture.scheduled("a", "12:00")]).actions.map(\.description)
    #expect(actions == [hold.reason.map { "hold a for \($0.rawValue)" } ?? "due a"])
  }

  @Test(
    "A repeat",
    arguments: [
      Hold("nothing forbids it", nil),
      Hold("Do-Not-Disturb", .doNotDisturb) { $0.isDoNotDisturb = true },
      Hold("a locked screen", .locked) { $0.isLocked = true },
      Hold("quiet hours", .quietHours, quiet: always),
      Hold("five nudges in the hour", nil, nudges: Array(six.prefix(5))),
      Hold("six nudges in the hour", .nudgeBudget, nudges: six),
      Hold("six nudges, one of them over an hour ago", nil, nudges: [5, 10, 20, 30, 40, 60]),
    ]
  )
  func aRepeat(_ hold: Hold) {
    let shown = Fixture.shown("a", "11:50", popup: 4) { $0.reminder.fireAt = Fixture.at("12:00") }
    let actions = plan(hold, [shown]).actions.map(\.description)
    #expect(actions == [hold.reason.map { "hold a for \($0.rawValue)" } ?? "again a over 4"])
  }

  @Test("A day without a clock time waits while it is quiet")
  func aDay() throws {
    let pending = Fixture.scheduled("a", "12:00") { pending in
      pending.todo.due = .floating(Fixture.day, nil)
    }
    let plan = plan(Hold("quiet", .quietHours, quiet: Self.always), [pending])
    #expect(plan.actions.map(\.description) == ["hold a for quiet-hours"])
    #expect(plan.nextWake == Fixture.at("13:00"))
  }

  @Test(
    "Medication is never held",
    arguments: [
      Hold("Do-Not-Disturb", nil) { $0.isDoNotDisturb = true },
      Hold("a locked screen", nil) { $0.isLocked = true },
      Hold("quiet hours", nil, quiet: always),
      Hold("a spent budget", nil, nudges: six),
    ]
  )
  func breakthrough(_ hold: Hold) {
    let pending = Fixture.scheduled("a", "11:00") { $0.reminder.isBreakthrough = true }
    #expect(plan(hold, [pending]).actions.map(\.description) == ["late a"])
  }

  @Test("Medication waits for nothing but a server that shows no popup at all")
  func switchedOff() {
    let hold = Hold("switched off", .switchedOff) { $0.isSwitchedOff = true }
    let due = Fixture.scheduled("a", "12:00") { $0.reminder.isBreakthrough = true }
    #expect(plan(hold, [due]).actions.map(\.description) == ["hold a for switched-off"])
    let lost = Fixture.shown("a", "11:50", popup: 4, on: ":1.2")
    #expect(!plan(hold, [lost]).actions.contains { $0.description.hasPrefix("again") })
  }

  @Test("What may be seen by nobody says why")
  func obstacles() {
    func obstacle(_ change: (inout Surroundings) -> Void) -> HoldReason? {
      let pending = Fixture.scheduled("a", "12:00") { $0.reminder.isBreakthrough = true }
      let plan = plan(Hold("", nil, change: change), [pending])
      guard case .show(let showing)? = plan.actions.first else { return nil }
      return showing.obstacle
    }
    #expect(obstacle { _ in } == nil)
    #expect(obstacle { $0.isLocked = true } == .locked)
    #expect(obstacle { $0.isDoNotDisturb = true } == nil)
    #expect(obstacle { ($0.isDoNotDisturb, $0.showsCritical) = (true, false) } == .doNotDisturb)
  }

  @Test("Medication that may have been kept back comes once more after that, and nothing else does")
  func revealed() {
    let hold = Hold("it ended", nil) { $0.revealedAt = Fixture.at("11:55") }
    for (isBreakthrough, shownAt, again) in [
      (true, "11:50", ["quiet again a over 4"]), (true, "11:56", []), (false, "11:50", []),
    ] {
      let shown = Fixture.shown("a", shownAt, popup: 4) { pending in
        pending.reminder.isBreakthrough = isBreakthrough
        pending.reminder.persistence = .once
      }
      var closed = shown
      closed.reminder.popup = nil
      #expect(plan(hold, [closed]).actions.isEmpty)
      #expect(plan(hold, [shown]).actions.map(\.description) == again)
    }
  }

  @Test("Medication that is to come once comes once more only if it came on a locked screen")
  func onALockedScreen() {
    let back = Hold("back", nil) {
      $0.returnedAt = Fixture.at("11:55")
      $0.lastLock = Fixture.at("11:30")..<Fixture.at("11:55")
    }
    for (shownAt, again) in [("11:20", []), ("11:40", ["quiet again a over 4"]), ("11:56", [])] {
      let shown = Fixture.shown("a", shownAt, popup: 4) { pending in
        pending.reminder.isBreakthrough = true
        pending.reminder.persistence = .once
      }
      #expect(plan(back, [shown]).actions.map(\.description) == again)
    }
  }

  @Test("A locked screen shows no text")
  func privately() throws {
    let pending = Fixture.scheduled("a", "12:00") { $0.reminder.isBreakthrough = true }
    let plan = plan(Hold("locked", nil) { $0.isLocked = true }, [pending])
    guard case .show(let showing) = try #require(plan.actions.first) else { return }
    #expect(showing.isPrivate)
  }

  @Test("What is held is noted once, and comes back as one digest")
  func digest() {
    let names = ["a", "b", "c"]
    let held = names.enumerated().map { index, name in
      Fixture.scheduled(name, "11:0\(index)") { $0.reminder.state = .held }
    }
    let locked = Hold("locked", .locked) { $0.isLocked = true }
    #expect(plan(locked, held).actions == [])
    #expect(plan(Hold("open", nil), held).actions.map(\.description) == ["digest a b c"])
  }

  @Test("The budget lets so many through, the most important first, and says when there is room")
  func budget() {
    let late = ["a", "b"].map { id in Fixture.scheduled(id, "11:00", change: Self.onADay) }
    let plan = plan(Hold("five", nil, nudges: [5, 10, 20, 30, 50]), late)
    #expect(plan.actions.map(\.description) == ["late a", "hold b for nudge-budget"])
    #expect(plan.nextWake == Fixture.at("12:10"))
  }

  /// Without a clock time that a person stated.
  private static func onADay(_ pending: inout PendingReminder) {
    pending.todo.due = .floating(Fixture.day, nil)
  }

  @Test("A first showing at a stated clock time comes past the budget, however late and with whom")
  func firstShowings() {
    let spent = Hold("spent", nil, nudges: Self.six)
    func actions(_ pending: [PendingReminder]) -> [String] {
      plan(spent, pending).actions.map(\.description)
    }
    #expect(actions([Fixture.scheduled("a", "11:30")]) == ["late a"])
    let held = ["a", "b", "c"].map { id in
      Fixture.scheduled(id, "11:57") { $0.reminder.state = .held }
    }
    #expect(actions(held) == ["digest a b c"])
    let onADay = Fixture.scheduled("a", "11:30", change: Self.onADay)
    #expect(actions([onADay]) == ["hold a for nudge-budget"])
    let lead = Fixture.scheduled("a", "11:58", leads: [60, 0]) { $0.reminder.state = .held }
    #expect(actions([lead]) == ["headsUp a"])
  }

  @Test("What comes anew with others is shown, and takes none of them along past the budget")
  func budgetBesideQuiet() {
    let late = Fixture.scheduled("a", "11:00", change: Self.onADay)
    let lost = ["b", "c"].map { Fixture.shown($0, "11:30", popup: 4, on: ":1.1") }
    let plan = plan(Hold("spent", nil, nudges: Self.six), [late] + lost)
    #expect(
      plan.actions.map(\.description) == [
        "quiet digest b c", "hold a for nudge-budget", "forget all but :1.7",
      ]
    )
  }

  @Test("What others leave a popup to is shown there, and not held as well")
  func leftBehind() {
    let pending = ["a", "b"].map { name in
      Fixture.shown(name, "11:30", popup: 4) { pending in
        pending.reminder.fireAt = name == "a" ? Fixture.at("12:00") : nil
      }
    }
    let gone = ObsoletePopup(todo: "x", popup: PopupID(server: Fixture.server, number: 4))
    let plan = Planning.plan(
      PlanState(
        pending: pending,
        obsolete: [gone],
        nudges: Self.six.map { Fixture.at("12:00") - .minutes($0) }
      ),
      at: Fixture.at("12:00"),
      in: .utc,
      policy: Fixture.policy,
      surroundings: Surroundings(server: Fixture.server)
    )
    #expect(plan.actions.map(\.description) == ["quiet digest a b", "withdraw 4 x a b"])
  }

  @Test("A series that was put off and is held stays a repeat, pass after pass")
  func heldSeries() throws {
    let todo = try Fixture.recurring("FREQ=DAILY", from: "2026-11-21T11:30")
    func pending(againAt: String) -> PendingReminder {
      PendingReminder(
        todo: todo,
        reminder: Reminder(
          todo: "a",
          state: .held,
          againAt: Fixture.at(againAt),
          fireAt: Fixture.at(againAt),
          shownAt: Fixture.at("2026-11-21T11:30")
        ),
        dueAt: Fixture.at("2026-11-21T11:30")
      )
    }
    let quiet = Hold("quiet", nil, quiet: Self.always)
    #expect(plan(quiet, [pending(againAt: "12:00")]).actions == [])
    // The next occurrence comes at its stated clock time.
    let tomorrow = "2026-11-22T11:30"
    let next = plan(quiet, [pending(againAt: tomorrow)], at: tomorrow)
    #expect(next.actions.map(\.description) == ["due a"])
  }

  /// Daily at 11:59, shown for the last time at some moment, and to come at 12:00.
  @Test(
    "An occurrence that nobody has seen is at its clock time, though it was refused or put off",
    arguments: [
      (Reminder.State.scheduled, 0, "2026-11-20T12:39", "due a"),
      (.held, 0, "2026-11-20T12:39", "due a"),
      (.delivering, 1, "2026-11-20T12:39", "due a"),
      (.snoozed, 0, "2026-11-20T12:39", "due a"),
      // A reminder that was put off, and refused then, is a repeat.
      (.scheduled, 0, "11:59", "hold a for quiet-hours"),
      (.snoozed, 0, "11:59", "hold a for quiet-hours"),
      // And so is what goes on until it is done.
      (.scheduled, 3, "2026-11-20T12:39", "hold a for quiet-hours"),
    ]
  )
  func unseen(state: Reminder.State, attempts: Int, shownAt: String, action: String) throws {
    let pending = PendingReminder(
      todo: try Fixture.recurring("FREQ=DAILY", from: "2026-11-20T11:59"),
      reminder: Reminder(
        todo: "a",
        state: state,
        attempts: attempts,
        againAt: Fixture.at("12:00"),
        fireAt: Fixture.at("12:00"),
        shownAt: Fixture.at(shownAt)
      ),
      dueAt: Fixture.at("2026-11-20T11:59")
    )
    let plan = plan(Hold("quiet", nil, quiet: Self.always), [pending])
    #expect(plan.actions.map(\.description) == [action])
  }

  @Test("A series in a zone whose clocks were set since it began still comes at its moment")
  func heldSeriesElsewhere() throws {
    // Six-hourly from 22:05 in New York: 04:05 is an hour later there once summer is over.
    var todo = try Fixture.recurring("FREQ=HOURLY;INTERVAL=6", from: "2026-10-31T22:05")
    let due = try #require(CivilDateTime("2026-11-01T09:05"))
    todo.due = .zoned(due.date, due.time, zone: "America/New_York")
    todo.recurrence?.occurrence = try #require(CivilDateTime("2026-11-01T03:05"))
    let moment = Fixture.at("2026-11-01T14:05")
    let pending = PendingReminder(
      todo: todo,
      reminder: Reminder(
        todo: "a",
        state: .held,
        againAt: moment,
        fireAt: moment,
        shownAt: Fixture.at("2026-11-01T13:50")
      ),
      dueAt: Fixture.at("2026-11-01T08:05"),
      zone: TestZones.zone("America/New_York")
    )
    let quiet = Hold("quiet", nil, quiet: Self.always)
    let next = plan(quiet, [pending], at: "2026-11-01T14:05")
    #expect(next.actions.map(\.description) == ["due a"])
  }

  @Test("Quiet until a moment ends there")
  func until() {
    let quiet = Quiet(until: Fixture.at("12:30"))
    let late = [Fixture.scheduled("a", "11:00")]
    let held = plan(Hold("quiet", .quietHours, quiet: quiet), late)
    #expect(held.actions.map(\.description) == ["hold a for quiet-hours"])
    #expect(held.nextWake == Fixture.at("12:30"))
    let after = plan(Hold("over", nil, quiet: quiet), late, at: "12:30")
    #expect(after.actions.map(\.description) == ["late a"])
  }

  @Test("Somebody who comes back sees what nobody answered once more")
  func returned() {
    let shown = Fixture.shown("a", "11:00", popup: 4)
    let away = Hold("away", nil) { $0.isIdle = true }
    #expect(plan(away, [shown]).actions == [])
    let back = Hold("back", nil) { $0.returnedAt = Fixture.at("11:59") }
    #expect(plan(back, [shown]).actions.map(\.description) == ["quiet again a over 4"])
    var again = shown
    again.reminder.shownAt = Fixture.at("12:00")
    #expect(plan(back, [again]).actions == [])
  }

  @Test(
    "The briefing waits for somebody to read it",
    arguments: [
      Hold("locked", .locked) { $0.isLocked = true },
      Hold("idle", .locked) { $0.isIdle = true },
      Hold("Do-Not-Disturb", .doNotDisturb) { $0.isDoNotDisturb = true },
      Hold("quiet hours", .quietHours, quiet: always),
      Hold("nothing", nil),
    ]
  )
  func briefing(_ hold: Hold) {
    let plan = Planning.plan(
      PlanState(quiet: hold.quiet),
      at: Fixture.at("11:30"),
      in: .utc,
      policy: Policy(),
      surroundings: hold.surroundings
    )
    #expect(plan.actions.isEmpty == (hold.reason != nil))
    // Of the end of the quiet nobody tells.
    if hold.reason == .quietHours { #expect(plan.nextWake == Fixture.at("13:00")) }
  }
}

/// The hours of a day that are quiet.
@Suite("Quiet hours") struct QuietHoursTests {
  struct Case: CustomTestStringConvertible {
    let from, to, now: String
    let end: String?
    var testDescription: String { "\(from) to \(to) at \(now)" }
  }

  @Test(arguments: [
    Case(from: "22:00", to: "07:00", now: "23:00", end: "2026-11-22T07:00"),
    Case(from: "22:00", to: "07:00", now: "06:59", end: "2026-11-21T07:00"),
    Case(from: "22:00", to: "07:00", now: "07:00", end: nil),
    Case(from: "22:00", to: "07:00", now: "21:59", end: nil),
    Case(from: "13:00", to: "14:30", now: "13:00", end: "2026-11-21T14:30"),
    Case(from: "13:00", to: "14:30", now: "14:30", end: nil),
    Case(from: "08:00", to: "08:00", now: "08:00", end: "2026-11-22T08:00"),
  ])
  func end(_ row: Case) throws {
    let hours = ClockHours(
      from: try #require(TimeOfDay(row.from)),
      to: try #require(TimeOfDay(row.to))
    )
    let end = Quiet(hours: hours).end(at: Fixture.at(row.now), in: .utc)
    #expect(end == row.end.map(Fixture.at))
  }
}
