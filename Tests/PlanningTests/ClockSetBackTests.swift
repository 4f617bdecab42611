import Model
import Testing

@testable import Planning

/// A reminder that was claimed at its moment, and came on the screen at 12:00 by a clock that was
/// set back since.
@Suite("A clock set back on the way to the screen") struct ClockSetBackTests {
  typealias F = Fixture

  private func shownAtNoon(_ pending: PendingReminder) throws -> Reminder {
    try #require(pending.shown(at: "12:00"))
  }

  /// Put off to `moment`, and claimed then.
  private func putOff(
    to moment: String,
    change: (inout PendingReminder) -> Void = { _ in }
  ) -> PendingReminder {
    AfterShowingTests.again("11:00", attempts: 1, shownAt: "11:00", fireAt: moment).with(change)
  }

  /// Not one that waits for its next occurrence, whose moment would move with that.
  @Test(arguments: [nil, "FREQ=DAILY", "FREQ=HOURLY"])
  func whatWasPutOffKeepsItsMoment(rule: String?) throws {
    let todo = try rule.map { try F.recurring($0, from: "2026-11-21T11:00") }
    let after = try shownAtNoon(putOff(to: "12:30") { $0.todo = todo ?? $0.todo })
    #expect(after.state == .shown)
    #expect(after.attempts == 1)
    #expect(after.againAt == F.at("12:30") && after.fireAt == F.at("12:30"))
  }

  @Test(arguments: [("FREQ=DAILY", "2026-11-22T11:00"), ("FREQ=HOURLY", "13:00")])
  func whatWaitsForItsNextOccurrenceGoesOnDoingThat(rule: String, next: String) throws {
    let todo = try F.recurring(rule, from: "2026-11-21T11:00")
    let after = try shownAtNoon(putOff(to: next) { $0.todo = todo })
    #expect(after.state == .shown)
    #expect(after.attempts == 0)
    #expect(after.fireAt == F.at(next))
  }

  /// Else what was shown at 13:00 would be shown at 13:00 once more.
  @Test(arguments: [
    ("11:00", "12:00"), ("13:00", "13:00"), ("2026-11-22T12:00", "2026-11-22T12:00"),
    // That clock was wrong altogether.
    ("2026-11-22T12:01", "12:00"),
  ])
  func whenItWasShownLastIsNotUnsaid(before: String, after: String) throws {
    let pending = putOff(to: "2026-11-23T11:00") { $0.reminder.shownAt = F.at(before) }
    #expect(try shownAtNoon(pending).shownAt == F.at(after))
  }

  /// Claimed at 12:10 for 12:10, which is 15:10 in the zone that the machine came to be in.
  @Test func whatWaitsForItsTimeFollowsTheZone() throws {
    let after = try shownAtNoon(
      AfterShowingTests.claimed("12:10").with { $0.dueAt = F.at("15:10") }
    )
    #expect(after.state == .scheduled)
    #expect(after.fireAt == F.at("15:10"))
  }

  @Test func theQuestionThatWasAskedIsNotAskedAgain() throws {
    let after = try shownAtNoon(putOff(to: "12:30") { $0.reminder.checkIn = .awaited })
    #expect(after.checkIn == .asked)
    #expect(after.fireAt == nil)
  }

  @Test func theQuestionThatACrashLeftOnItsWayIsAsked() {
    let pending = putOff(to: "12:30") { $0.reminder.checkIn = .awaited }
    #expect(F.plan([pending], at: "12:00").actions.map(\.description) == ["quiet checkIn a"])
  }
}

extension PendingReminder {
  fileprivate func with(_ change: (inout PendingReminder) -> Void) -> PendingReminder {
    var changed = self
    change(&changed)
    return changed
  }
}
