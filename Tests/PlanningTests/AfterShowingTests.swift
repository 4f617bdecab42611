import Model
import Testing

@testable import Planning

/// A reminder as it was claimed, and how it stands after it was shown at 12:00.
struct Shown: CustomTestStringConvertible, Sendable {
  let name: String
  let before: PendingReminder
  var at = "12:00"
  /// State, stage, attempts and next moment.
  let state: Reminder.State
  var stage = 0
  var attempts = 1
  var fireAt: String?
  /// Whether the next moment is a repeat of its own and not derived from the due time.
  var isRepeat = true

  var testDescription: String { name }
}

@Suite struct AfterShowingTests {
  typealias F = Fixture

  /// A reminder claimed for the `attempts`th time at its moment, shown last at `shownAt`.
  static func claimed(
    _ fireAt: String,
    leads: [Int] = [0],
    persistence: Reminder.Persistence = .gentle,
    attempts: Int = 1,
    shownAt: String? = nil,
    change: (inout PendingReminder) -> Void = { _ in }
  ) -> PendingReminder {
    F.scheduled("a", fireAt, leads: leads) { pending in
      pending.reminder.state = .delivering
      pending.reminder.persistence = persistence
      pending.reminder.attempts = attempts
      pending.reminder.shownAt = shownAt.map(F.at)
      change(&pending)
    }
  }

  /// The case whose moment is a repeat of one that was due at `due`.
  static func again(
    _ due: String,
    persistence: Reminder.Persistence = .gentle,
    attempts: Int,
    shownAt: String,
    fireAt: String? = "12:00"
  ) -> PendingReminder {
    claimed(due, persistence: persistence, attempts: attempts, shownAt: shownAt) { pending in
      pending.reminder.fireAt = fireAt.map(F.at)
      pending.reminder.againAt = fireAt.map(F.at)
    }
  }

  @Test(arguments: [
    Shown(
      name: "once: it rests",
      before: claimed("12:00", persistence: .once),
      state: .shown
    ),
    Shown(
      name: "gentle: again after 10 minutes",
      before: claimed("12:00"),
      state: .shown,
      fireAt: "12:10"
    ),
    Shown(
      name: "gentle: then after 20",
      before: again("11:50", attempts: 2, shownAt: "11:50"),
      state: .shown,
      attempts: 2,
      fireAt: "12:20"
    ),
    Shown(
      name: "gentle: then after 40",
      before: again("11:30", attempts: 3, shownAt: "11:40"),
      state: .shown,
      attempts: 3,
      fireAt: "12:40"
    ),
    Shown(
      name: "gentle: then it rests",
      before: again("10:50", attempts: 4, shownAt: "11:20"),
      state: .shown,
      attempts: 4
    ),
    Shown(
      name: "gentle: showings that a server refused do not use up the repeats",
      before: again("11:50", attempts: 4, shownAt: "09:00"),
      state: .shown,
      fireAt: "12:10"
    ),
    Shown(
      name: "until done: again after 15 minutes",
      before: claimed("12:00", persistence: .untilDone),
      state: .shown,
      fireAt: "12:15"
    ),
    Shown(
      name: "until done: the eleventh of the day is followed by the twelfth",
      before: again("09:00", persistence: .untilDone, attempts: 11, shownAt: "11:45"),
      state: .shown,
      attempts: 11,
      fireAt: "12:15"
    ),
    Shown(
      name: "until done: after twelve in one day it goes on the next morning",
      before: again("09:00", persistence: .untilDone, attempts: 12, shownAt: "11:45"),
      state: .shown,
      attempts: 12,
      fireAt: "2026-11-22T09:00"
    ),
    Shown(
      name: "until done: a new civil day counts anew",
      before: again(
        "2026-11-20T09:00",
        persistence: .untilDone,
        attempts: 13,
        shownAt: "2026-11-20T12:00"
      ),
      state: .shown,
      attempts: 1,
      fireAt: "12:15"
    ),
  ])
  func persistence(_ shown: Shown) throws { try check(shown) }

  @Test(arguments: [
    Shown(
      name: "a heads-up is followed by the next stage",
      before: claimed("12:00", leads: [15, 5, 0]),
      state: .scheduled,
      stage: 1,
      attempts: 0,
      fireAt: "12:10",
      isRepeat: false
    ),
    Shown(
      name: "a heads-up shown out of time skips the stages that have passed",
      before: claimed("11:48", leads: [15, 5, 0]),
      state: .scheduled,
      stage: 2,
      attempts: 0,
      fireAt: "12:03",
      isRepeat: false
    ),
    Shown(
      name: "the last stage repeats",
      before: claimed("11:45", leads: [15, 0]),
      state: .shown,
      stage: 1,
      fireAt: "12:10"
    ),
    Shown(
      name: "a heads-up that was put off still speaks up at the due time",
      before: claimed("12:05") { pending in
        pending.reminder.fireAt = F.at("12:00")
        pending.reminder.againAt = F.at("12:00")
      },
      state: .scheduled,
      attempts: 0,
      fireAt: "12:05",
      isRepeat: false
    ),
  ])
  func stages(_ shown: Shown) throws { try check(shown) }

  @Test(arguments: [
    Shown(
      name: "one that rests goes on resting",
      before: again("11:00", attempts: 5, shownAt: "11:20", fireAt: nil),
      state: .shown,
      attempts: 4
    ),
    Shown(
      name: "one that waits for a repeat goes on waiting for it",
      before: again("11:50", attempts: 2, shownAt: "11:50", fireAt: "12:05"),
      state: .shown,
      attempts: 1,
      fireAt: "12:05"
    ),
    Shown(
      name: "a heads-up goes on waiting for the next stage",
      before: claimed("11:50", leads: [15, 0], shownAt: "11:50") { pending in
        pending.reminder.stage = 1
        pending.reminder.fireAt = F.at("12:05")
      },
      state: .scheduled,
      stage: 1,
      attempts: 0,
      fireAt: "12:05",
      isRepeat: false
    ),
  ])
  func shownOnceMore(_ shown: Shown) throws { try check(shown) }

  /// One that repeats, for which the to-do was due at 08:00 that day, and is shown at 12:00.
  static func repeating(
    _ rule: String,
    persistence: Reminder.Persistence = .once,
    attempts: Int = 1,
    from: RepeatFrom = .due,
    zone: String? = nil
  ) -> PendingReminder {
    claimed("12:00", persistence: persistence, attempts: attempts, shownAt: "11:00") { pending in
      let start = CivilDateTime(F.day, .hour(8))
      pending.todo.due =
        zone.map { .zoned(F.day, .hour(8), zone: $0) } ?? .floating(F.day, .hour(8))
      pending.todo.recurrence = RecurrenceRule(rule).map {
        Recurrence(rule: $0, seriesStart: start, occurrence: start, repeatFrom: from)
      }
      pending.dueAt = F.at("08:00")
    }
  }

  @Test(arguments: [
    ("once", repeating("FREQ=DAILY"), 1, "08:00"),
    ("gentle", repeating("FREQ=DAILY", persistence: .gentle, attempts: 4), 1, "08:00"),
    ("every two days", repeating("FREQ=DAILY;INTERVAL=2"), 2, "08:00"),
    ("hourly", repeating("FREQ=HOURLY"), 0, "13:00"),
    ("each second, but a minute later", repeating("FREQ=SECONDLY"), 0, "12:01:01"),
    ("in its own zone", repeating("FREQ=DAILY", zone: "Asia/Tokyo"), 0, "23:00"),
    // Before the repeat in forty minutes, or on the next morning.
    (
      "gentle, each half hour",
      repeating("FREQ=MINUTELY;INTERVAL=30", persistence: .gentle, attempts: 3), 0, "12:30"
    ),
    (
      "until done, often enough for a day",
      repeating("FREQ=HOURLY;INTERVAL=6", persistence: .untilDone, attempts: 12), 0, "14:00"
    ),
  ])
  func whatRepeatsBeginsAnewWithItsNextOccurrence(
    _ name: String,
    _ before: PendingReminder,
    _ days: Int,
    _ clock: String
  ) throws {
    let after = try Self.shownAtNoon(before)
    let time = try #require(TimeOfDay(clock))
    let expected = Zone.utc.instant(of: CivilDateTime(F.day.adding(days: days), time))
    #expect(after.fireAt == expected)
    #expect(after.againAt == expected)
    #expect(after.state == .shown)
    #expect(after.attempts == 0)
  }

  @Test(arguments: [
    ("its last occurrence", repeating("FREQ=DAILY;COUNT=1")),
    ("it is counted from its completions", repeating("FREQ=DAILY", from: .completion)),
  ])
  func whatDoesNotComeAgainRests(_ name: String, _ before: PendingReminder) throws {
    #expect(try Self.shownAtNoon(before).fireAt == nil)
  }

  @Test func aRepeatBeforeTheNextOccurrenceComes() throws {
    let before = Self.repeating("FREQ=MINUTELY;INTERVAL=30", persistence: .gentle, attempts: 2)
    let after = try Self.shownAtNoon(before)
    #expect(after.fireAt == F.at("12:20"))
    #expect(after.attempts == 2)
  }

  private static func shownAtNoon(_ before: PendingReminder) throws -> Reminder {
    try #require(before.shown(at: "12:00"))
  }

  private func check(_ shown: Shown) throws {
    let now = F.at(shown.at)
    let after = try #require(shown.before.shown(at: shown.at))
    #expect(after.state == shown.state)
    #expect(after.stage == shown.stage)
    #expect(after.attempts == shown.attempts)
    #expect(after.fireAt == shown.fireAt.map(F.at))
    #expect(after.againAt == (shown.isRepeat ? after.fireAt : nil))
    #expect(after.shownAt == now)
  }

  @Test func anUntilDoneReminderIsShownTwelveTimesADayAndGoesOnEachMorning() throws {
    var pending = Self.claimed("08:00", persistence: .untilDone, attempts: 0)
    var perDay: [CivilDate: Int] = [:]
    var first: [CivilDate: TimeOfDay] = [:]
    for _ in 0..<36 {
      let now = try #require(pending.reminder.fireAt)
      let civil = Zone.utc.civil(at: now)
      perDay[civil.date, default: 0] += 1
      if first[civil.date] == nil { first[civil.date] = civil.time }
      pending.reminder = try #require(pending.reminder.claimed(at: now))
      pending.reminder = try #require(pending.shown(at: now))
    }
    #expect(perDay.values.allSatisfy { $0 == 12 })
    #expect(perDay.count == 3)
    #expect(first[F.day.adding(days: 1)] == .hour(9))
  }
}
