import Model
import Testing

@testable import Planning

/// The weather is asked for shortly before the briefing, and by nobody else's wake-up.
@Suite struct WeatherAskingTests {
  private func plan(
    at now: String,
    place: String = "Berlin",
    readAt: String? = nil,
    askedAt: String? = nil,
    lastBriefed: CivilDate? = nil
  ) -> Plan {
    var policy = Policy()
    policy.briefing.place = place
    var state = PlanState(lastBriefed: lastBriefed)
    state.weatherReadAt = readAt.map(Fixture.at)
    state.weatherAskedAt = askedAt.map(Fixture.at)
    // Nobody is there to read the briefing yet.
    var surroundings = Surroundings(server: Fixture.server)
    surroundings.isIdle = true
    return Planning.plan(
      state,
      at: Fixture.at(now),
      in: .utc,
      policy: policy,
      surroundings: surroundings
    )
  }

  @Test(arguments: [
    ("07:54", false), ("07:55", true), ("08:00", true), ("11:59", true), ("12:00", false),
  ])
  func itIsAskedForAroundTheBriefing(_ now: String, _ isAsked: Bool) {
    #expect(plan(at: now).actions.contains(.askForWeather) == isAsked)
  }

  @Test(
    "what is known is good for three hours, and a try for half an hour",
    arguments: [
      ("05:00", "", false), ("04:59", "", true), ("", "07:40", false), ("", "07:29", true),
      ("04:00", "07:50", false),
    ]
  )
  func cached(_ readAt: String, _ askedAt: String, _ isAsked: Bool) {
    let plan = plan(
      at: "07:59",
      readAt: readAt.isEmpty ? nil : readAt,
      askedAt: askedAt.isEmpty ? nil : askedAt
    )
    #expect(plan.actions.contains(.askForWeather) == isAsked)
  }

  @Test func withoutAPlaceNothingIsAskedAndNothingWakes() {
    let plan = plan(at: "07:00", place: "")
    #expect(plan.actions.isEmpty && plan.nextWake == Fixture.at("08:00"))
  }

  @Test func itWakesFiveMinutesBefore() {
    #expect(plan(at: "07:00").nextWake == Fixture.at("07:55"))
  }

  @Test func aDayThatWasBriefedAsksNoMore() {
    #expect(!plan(at: "09:00", lastBriefed: Fixture.day).actions.contains(.askForWeather))
  }
}
