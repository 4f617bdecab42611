import Model
import Testing

@testable import Planning

/// Showings that lie ahead of the clock once it was set right; now is 12:00.
@Suite("Shown by a clock that ran ahead") struct ClockAheadTests {
  typealias F = Fixture

  private func after(
    _ pending: PendingReminder,
    seenAt: String? = nil,
    putOffUntil: String? = nil,
    due: String?
  ) -> Reminder? {
    pending.afterClockRanAhead(
      seenAt: seenAt.map(F.at),
      putOffUntil: putOffUntil.map(F.at),
      at: F.at("12:00"),
      due: due.map(F.at),
      in: TestZones.utc,
      policy: Policy()
    )
  }

  private func shown(
    _ shownAt: String,
    state: Reminder.State = .shown,
    leads: [Int] = [0],
    again: String? = "18:00",
    change: (inout PendingReminder) -> Void = { _ in }
  ) -> PendingReminder {
    F.scheduled("a", "12:30", leads: leads) { pending in
      pending.reminder.state = state
      pending.reminder.attempts = 1
      pending.reminder.shownAt = F.at(shownAt)
      pending.reminder.againAt = again.map(F.at)
      pending.reminder.fireAt = again.map(F.at)
      change(&pending)
    }
  }

  @Test(arguments: ["12:00", "11:59", "12:01"])
  func whatWasShownBeforeStays(shownAt: String) {
    #expect(after(shown(shownAt), due: "12:30") == nil)
  }

  @Test func whatIsDueLaterWasNotShown() {
    let back = after(shown("17:45"), due: "12:30")
    #expect(back?.state == .scheduled && back?.fireAt == F.at("12:30"))
    #expect(back?.shownAt == nil && back?.againAt == nil && back?.attempts == 0)
  }

  @Test func itsHeadsUpComesAsWell() {
    let back = after(shown("17:45", leads: [60, 15, 0]), due: "12:30")
    #expect(back?.stage == 1 && back?.fireAt == F.at("12:15"))
  }

  @Test func whatIsDueWasShownWhenItWasSeen() {
    let back = after(shown("17:45"), seenAt: "11:55", due: "11:00")
    #expect(back?.state == .shown && back?.shownAt == F.at("11:55"))
    #expect(back?.fireAt == F.at("12:05"))
  }

  @Test func whatNobodyKnowsOfComesOnceMore() {
    let back = after(shown("17:45"), due: "11:00")
    #expect(back?.state == .scheduled && back?.fireAt == F.at("11:00") && back?.shownAt == nil)
  }

  @Test func whatIsOnTheScreenWasSeen() {
    let popup = PopupID(server: ":1.7@bus", number: 3)
    let back = after(shown("17:45") { $0.reminder.popup = popup }, due: "11:00")
    #expect(back?.state == .shown && back?.popup == popup && back?.fireAt == F.at("12:10"))
  }

  @Test(arguments: ["13:00", "12:20"])
  func whatWasPutOffStaysPutOff(again: String) {
    let back = after(shown("17:45", state: .snoozed, again: again), due: "12:30")
    #expect(back?.state == .snoozed && back?.fireAt == F.at(again))
    #expect(back?.shownAt == F.at("12:00"))
  }

  @Test func whatWasPutOffBeforeStaysPutOff() {
    let back = after(shown("17:45"), seenAt: "11:55", putOffUntil: "12:40", due: "11:00")
    #expect(back?.state == .snoozed && back?.fireAt == F.at("12:40"))
  }

  @Test(arguments: [
    // Ten minutes, said at 17:00 by a clock that was five hours ahead.
    ("2026-11-21T17:00:07", "2026-11-21T17:10:07", "2026-11-21T12:10:07"),
    // The evening, said by it.
    ("2026-11-21T17:00:07", "2026-11-21T18:00", "2026-11-21T18:00"),
    // The evening, said by a clock that was two days ahead, and a year.
    ("2026-11-23T13:00:07", "2026-11-23T18:00", "2026-11-21T18:00"),
    ("2027-11-21T13:00:07", "2027-11-22T09:00", "2026-11-22T09:00"),
  ])
  func puttingOff(noted: String, until: String, comes: String) {
    let moment = putOffAhead(
      until: F.at(until),
      noted: F.at(noted),
      seenAt: F.at(noted) - (F.at(noted).since(F.at("2026-11-21T12:00:07"))),
      in: Zone.utc
    )
    #expect(moment == F.at(comes))
  }

  @Test(arguments: [
    // The occurrence that was ticked off, the one that it went on to, and the one that comes.
    ("FREQ=DAILY", "2026-11-21T08:00", "2026-11-24T08:00", "2026-11-22T08:00"),
    ("FREQ=DAILY", "2026-11-22T08:00", "2027-11-22T08:00", "2026-11-23T08:00"),
    // The last three were not answered; the one at 12:30 would come within the hour.
    ("FREQ=DAILY", "2026-11-18T12:30", "2026-11-24T12:30", "2026-11-22T12:30"),
    ("FREQ=HOURLY;INTERVAL=4", "2026-11-21T08:00", "2026-11-23T08:00", "2026-11-21T16:00"),
    ("FREQ=DAILY", "2026-11-21T08:00", "2026-11-22T08:00", nil),
  ])
  func series(rule: String, ticked: String, present: String, comes: String?) throws {
    let (now, next) = (try civil(present), try comes.map(civil))
    var todo = try F.recurring(rule, from: "2026-11-01T" + ticked.suffix(5))
    todo.due = .floating(now.date, now.time)
    todo.recurrence?.occurrence = now
    let back = seriesAfterClockRanAhead(
      todo,
      ticked: try civil(ticked),
      at: F.at("12:00"),
      in: TestZones.utc
    )
    #expect(back?.recurrence?.occurrence == next)
    #expect(back?.due == next.map { .floating($0.date, $0.time) })
  }

  private func civil(_ text: String) throws -> CivilDateTime {
    try #require(CivilDateTime(text))
  }

  /// Words are understood to the second, and a button puts off to the millisecond.
  @Test(
    arguments: [
      (641, 1_800_000, 1_800_000), (641, 1_800_641, 1_800_000), (0, 600_000, 600_000),
      (641, 1_815_000, nil), (641, 1_800_640, nil), (0, 0, nil), (0, -60_000, nil),
    ] as [(Int, Int, Int?)]
  )
  func whatIsAStretch(named: Int, until: Int, length: Int?) {
    let (noted, moment) = (
      F.at("12:00") + .milliseconds(named), F.at("12:00") + .milliseconds(until)
    )
    #expect(stretch(to: moment, namedAt: noted)?.wholeMilliseconds == length.map(Int64.init))
  }
}
