import Model
import Testing

@testable import Planning

/// Events of calendars are told before they begin, and wait for what reminders wait for.
@Suite struct EventNoticeTests {
  private func notice(
    _ start: String,
    until end: String? = nil,
    minutes: Int = 10,
    id: String = "a"
  ) -> EventNotice {
    EventNotice(
      id: id,
      title: "Meeting",
      span: Fixture.at(start)..<Fixture.at(end ?? start),
      wish: NoticeWish(.headsUp, minutes: minutes)
    )
  }

  private func actions(
    _ notices: [EventNotice],
    at now: String,
    quiet: Quiet = Quiet(),
    policy: Policy = Fixture.policy,
    change: (inout Surroundings) -> Void = { _ in }
  ) -> [Action] {
    var state = PlanState(quiet: quiet)
    state.notices = notices
    var surroundings = Surroundings(server: Fixture.server)
    change(&surroundings)
    return plan(
      state,
      at: Fixture.at(now),
      in: .utc,
      policy: policy,
      surroundings: surroundings
    ).actions
  }

  @Test(
    "it comes so many minutes before, until it helps nobody",
    arguments: [
      ("14:49", false), ("14:50", true), ("15:00", true), ("15:29", true), ("15:30", false),
    ]
  )
  func moments(_ now: String, _ comes: Bool) {
    let meeting = notice("15:00", until: "16:00")
    let expected: [Action] = comes ? [.announce([meeting], isSilent: true)] : []
    #expect(actions([meeting], at: now) == expected)
  }

  @Test(
    "a short one is told for as long as it lasts, and ten minutes at least",
    arguments: [
      ("15:09", true), ("15:10", false),
    ]
  )
  func short(_ now: String, _ comes: Bool) {
    #expect(actions([notice("15:00")], at: now).isEmpty != comes)
  }

  @Test func severalComeTogether() {
    let both = [notice("15:00", id: "a"), notice("15:05", id: "b")]
    #expect(actions(both, at: "14:56") == [.announce(both, isSilent: true)])
  }

  @Test func itWaitsWhileNothingMayBeShown() {
    let meeting = [notice("15:00", until: "16:00")]
    let obstacles: [(inout Surroundings) -> Void] = [
      { $0.isLocked = true }, { $0.isDoNotDisturb = true }, { $0.isSwitchedOff = true },
      { $0.server = nil },
    ]
    for obstacle in obstacles {
      #expect(actions(meeting, at: "14:55", change: obstacle).isEmpty)
    }
  }

  @Test func hoursOfQuietLetItThroughWithoutASound() {
    var policy = Fixture.policy
    policy.hasSound = true
    let meeting = [notice("15:00", until: "16:00")]
    #expect(actions(meeting, at: "14:55", policy: policy) == [.announce(meeting, isSilent: false)])
    let quiet = Quiet(until: Fixture.at("18:00"))
    #expect(
      actions(meeting, at: "14:55", quiet: quiet, policy: policy)
        == [.announce(meeting, isSilent: true)]
    )
  }

  @Test func theNextLookIsWhenTheNextOneComes() {
    var state = PlanState()
    state.nextNoticeAt = Fixture.at("16:50")
    let plan = plan(
      state,
      at: Fixture.at("15:00"),
      in: .utc,
      policy: Fixture.policy,
      surroundings: Surroundings(server: Fixture.server)
    )
    #expect(plan.nextWake == Fixture.at("16:50"))
  }
}
