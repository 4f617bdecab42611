import Delivery
import Model
import Planning
import Store
import Testing

@Suite("A simulation")
struct SimulationTests {
  @Test(arguments: Played.reminders + Played.clocks)
  func plays(_ played: Played) throws {
    let database = try ScenarioDatabase(home: played.home)
    let store = try database.filled(played.todos)
    let outcome = try Simulation.play(try database.scenario(played), on: store)
    #expect(outcome.scenes.map(\.text) == played.sees)
    #expect(outcome.stoppedAt == nil)
  }

  @Test func tellsOnlyWhatComesAfterTheBeginning() throws {
    let database = try ScenarioDatabase()
    let store = try database.filled([.init(title: "Call", at: "2026-11-20T09:00")])
    var scenario = try database.scenario(
      Played("", [], "2026-11-20T09:20", "2026-11-20T23:00", sees: [])
    )
    scenario.start = ScenarioDatabase.now
    let outcome = try Simulation.play(scenario, on: store)
    #expect(
      outcome.scenes.map(\.text) == ["09:30 again Call, again 20", "10:10 again Call, again 40"]
    )
  }

  @Test func endsAtItsLimitAndSaysWhere() throws {
    let database = try ScenarioDatabase()
    let store = try database.filled([
      .init(title: "Often", at: "2026-11-20T09:00", rule: "FREQ=MINUTELY")
    ])
    var scenario = try database.scenario(
      Played("", [], "2026-11-20T08:30", "2036-11-20T09:00", answer: .done, sees: [])
    )
    scenario.limit = 5
    let outcome = try Simulation.play(scenario, on: store)
    #expect(outcome.scenes.count == 5)
    #expect(outcome.stoppedAt == outcome.scenes.last?.at)
  }

  @Test func endsWhenThereIsNoMoreTimeForItAndSaysWhere() throws {
    let database = try ScenarioDatabase()
    let store = try database.filled([
      .init(title: "Often", at: "2026-11-20T09:00", rule: "FREQ=MINUTELY")
    ])
    let scenario = try database.scenario(
      Played("", [], "2026-11-20T08:30", "2036-11-20T09:00", answer: .done, sees: [])
    )
    var rest = 100
    let outcome = try Simulation.play(scenario, on: store) {
      rest -= 1
      return rest > 0
    }
    #expect(outcome.scenes.count > 5 && outcome.scenes.count < 100)
    #expect(outcome.stoppedAt.map { $0 < scenario.to } == true)
  }

  @Test func tellsWhatWasPutOffAndWhatIsOnTheScreen() throws {
    let database = try ScenarioDatabase()
    let store = try database.filled([
      .init(title: "Seen", at: "2026-11-19T09:55"), .init(title: "Later", at: "2026-11-19T09:00"),
    ])
    let (seen, later) = (try store.id("Seen"), try store.id("Later"))
    let popup = PopupID(server: ":1.7@bus", number: 3)
    _ = try store.snooze(
      [later],
      until: try database.moment("2026-11-19T10:05"),
      source: .commandLine,
      at: ScenarioDatabase.now
    )
    let claimed = try store.claim([seen], at: ScenarioDatabase.now)
    try store.recordShown(claimed, popup: popup, reason: .late, at: ScenarioDatabase.now)
    var scenario = try database.scenario(
      Played("", [], "2026-11-19T10:01", "2026-11-19T10:12", sees: [])
    )
    scenario.start = ScenarioDatabase.now
    let outcome = try Simulation.play(scenario, on: store)
    #expect(
      outcome.scenes.map(\.text) == ["10:05 due Later, snoozed", "10:10 again Seen, again 10"]
    )
  }

  @Test func asksHowItGoes() throws {
    let database = try ScenarioDatabase()
    let store = try database.filled([.init(title: "Call", at: "2026-11-19T10:10")])
    _ = try store.begin(
      [try store.id("Call")],
      checkingInAt: try database.moment("2026-11-19T10:25"),
      source: .commandLine,
      at: ScenarioDatabase.now
    )
    let scenario = try database.scenario(
      Played("", [], "2026-11-19T10:00", "2026-11-19T20:00", sees: [])
    )
    let outcome = try Simulation.play(scenario, on: store)
    #expect(
      outcome.scenes.map(\.text) == ["10:00 briefing 1", "10:25 checkIn Call, snoozed"]
    )
  }
}
