import Model
import Testing

@testable import Planning

/// A series that paused, and the occurrence that it goes on with.
struct Resuming: CustomTestStringConvertible, Sendable {
  let name: String
  let rule: String
  /// DTSTART and the present occurrence.
  let start: String
  let from: String
  var repeatFrom = RepeatFrom.due
  /// `nil` if the series has ended.
  let next: String?

  var testDescription: String { name }
}

@Suite struct PauseTests {
  @Test(arguments: [
    Resuming(
      name: "daily, resumed days after: the next one to come",
      rule: "FREQ=DAILY",
      start: "2026-11-20T08:00",
      from: "2026-11-24T10:00",
      next: "2026-11-25T08:00"
    ),
    Resuming(
      name: "daily, resumed before the present one is due: it stays",
      rule: "FREQ=DAILY",
      start: "2026-11-20T08:00",
      from: "2026-11-20T07:00",
      next: "2026-11-20T08:00"
    ),
    Resuming(
      name: "resumed at the very second of an occurrence: that one",
      rule: "FREQ=DAILY",
      start: "2026-11-20T08:00",
      from: "2026-11-23T08:00",
      next: "2026-11-23T08:00"
    ),
    Resuming(
      name: "from a midnight on, at midnight: that one",
      rule: "FREQ=DAILY",
      start: "2026-11-20T00:00",
      from: "2026-11-23T00:00",
      next: "2026-11-23T00:00"
    ),
    Resuming(
      name: "weekly keeps its day",
      rule: "FREQ=WEEKLY",
      start: "2026-11-20T08:00",
      from: "2026-12-01T00:00",
      next: "2026-12-04T08:00"
    ),
    Resuming(
      name: "what fell into the pause counts, as the rule says",
      rule: "FREQ=DAILY;COUNT=5",
      start: "2026-11-20T08:00",
      from: "2026-11-24T00:00",
      next: "2026-11-24T08:00"
    ),
    Resuming(
      name: "over by then",
      rule: "FREQ=DAILY;COUNT=5",
      start: "2026-11-20T08:00",
      from: "2026-11-25T00:00",
      next: nil
    ),
    Resuming(
      name: "counted from completions: its clock time today, if that is to come",
      rule: "FREQ=DAILY;INTERVAL=3",
      start: "2026-11-20T08:00",
      from: "2026-11-25T07:00",
      repeatFrom: .completion,
      next: "2026-11-25T08:00"
    ),
    Resuming(
      name: "counted from completions: its clock time tomorrow",
      rule: "FREQ=DAILY;INTERVAL=3;COUNT=1",
      start: "2026-11-20T08:00",
      from: "2026-11-25T09:00",
      repeatFrom: .completion,
      next: "2026-11-26T08:00"
    ),
    Resuming(
      name: "counted from completions, in hours: one interval later",
      rule: "FREQ=HOURLY;INTERVAL=4",
      start: "2026-11-20T08:00",
      from: "2026-11-25T09:30",
      repeatFrom: .completion,
      next: "2026-11-25T13:30"
    ),
  ])
  func goesOn(_ row: Resuming) throws {
    var todo = try Fixture.recurring(row.rule, from: row.start)
    todo.recurrence?.repeatFrom = row.repeatFrom
    let next = resumed(
      todo,
      from: Fixture.at(row.from),
      in: TestZones.utc
    )
    #expect(next?.recurrence?.occurrence.description == row.next)
    #expect(next?.due?.date == row.next.flatMap { CivilDateTime($0)?.date })
    #expect(next?.due?.time == row.next.flatMap { CivilDateTime($0)?.time })
    #expect(next == nil || next?.recurrence?.rule == todo.recurrence?.rule)
  }

  @Test func aSkippedOneCountedFromCompletionsComesAnIntervalAfterItsTime() throws {
    var todo = try Fixture.recurring("FREQ=DAILY;INTERVAL=3", from: "2026-11-22T08:00")
    todo.recurrence?.repeatFrom = .completion
    let next = skipped(
      todo,
      at: Fixture.at("2026-11-21T10:00"),
      in: TestZones.utc
    )
    #expect(next?.recurrence?.occurrence.description == "2026-11-25T08:00")
  }

  @Test func whatPausesIsNotShown() {
    let paused = Fixture.scheduled("a", "09:00") { $0.todo.pause = Self.pause }
    let plan = Fixture.plan([paused, Fixture.scheduled("b", "09:00")], at: "09:00")
    #expect(plan.actions.map(\.description) == ["due b"])
    #expect(Fixture.plan([paused], at: "09:00").nextWake == nil)
  }

  @Test func whatPausesIsNotHeldForAServer() {
    let paused = Fixture.scheduled("a", "09:00") { $0.todo.pause = Self.pause }
    #expect(Fixture.plan([paused], at: "09:00", server: nil).actions == [])
  }

  @Test func whatPausesLeavesTheScreen() {
    let paused = Fixture.shown("a", "09:00", popup: 4) { $0.todo.pause = Self.pause }
    let plan = Fixture.plan([paused], at: "09:01")
    #expect(plan.actions.map(\.description) == ["withdraw 4 a"])
  }

  @Test func othersInItsPopupStay() {
    let pending = [
      Fixture.shown("a", "09:00", popup: 4) { $0.todo.pause = Self.pause },
      Fixture.shown("b", "09:00", popup: 4),
      Fixture.shown("c", "09:00", popup: 4),
    ]
    let plan = Fixture.plan(pending, at: "09:01")
    #expect(plan.actions.map(\.description) == ["quiet digest b c", "withdraw 4 a b c"])
  }

  private static let pause = Todo.Pause(since: Fixture.at("08:00"))
}
