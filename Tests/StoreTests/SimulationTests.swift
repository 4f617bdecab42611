import Model
import Planning
import Store
import Testing

@Suite("A simulation")
struct SimulationTests {
  let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    workshop.zones["Test/Summer"] = Zone(
      identifier: "Test/Summer",
      posix: "CET-1CEST,M3.5.0,M10.5.0/3"
    )
  }

  @Test(arguments: Played.reminders + Played.clocks)
  func plays(_ played: Played) throws {
    workshop.home = played.home
    let store = try workshop.filled(played.todos)
    let outcome = try Simulation.play(try workshop.scenario(played), on: store)
    #expect(outcome.scenes.map(\.text) == played.sees)
    #expect(outcome.stoppedAt == nil)
  }

  @Test func tellsOnlyWhatComesAfterTheBeginning() throws {
    let store = try workshop.filled([.init(title: "Call", at: "2026-11-20T09:00")])
    var scenario = try workshop.scenario(
      Played("", [], "2026-11-20T09:20", "2026-11-20T23:00", sees: [])
    )
    scenario.start = Workshop.now
    let outcome = try Simulation.play(scenario, on: store)
    #expect(
      outcome.scenes.map(\.text) == ["09:30 again Call, again 20", "10:10 again Call, again 40"]
    )
  }

  @Test func endsAtItsLimitAndSaysWhere() throws {
    let store = try workshop.filled([
      .init(title: "Often", at: "2026-11-20T09:00", rule: "FREQ=MINUTELY")
    ])
    var scenario = try workshop.scenario(
      Played("", [], "2026-11-20T08:30", "2036-11-20T09:00", answer: .done, sees: [])
    )
    scenario.limit = 5
    let outcome = try Simulation.play(scenario, on: store)
    #expect(outcome.scenes.count == 5)
    #expect(outcome.stoppedAt == outcome.scenes.last?.at)
  }

  @Test func tellsWhatWasPutOffAndWhatIsOnTheScreen() throws {
    let store = try workshop.store()
    let seen = try store.add("Seen", due: try day(19, "09:55")).todo.id
    let later = try store.add("Later", due: try day(19, "09:00")).todo.id
    let popup = PopupID(server: ":1.7@bus", number: 3)
    _ = try store.snooze([later], until: try moment(19, "10:05"), source: "cli", at: Workshop.now)
    let claimed = try store.claim([seen], at: Workshop.now)
    try store.recordShown(claimed, popup: popup, reason: .late, at: Workshop.now)
    var scenario = try workshop.scenario(
      Played("", [], "2026-11-19T10:01", "2026-11-19T10:12", sees: [])
    )
    scenario.start = Workshop.now
    let outcome = try Simulation.play(scenario, on: store)
    #expect(
      outcome.scenes.map(\.text) == ["10:05 due Later, snoozed", "10:10 again Seen, again 10"]
    )
  }

  @Test func aCopyLeavesTheOriginalAsItIs() throws {
    let original = try workshop.filled([.init(title: "Call", at: "2026-11-20T09:00")])
    let copy = try Store(copyOf: workshop.path, meaning: workshop.meaning)
    let id = try #require(try copy.todos(TodoFilter()).first?.todo.id)
    _ = try copy.complete([id], source: "test", at: Workshop.now)
    #expect(try copy.openTitles() == [])
    #expect(try original.openTitles() == ["Call"])
  }
}
