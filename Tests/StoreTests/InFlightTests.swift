import Language
import Model
import Planning
import Store
import Testing

/// A to-do is changed between the claim of its reminder and the record of its popup; it is Thursday,
/// 2026-11-19, at 10:00.
@Suite struct InFlightTests {
  private let workshop: Workshop
  private let store: DeliveryStore
  private let popup = PopupID(server: ":1.1", number: 7)

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  /// The rest of a digest was on the screen before, and makes no sound.
  @Test func whatWasNewIsDoneBeforeTheClaim() throws {
    let ids = try ["Old", "New"].map { try store.add($0, due: try day(19, "09:00")).todo.id }
    for pending in try store.claim(ids, at: Workshop.now) where pending.todo.id == ids[0] {
      try store.recordShown([pending], popup: popup, reason: .due, at: Workshop.now)
    }
    let planned = try store.planState(at: Workshop.now).pending
    let digest = PopupPlan(kind: .digest, reminders: planned, isSilent: false)
    #expect(planned.count == 2)
    _ = try store.complete([ids[1]], source: .commandLine, at: Workshop.now)
    let showing = try store.claim(digest, at: Workshop.now)?.showing
    #expect(showing?.kind == .again)
    #expect(showing?.isQuiet == true && showing?.isSilent == true)
  }

  /// Planned for its time in quiet hours, and moved to half an hour ago before it is claimed.
  @Test func whatIsMovedBeforeTheClaimIsPlannedAnew() throws {
    let id = try store.add("Call", due: try day(19, "10:00")).todo.id
    try store.setQuiet(Quiet(hours: ClockHours(from: .hour(0), to: .hour(12))))
    let showings = try plan().compactMap { action in
      if case .show(let showing) = action { showing } else { nil }
    }
    #expect(showings.map(\.kind) == [.due])
    var change = ReminderChange()
    change.due = try day(19, "09:30")
    _ = try store.remind(id, change, source: .commandLine, at: Workshop.now)
    for showing in showings { #expect(try store.claim(showing, at: Workshop.now) == nil) }
    #expect(try plan() == [.hold([id], .quietHours)])
  }

  private func plan() throws -> [Action] {
    Planning.plan(
      try store.planState(at: Workshop.now),
      at: Workshop.now,
      in: store.meaning.zones.current(),
      policy: Policy(),
      surroundings: Surroundings(server: popup.server)
    ).actions.filter { if case .brief = $0 { false } else { true } }
  }

  /// Leads, persistence and rule count as they are when it is on the screen.
  @Test(arguments: [("once", nil), ("rule", "11:00"), ("leads", "10:25")])
  func whatIsChangedWhileThePopupIsOnTheWayCounts(what: String, comes: String?) throws {
    let due = try day(19, what == "leads" ? "10:30" : "10:00")
    let early = try moment(19, "08:00")
    let id = try store.add("Pills", due: due, leads: [30, 0], at: early).todo.id
    let claimed = try store.claim([id], at: Workshop.now)
    var change = ReminderChange()
    switch what {
    case "once": change.persistence = .once
    case "rule": (change.rule, change.persistence) = (RecurrenceRule("FREQ=HOURLY"), .once)
    default: change.leads = [30, 5, 0]
    }
    _ = try store.remind(id, change, source: .commandLine, at: Workshop.now)
    _ = try store.settle(at: Workshop.now)
    try store.recordShown(claimed, popup: popup, reason: .due, at: Workshop.now)
    let next = try comes.map { try moment(19, $0) }
    #expect(try store.row(titled: "Pills").reminder?.fireAt == next)
  }
}
