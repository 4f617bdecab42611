import Language
import Model
import Planning
import Store
import Testing

/// A to-do is changed between the claim of its reminder and the record of its popup; it is Thursday,
/// 2026-11-19, at 10:00.
@Suite struct InFlightTests {
  private let workshop: Workshop
  private let store: Store
  private let popup = PopupID(server: ":1.1", number: 7)

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
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
    _ = try store.remind(id, change, source: "cli", at: Workshop.now)
    _ = try store.settle(at: Workshop.now)
    try store.recordShown(claimed, popup: popup, reason: .due, at: Workshop.now)
    let next = try comes.map { try moment(19, $0) }
    #expect(try store.row(titled: "Pills").reminder?.fireAt == next)
  }
}
