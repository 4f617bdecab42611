import Model
import Testing

@testable import Planning

/// Who is doing it is asked once how it is going, and left in peace otherwise.
@Suite("Checking in") struct CheckInTests {
  typealias F = Fixture

  /// Due at 11:35, begun then, and to be asked about at `moment`.
  static func awaited(
    _ moment: String = "12:00",
    leads: [Int] = [0],
    change: (inout PendingReminder) -> Void = { _ in }
  ) -> PendingReminder {
    F.scheduled("a", "11:35", leads: leads) { pending in
      pending.reminder.state = .snoozed
      pending.reminder.checkIn = .awaited
      pending.reminder.shownAt = F.at("11:35")
      pending.reminder.againAt = F.at(moment)
      pending.reminder.fireAt = F.at(moment)
      change(&pending)
    }
  }

  /// Asked about at 12:00, and on the screen as 4.
  static func asked(change: (inout PendingReminder) -> Void = { _ in }) -> PendingReminder {
    F.shown("a", "11:35", popup: 4) { pending in
      pending.reminder.checkIn = .asked
      pending.reminder.shownAt = F.at("12:00")
      change(&pending)
    }
  }

  private func plan(
    _ pending: PendingReminder,
    at now: String = "12:00",
    nudges: [Instant] = [],
    quiet: Quiet = Quiet(),
    change: (inout Surroundings) -> Void = { _ in }
  ) -> [String] {
    var surroundings = Surroundings(server: F.server)
    change(&surroundings)
    let plan = Planning.plan(
      PlanState(pending: [pending], nudges: nudges, quiet: quiet),
      at: F.at(now),
      in: .utc,
      policy: F.policy,
      surroundings: surroundings
    )
    return plan.actions.map(\.description)
  }

  private func shown(_ pending: PendingReminder, at now: String = "12:00") throws -> Reminder {
    var claimed = pending
    claimed.reminder.state = .delivering
    claimed.reminder.attempts += 1
    return try #require(claimed.shown(at: now))
  }

  @Test(arguments: ["12:00", "12:04", "15:00"])
  func theQuestionComesAtItsMomentOrAfterIt(now: String) {
    #expect(plan(Self.awaited(), at: now) == ["checkIn a"])
  }

  @Test func nothingIsSaidBeforeIt() {
    #expect(plan(Self.awaited(), at: "11:59") == [])
  }

  @Test func aQuestionWaitsLikeEveryNudge() {
    let hours = Quiet(hours: ClockHours(from: .hour(11), to: .hour(13)))
    let six = (1...6).map { F.at("12:00") - .minutes($0) }
    #expect(plan(Self.awaited(), quiet: hours) == ["hold a for quiet-hours"])
    #expect(plan(Self.awaited(), nudges: six) == ["hold a for nudge-budget"])
    #expect(plan(Self.awaited()) { $0.isDoNotDisturb = true } == ["hold a for do-not-disturb"])
    #expect(plan(Self.awaited()) { $0.isLocked = true } == ["hold a for locked"])
    let held = Self.awaited { $0.reminder.state = .held }
    #expect(plan(held, at: "13:00") == ["checkIn a"])
  }

  @Test(arguments: [Reminder.Persistence.once, .gentle])
  func itComesOnce(persistence: Reminder.Persistence) throws {
    let after = try shown(Self.awaited { $0.reminder.persistence = persistence })
    #expect(after.state == .shown)
    #expect(after.checkIn == .asked)
    #expect(after.fireAt == nil && after.againAt == nil)
  }

  @Test func whatComesUntilItIsDoneGoesOnAfterTheQuestion() throws {
    let after = try shown(Self.awaited { $0.reminder.persistence = .untilDone })
    #expect(after.checkIn == nil)
    #expect(after.fireAt == F.at("12:15"))
  }

  @Test func aLeadThatIsStillAheadKeepsItsMoment() throws {
    // Due at 14:35, begun with the heads-up of three hours before.
    let after = try shown(Self.awaited(leads: [180, 15, 0]))
    #expect(after.state == .scheduled)
    #expect(after.checkIn == nil)
    #expect(after.stage == 1)
    #expect(after.fireAt == F.at("14:20"))
  }

  @Test func aHeadsUpThatWasPassedOverMeanwhileIsNotMadeUpFor() throws {
    // Due at 11:50, begun at 11:35 with its heads-up.
    let after = try shown(Self.awaited(leads: [15, 0]))
    #expect(after.checkIn == .asked)
    #expect(after.stage == 1)
    #expect(after.fireAt == nil)
  }

  @Test func whatRepeatsComesWithItsNextOccurrence() throws {
    let todo = try F.recurring("FREQ=DAILY", from: "2026-11-21T11:35")
    let pending = Self.awaited { $0.todo = todo }
    let after = try shown(pending)
    #expect(after.fireAt == F.at("2026-11-22T11:35"))
    var next = pending
    next.reminder = after
    #expect(plan(next, at: "2026-11-22T11:35") == ["due a"])
    #expect(try shown(next, at: "2026-11-22T11:35").checkIn == nil)
  }

  @Test func whoComesBackIsNotAskedAgain() {
    #expect(plan(Self.asked(), at: "12:30") { $0.returnedAt = F.at("12:29") } == [])
    #expect(plan(Self.asked(), at: "12:30") { $0.resumedAt = F.at("12:29") } == [])
  }

  @Test func aQuestionThatWentWithItsServerIsPutBack() throws {
    let actions = plan(Self.asked(), at: "12:30") { $0.server = ":1.9" }
    #expect(actions == ["quiet checkIn a", "forget all but :1.9"])
    let after = try shown(Self.asked(), at: "12:30")
    #expect(after.checkIn == .asked && after.fireAt == nil)
  }

  @Test func severalQuestionsComeAsOneDigest() {
    let pending = ["a", "b", "c"].map { id in
      var pending = Self.awaited()
      pending.todo = F.todo(id)
      pending.reminder = Reminder(
        todo: id,
        state: .snoozed,
        againAt: F.at("12:00"),
        fireAt: F.at("12:00"),
        shownAt: F.at("11:35"),
        checkIn: .awaited
      )
      return pending
    }
    #expect(F.plan(pending, at: "12:00").actions.map(\.description) == ["digest a b c"])
  }
}

/// A to-do that is not for today comes tomorrow.
@Suite("Not today") struct NotTodayTests {
  /// A to-do that comes again, when this was said, and when it comes then.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let rule: String?
    let now: String
    let again: String
  }

  @Test(arguments: [
    Case(testDescription: "once", rule: nil, now: "12:00", again: "2026-11-22T09:00"),
    Case(testDescription: "at night", rule: nil, now: "23:59", again: "2026-11-22T09:00"),
    Case(testDescription: "weekly", rule: "FREQ=WEEKLY", now: "12:00", again: "2026-11-22T09:00"),
    // The next occurrence is at 08:00 and is not put off with this one.
    Case(testDescription: "daily", rule: "FREQ=DAILY", now: "12:00", again: "2026-11-22T08:00"),
    Case(
      testDescription: "hourly",
      rule: "FREQ=HOURLY",
      now: "12:00",
      again: "2026-11-22T00:00"
    ),
    Case(
      testDescription: "every six hours",
      rule: "FREQ=HOURLY;INTERVAL=6",
      now: "12:00",
      again: "2026-11-22T02:00"
    ),
  ])
  func comesOnTheNextMorning(_ row: Case) throws {
    let todo =
      try row.rule.map { try Fixture.recurring($0, from: "2026-11-21T08:00") }
      ?? Fixture.todo("a")
    let again = notToday(
      todo,
      at: Fixture.at(row.now),
      in: TestZones.utc
    )
    #expect(again == Fixture.at(row.again))
  }
}

/// Putting off is for one occurrence: those that follow keep their clock times.
@Suite("Putting off") struct PutOffTests {
  @Test(
    arguments: [
      (nil, "2026-11-23T10:00"), ("FREQ=WEEKLY", "2026-11-23T10:00"),
      ("FREQ=DAILY", "2026-11-22T08:00"), ("FREQ=HOURLY", "13:00"),
    ] as [(String?, String)]
  )
  func endsWithTheNextOccurrence(rule: String?, again: String) throws {
    let todo =
      try rule.map { try Fixture.recurring($0, from: "2026-11-21T08:00") } ?? Fixture.todo("a")
    let moment = putOff(
      todo,
      until: Fixture.at("2026-11-23T10:00"),
      at: Fixture.at("12:00"),
      in: TestZones.utc
    )
    #expect(moment == Fixture.at(again))
  }

  /// It is the next one's own clock time, which quiet does not keep back.
  @Test func theNextOccurrenceIsNews() throws {
    var pending = PendingReminder(
      todo: try Fixture.recurring("FREQ=DAILY", from: "2026-11-20T12:00"),
      reminder: Reminder(
        todo: "a",
        state: .snoozed,
        againAt: Fixture.at("12:00"),
        fireAt: Fixture.at("12:00"),
        shownAt: Fixture.at("2026-11-20T12:00")
      )
    )
    let quiet = Quiet(hours: ClockHours(from: .hour(11), to: .hour(13)))
    #expect(actions(pending, quiet) == ["due a"])
    // A moment of its own is another matter.
    pending.reminder.againAt = Fixture.at("11:50")
    pending.reminder.fireAt = Fixture.at("11:50")
    #expect(actions(pending, quiet) == ["hold a for quiet-hours"])
  }

  private func actions(_ pending: PendingReminder, _ quiet: Quiet) -> [String] {
    plan(
      PlanState(pending: [pending], quiet: quiet),
      at: Fixture.at("12:00"),
      in: .utc,
      policy: Fixture.policy,
      surroundings: Surroundings(server: Fixture.server)
    ).actions.map(\.description)
  }
}
