import Model
import Planning
import Testing

@testable import Store

/// A history tells of what kept the to-do from its moments, and of nothing else.
@Suite struct InterruptionTests {
  private let workshop: Workshop
  private let store: DeliveryStore
  private let popup = PopupID(server: ":1.7@bus", number: 5)

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  private func slept(_ from: String, _ to: String) throws -> Interruption {
    .slept(from: try moment(19, from), to: try moment(19, to))
  }

  private func history(_ id: Todo.ID, at clock: String = "18:00") throws -> [HistoryEvent] {
    try #require(try store.history(of: id, at: try moment(19, clock))).events
  }

  private func show(_ ids: [Todo.ID], at clock: String, _ kind: PopupPlan.Kind) throws {
    let now = try moment(19, clock)
    try store.recordShown(try store.claim(ids, at: now), popup: popup, reason: kind, at: now)
  }

  @Test func tellsOfTheSleepThatItsMomentFellInto() throws {
    let ids = try ["A", "B", "C"].map { try store.add($0, due: try day(19, "14:00")).todo.id }
    try store.note([try slept("13:40", "14:22")])
    try show(ids, at: "14:22", .digest)
    _ = try store.snooze(in: popup, until: try moment(19, "14:32"), at: try moment(19, "14:23"))
    let told = try history(ids[0], at: "14:24")
    #expect(told.map(\.kind) == [.captured, .slept, .fellDue, .shown, .snoozed])
    #expect(told[1].at == (try moment(19, "13:40")))
    #expect(told[1].until == (try moment(19, "14:22")))
    #expect(told[3].others == 2)
  }

  @Test(arguments: [
    ("before it was there", "08:00", "09:30", false),
    ("long before", "11:00", "12:00", false),
    ("after its answer", "15:00", "17:00", false),
    ("over its time", "13:00", "14:20", true),
    ("over its heads-up", "13:40", "13:50", true),
  ])
  func isToldOfWhereItMatters(_ what: String, _ from: String, _ to: String, _ isTold: Bool) throws {
    let id = try store.add("Call", due: try day(19, "14:00"), leads: [15, 0]).todo.id
    try store.note([try slept(from, to)])
    _ = try store.complete([id], source: .commandLine, at: try moment(19, "14:30"))
    #expect(try history(id).contains { $0.kind == .slept } == isTold, "\(what)")
  }

  @Test func isToldOfWhereItWasPutOffInto() throws {
    let id = try store.add("Call", due: try day(19, "10:05")).todo.id
    try show([id], at: "10:05", .due)
    _ = try store.snooze(
      [id],
      until: try moment(19, "12:00"),
      source: .commandLine,
      at: Workshop.now
    )
    try store.note([try slept("11:30", "12:30")])
    #expect(try history(id).contains { $0.kind == .slept })
  }

  @Test func isToldOfWhereItWasShownOnceMoreAfterIt() throws {
    let id = try store.add("Call", due: try day(19, "10:05")).todo.id
    try show([id], at: "10:05", .due)
    try store.note([try slept("11:30", "12:30")])
    try show([id], at: "12:30", .again)
    try store.note([try slept("13:00", "13:30")])
    let told = try history(id)
    #expect(told.map(\.kind) == [.captured, .fellDue, .shown, .slept, .shown])
  }

  @Test func tellsTheKindsApart() throws {
    let id = try store.add("Call", due: try day(19, "14:00")).todo.id
    let (from, to) = (try moment(19, "13:40"), try moment(19, "14:22"))
    try store.note([
      .off(from: from, to: to), .stopped(from: from, to: to), .clockSet(from: from, to: to),
      .zoneChanged(from: "Europe/Berlin", to: "America/New_York", at: try moment(19, "12:00")),
      .zoneChanged(from: "America/New_York", to: "Europe/Berlin", at: try moment(19, "16:00")),
    ])
    let told = try history(id)
    #expect(told.map(\.kind) == [.captured, .zoneChanged, .off, .stopped, .clockSet, .fellDue])
    #expect(told[1].reason == "Europe/Berlin America/New_York")
    #expect(told[1].until == nil)
    #expect(told[4].until == to)
  }

  @Test func aClockThatWentBackOverItsMomentIsToldOf() throws {
    let id = try store.add("Call", due: try day(19, "14:00")).todo.id
    try store.note([.clockSet(from: try moment(19, "15:00"), to: try moment(19, "13:00"))])
    #expect(try history(id).contains { $0.kind == .clockSet })
  }

  @Test func theLastSignOfLifeIsTheLastThatWasWritten() throws {
    #expect(try store.lastSignOfLife() == nil)
    let id = try store.add("Call", due: try day(19, "10:05")).todo.id
    #expect(try store.lastSignOfLife() == Workshop.now)
    try show([id], at: "10:05", .due)
    #expect(try store.lastSignOfLife() == (try moment(19, "10:05")))
  }

  @Test func theyGoWithTheLedger() throws {
    let id = try store.add("Call", due: try day(19, "10:05")).todo.id
    try store.note([try slept("10:00", "10:10")])
    try store.note([])
    #expect(try store.ledger("WHERE event = 'slept'", []).count == 1)
    let later = Workshop.now + .seconds(401 * 86_400)
    for _ in 0..<61 { _ = try store.add("Step", at: later) }
    #expect(try store.ledger("WHERE event = 'slept'", []).isEmpty)
    #expect(try history(id).contains { $0.kind == .slept } == false)
  }
}
