import Model
import Planning
import Store
import Testing

@Suite("The history of a to-do")
struct StoryTests {
  private typealias Kind = HistoryEvent.Kind
  let workshop: Workshop
  let store: DeliveryStore
  private let popup = PopupID(server: ":1.7@bus", number: 5)

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @Test func tellsFromTheFirstWordToTheAnswer() throws {
    let id = try store.add("Call", due: try day(19, "10:05")).todo.id
    try show([id], at: try moment(19, "10:05"), .due)
    _ = try store.snooze(in: popup, until: try moment(19, "10:16"), at: try moment(19, "10:06"))
    try store.forget(popup, reason: "withdrawn", at: try moment(19, "10:06"))
    try show([id], at: try moment(19, "10:16"), .again)
    _ = try store.complete([id], source: .commandLine, at: try moment(19, "10:20"))
    let told = try events(of: id)
    #expect(
      told.map(\.kind) == [
        .captured, .fellDue, .shown, .snoozed, .withdrawn, .shown, .done,
      ]
    )
    #expect(told[0].source == .test)
    #expect(told[0].dueAt == (try moment(19, "10:05")))
    #expect(told[3].source == .popup)
    #expect(told[3].until == (try moment(19, "10:16")))
    #expect(told[6].source == .commandLine)
  }

  @Test func namesHowManyOthersWereInThePopup() throws {
    let ids = try ["A", "B", "C"].map { try store.add($0, due: try day(19, "09:00")).todo.id }
    try show(ids, at: Workshop.now, .digest)
    let shown = try #require(try events(of: ids[0]).first { $0.kind == .shown })
    #expect(shown.others == 2)
    #expect(shown.reason == "digest")
  }

  @Test func tellsWhoMovedItAndToWhen() throws {
    let id = try store.add("Call", due: try day(19, "10:05")).todo.id
    var change = ReminderChange()
    change.due = try day(20, "09:00")
    change.phrase = "tomorrow morning"
    _ = try store.remind(id, change, source: .commandLine, at: try moment(19, "10:03"))
    let told = try events(of: id, at: try moment(20, "12:00"))
    #expect(told.map(\.kind) == [.captured, .moved, .fellDue])
    #expect(told[1].phrase == "tomorrow morning")
    #expect(told[1].dueAt == (try moment(20, "09:00")))
    #expect(told[2].at == (try moment(20, "09:00")))
  }

  @Test func tellsWhatAnotherProgramDid() throws {
    _ = try Shell.run(
      """
      INSERT INTO todo (id, title, due_date, due_time) VALUES ('one', 'Milk', '2026-11-19', '09:00');
      """,
      on: workshop.path
    )
    _ = try store.settle(at: .init(seconds: 1_795_078_801))
    _ = try Shell.run(
      "UPDATE todo SET completed_at = unixepoch() WHERE id = 'one';",
      on: workshop.path
    )
    let told = try #require(try store.history(of: "one", at: Workshop.now)).events
    #expect(told.filter { $0.kind != .fellDue }.map(\.kind) == [.captured, .done])
    #expect(told.last { $0.kind == .done }?.source == .sql)
  }

  @Test func namesTheNextOccurrenceOfWhatWasDone() throws {
    let id = try store.add("Pills", due: try day(19, "10:05"), rule: "FREQ=DAILY").todo.id
    _ = try store.complete([id], source: .commandLine, at: try moment(19, "10:10"))
    let told = try events(of: id, at: try moment(19, "11:00"))
    #expect(told.map(\.kind) == [.captured, .fellDue, .done])
    #expect(told[2].dueAt == (try moment(20, "10:05")))
  }

  @Test func tellsOfASkippedOccurrenceAndAPause() throws {
    let id = try store.add("Pills", due: try day(19, "10:05"), rule: "FREQ=DAILY").todo.id
    _ = try store.skip([id], source: .commandLine, at: try moment(19, "10:10"))
    _ = try store.pause([id], until: nil, source: .commandLine, at: try moment(19, "10:11"))
    _ = try store.resume([id], source: .commandLine, at: try moment(19, "10:12"))
    let told = try events(of: id, at: try moment(19, "11:00"))
    #expect(told.map(\.kind) == [.captured, .fellDue, .skipped, .paused, .resumed])
    #expect(told[2].dueAt == (try moment(20, "10:05")))
  }

  @Test func aDeletedOneIsToldByItsOldHandle() throws {
    let row = try store.add("Gone", due: try day(19, "10:05"))
    try store.delete([row.todo.id], source: .commandLine, at: try moment(19, "10:02"))
    let id = try #require(try store.deletedTodo(String(row.todo.handle.prefix(3))))
    let history = try #require(try store.history(of: id, at: Workshop.now))
    #expect(history.title == "Gone")
    #expect(history.row == nil)
    #expect(history.events.map(\.kind) == [.captured, .deleted])
    _ = try store.undo(at: try moment(19, "10:03"))
    #expect(try store.deletedTodo(row.todo.handle) == nil)
    #expect(try events(of: id).map(\.kind) == [.captured, .deleted, .restored, .fellDue])
  }

  @Test func aSnoozeThatWasTakenBackIsToldSo() throws {
    let id = try store.add("Call", due: try day(19, "10:05")).todo.id
    _ = try store.snooze(
      [id],
      until: try moment(19, "11:00"),
      source: .commandLine,
      at: Workshop.now
    )
    _ = try store.undo(at: try moment(19, "10:01"))
    #expect(try events(of: id).map(\.kind) == [.captured, .snoozed, .unsnoozed, .fellDue])
  }

  @Test func whatRangLastIsKnown() throws {
    #expect(try store.rangLast(at: Workshop.now) == nil)
    let ids = try ["A", "B"].map { try store.add($0, due: try day(19, "09:00")).todo.id }
    for id in ids { try show([id], at: Workshop.now, .late) }
    #expect(try store.rangLast(at: Workshop.now)?.title == "B")
  }

  @Test func whatCameUpIsToldWithWhatCameOfIt() throws {
    let names = ["Done", "Later", "Waits", "Held", "Before"]
    let ids = try names.map { try store.add($0, due: try day(19, "09:00")).todo.id }
    try show([ids[4]], at: try moment(19, "09:00"), .due)
    for (minute, id) in zip(1..., ids.prefix(3)) {
      let number = PopupID(server: ":1.7@bus", number: UInt32(minute))
      try show([id], at: try moment(19, "10:0\(minute)"), .late, on: number)
    }
    try show([ids[2]], at: try moment(19, "10:13"), .again)
    try store.hold([ids[3]], reason: .noNotificationServer, at: try moment(19, "10:14"))
    _ = try store.complete([ids[0]], source: .popup, at: try moment(19, "10:20"))
    _ = try store.snooze(
      [ids[1]],
      until: try moment(19, "12:00"),
      source: .commandLine,
      at: try moment(19, "10:21")
    )
    let deliveredReminders = try store.deliveredReminders(
      since: Workshop.now,
      at: try moment(19, "10:30")
    )
    #expect(deliveredReminders.map(\.title) == ["Done", "Later", "Waits", "Held"])
    #expect(deliveredReminders.map(\.outcome) == [.done, .snoozed, .waiting, .held])
    #expect(deliveredReminders.map(\.times) == [1, 1, 2, 0])
    #expect(deliveredReminders[1].until == (try moment(19, "12:00")))
    #expect(deliveredReminders.map(\.isWaiting) == [false, false, true, true])
  }

  @Test func whatWasOnlyHandedOverWasNotShown() throws {
    let id = try store.add("Pill", due: try day(19, "09:00")).todo.id
    for (clock, obstacle, times) in [
      ("10:01", HoldReason.doNotDisturb, 0), ("10:11", nil, 1), ("10:31", .locked, 2),
    ] {
      let now = try moment(19, clock)
      try show([id], at: now, times == 0 ? .late : .again, behind: obstacle)
      let told = try store.deliveredReminders(since: Workshop.now, at: now)
      #expect(told.map(\.times) == [times])
      #expect(told.map(\.outcome) == [.waiting])
    }
  }

  @Test func aLaterAnswerIsTheOneThatIsTold() throws {
    let id = try store.add("Later", due: try day(19, "09:00")).todo.id
    try show([id], at: try moment(19, "10:01"), .late)
    let later = try moment(19, "12:00")
    _ = try store.snooze([id], until: later, source: .popup, at: try moment(19, "10:02"))
    _ = try store.complete([id], source: .commandLine, at: try moment(19, "10:03"))
    func told(_ clock: String) throws -> [DeliveredReminder.Outcome] {
      try store.deliveredReminders(since: Workshop.now, at: try moment(19, clock)).map(\.outcome)
    }
    #expect(try told("10:10") == [.done])
    _ = try store.undo(at: try moment(19, "10:04"))
    #expect(try told("10:11") == [.waiting])
    _ = try store.redo(at: try moment(19, "10:05"))
    #expect(try told("10:12") == [.done])
  }

  @Test func anUndoneOccurrenceIsOpenAgainAndWasNotDoneByUndo() throws {
    let id = try store.add("Pills", due: try day(19, "10:05"), rule: "FREQ=DAILY").todo.id
    _ = try store.complete([id], source: .commandLine, at: try moment(19, "10:10"))
    _ = try store.undo(at: try moment(19, "10:11"))
    #expect(try events(of: id).map(\.kind) == [.captured, .fellDue, .done, .reopened])
    _ = try store.redo(at: try moment(19, "10:12"))
    let told = try events(of: id)
    #expect(told.map(\.kind) == [.captured, .fellDue, .done, .reopened, .done])
    #expect(told.last?.dueAt == (try moment(20, "10:05")))
  }

  private func events(of id: Todo.ID, at now: Instant? = nil) throws -> [HistoryEvent] {
    let moment = try now ?? moment(19, "10:30")
    return try #require(try store.history(of: id, at: moment)).events
  }

  private func show(
    _ ids: [Todo.ID],
    at now: Instant,
    _ kind: PopupPlan.Kind,
    on popup: PopupID? = nil,
    behind obstacle: HoldReason? = nil
  ) throws {
    let claimed = try store.claim(ids, at: now)
    #expect(claimed.map(\.todo.id) == ids)
    try store.recordShown(
      claimed,
      popup: popup ?? self.popup,
      reason: kind,
      behind: obstacle,
      at: now
    )
  }
}
