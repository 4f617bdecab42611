import Model
import Testing

@testable import Planning

@Suite struct BriefingTests {
  /// A moment in Berlin, what was briefed last, and whether the day is briefed.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let now: String
    var last: String?
    var server: String? = Fixture.server
    var change: @Sendable (inout Policy.Briefing) -> Void = { _ in }
    let brief: String?
    let wake: String

    var testDescription: String { name }
  }

  static let berlin = Zone(identifier: "Europe/Berlin", secondsFromUTC: 3600)

  @Test(arguments: [
    Row(
      name: "before its moment it does not come, and the planner waits for it",
      now: "2026-11-21T07:59:59",
      brief: nil,
      wake: "2026-11-21T08:00"
    ),
    Row(
      name: "it comes at its moment",
      now: "2026-11-21T08:00",
      brief: "2026-11-21",
      wake: "2026-11-22T08:00"
    ),
    Row(
      name: "it comes at the first activity after it",
      now: "2026-11-21T11:59:59",
      last: "2026-11-19",
      brief: "2026-11-21",
      wake: "2026-11-22T08:00"
    ),
    Row(
      name: "after four hours it silently does not",
      now: "2026-11-21T12:00",
      brief: nil,
      wake: "2026-11-22T08:00"
    ),
    Row(
      name: "it comes once per day",
      now: "2026-11-21T08:30",
      last: "2026-11-21",
      brief: nil,
      wake: "2026-11-22T08:00"
    ),
    Row(
      name: "back across the date line a briefed day is not briefed again",
      now: "2026-11-21T08:30",
      last: "2026-11-22",
      brief: nil,
      wake: "2026-11-22T08:00"
    ),
    Row(
      name: "a day briefed by a wrong clock counts for nothing",
      now: "2026-11-21T08:30",
      last: "2031-01-01",
      brief: "2026-11-21",
      wake: "2026-11-22T08:00"
    ),
    Row(
      name: "it needs a server",
      now: "2026-11-21T08:30",
      server: nil,
      brief: nil,
      wake: "2026-11-22T08:00"
    ),
    Row(
      name: "the window ends with the day",
      now: "2026-11-22T00:30",
      change: { $0.at = .hour(22) },
      brief: nil,
      wake: "2026-11-22T22:00"
    ),
  ])
  func comes(_ row: Row) throws {
    let now = Self.berlin.instant(of: try #require(CivilDateTime(row.now)))
    var policy = Policy()
    row.change(&policy.briefing)
    let plan = plan(
      PlanState(lastBriefed: row.last.flatMap(CivilDate.init)),
      at: now,
      in: Self.berlin,
      policy: policy,
      surroundings: Surroundings(server: row.server)
    )
    #expect(plan.actions.map(\.description) == (row.brief.map { ["brief \($0)"] } ?? []))
    let wake = try #require(CivilDateTime(row.wake))
    #expect(plan.nextWake == Self.berlin.instant(of: wake))
  }

  @Test(arguments: [
    (name: "before its time", now: "2026-11-21T19:59", last: nil as String?, comes: false),
    (name: "at its time", now: "2026-11-21T20:00", last: nil, comes: true),
    (name: "once a day", now: "2026-11-21T21:00", last: "2026-11-21", comes: false),
    (name: "for three hours", now: "2026-11-21T23:00", last: nil, comes: false),
  ])
  func theEveningComes(name: String, now: String, last: String?, comes: Bool) throws {
    let now = Self.berlin.instant(of: try #require(CivilDateTime(now)))
    var policy = Policy()
    policy.briefing.isOn = false
    policy.wrapUp.isOn = true
    var state = PlanState()
    state.lastWrappedUp = last.flatMap(CivilDate.init)
    let plan = plan(
      state,
      at: now,
      in: Self.berlin,
      policy: policy,
      surroundings: Surroundings(server: Fixture.server)
    )
    #expect(plan.actions.map(\.description) == (comes ? ["wrap up 2026-11-21"] : []), "\(name)")
  }

  @Test func theEveningIsOffUntilItIsChosen() {
    #expect(!Policy().wrapUp.isOn)
  }

  @Test func withoutABriefingNothingIsWaitedFor() {
    #expect(Fixture.plan([], at: "08:00") == Plan())
  }
}
