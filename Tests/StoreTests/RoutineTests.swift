import Language
import Model
import Planning
import SQLite
import Testing

@testable import Store

/// Parts of what repeats, on Thursday, 2026-11-19, at 10:00.
@Suite("The parts of a routine") struct RoutineTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  /// A way in which an occurrence is over.
  enum Way: CaseIterable, CustomTestStringConvertible {
    case done, doneWithParts, doneByAnotherProgram, skipped, leftOut, paused

    var testDescription: String {
      switch self {
      case .done: "done"
      case .doneWithParts: "done with all of its parts"
      case .doneByAnotherProgram: "done by another program"
      case .skipped: "skipped"
      case .leftOut: "left out of the series"
      case .paused: "passed over by a pause"
      }
    }
  }

  @Test("come back open when an occurrence is over", arguments: Way.allCases)
  func comeBack(_ way: Way) throws {
    let ids = try morning()
    try complete(ids[1], ids[2], ids[3])
    try end(ids[0], ids, way)
    #expect(try open() == ["Morning", "shoes", "teeth", "top row", "water"])
    #expect(try store.row(titled: "Morning").dueAt.map { $0 > (try moment(19, "09:00")) } == true)
    #expect(try Invariants(connection: store.connection).broken() == [])
  }

  @Test("are as they were after an undo", arguments: [Way.done, .doneWithParts, .skipped])
  func undo(_ way: Way) throws {
    let ids = try morning()
    try complete(ids[1], ids[2])
    let before = try image()
    try end(ids[0], ids, way)
    let after = try image()
    let undone = try #require(try store.undo(at: Workshop.now))
    #expect(undone.left == [])
    #expect(try image() == before)
    _ = try store.redo(at: Workshop.now)
    #expect(try image() == after)
  }

  @Test("that were done stay known as done")
  func history() throws {
    let ids = try morning()
    try complete(ids[1], ids[2])
    _ = try store.complete([ids[0]], source: .test, at: Workshop.now)
    let day = try moment(19, "00:00")..<moment(20, "00:00")
    #expect(
      try store.done(in: day).map(\.row.todo.title).sorted() == ["Morning", "shoes", "teeth"]
    )
  }

  @Test("keep their own life where they repeat, with what is below them")
  func repeating() throws {
    let ids = try morning()
    let laundry = try draft("laundry", due: day(19, "12:00"), rule: "FREQ=WEEKLY")
    let added = try store.capture(
      [laundry, Draft(title: "sort", parent: 0)],
      under: [0: ids[0]],
      source: .test,
      at: Workshop.now
    ).rows.map(\.todo.id)
    try complete(added[1])
    _ = try store.complete([ids[0]], source: .test, at: Workshop.now)
    #expect(try store.row(titled: "sort").todo.completedAt != nil)
    #expect(try store.row(titled: "laundry").todo.due == day(19, "12:00"))
  }

  @Test("go along with it where they have a time")
  func timed() throws {
    let ids = try morning()
    let timed = try store.capture(
      [
        try draft("pills", due: day(19, "09:10")), try draft("bins", due: day(18)),
        try draft("call", due: day(19, "11:00")),
      ],
      under: [0: ids[0], 1: ids[0], 2: ids[0]],
      source: .test,
      at: Workshop.now
    ).rows.map(\.todo.id)
    try complete(timed[0], timed[1])
    _ = try store.complete([ids[0]], source: .test, at: Workshop.now)
    #expect(try store.row(titled: "pills").todo.due == day(20, "09:10"))
    #expect(try store.row(titled: "pills").reminder?.fireAt == (try moment(20, "09:10")))
    #expect(try store.row(titled: "bins").todo.due == day(19))
    // What is still to be done stays where it is.
    #expect(try store.row(titled: "call").todo.due == day(19, "11:00"))
  }

  @Test("stay done where the series has ended")
  func ended() throws {
    let ids = try morning(rule: "FREQ=DAILY;COUNT=1")
    try complete(ids[1])
    _ = try store.complete([ids[0]], source: .test, at: Workshop.now)
    #expect(try store.row(titled: "teeth").todo.completedAt != nil)
  }

  @Test("stay done where what they are part of comes once")
  func once() throws {
    let ids = try morning(rule: nil)
    try complete(ids[1])
    _ = try store.complete([ids[0]], source: .test, at: Workshop.now)
    #expect(try store.row(titled: "teeth").todo.completedAt != nil)
  }

  @Test("come back with the next occurrence where nobody answered the one before")
  func givenWay() throws {
    let ids = try morning()
    try complete(ids[1], ids[2])
    try show(ids[0], at: Workshop.now)
    #expect(try open() == ["Morning", "top row", "water"])
    let early = try moment(20, "08:50")
    _ = try store.complete([ids[4]], source: .test, at: early)
    let next = try moment(20, "09:00")
    _ = try store.settle(at: next)
    try show(ids[0], at: next)
    // What was done this morning is for this morning.
    #expect(try open() == ["Morning", "shoes", "teeth", "top row"])
    let again = try moment(20, "09:40")
    try complete(ids[1])
    try show(ids[0], at: again)
    #expect(try open() == ["Morning", "shoes", "top row"])
  }

  @Test("that were done after midnight were for the evening before")
  func afterMidnight() throws {
    let ids = try morning(at: "21:00")
    try show(ids[0], at: try moment(19, "21:00"))
    _ = try store.complete([ids[1]], source: .test, at: try moment(20, "00:10"))
    let next = try moment(20, "21:00")
    _ = try store.settle(at: next)
    try show(ids[0], at: next)
    #expect(try open().contains("teeth"))
  }

  @Test("that were done ahead on their day stay done, though it was shown late in the night")
  func shownAfterMidnight() throws {
    let ids = try morning(at: "21:00")
    try show(ids[0], at: try moment(19, "21:00"))
    try show(ids[0], at: try moment(20, "00:05"))
    _ = try store.complete([ids[1]], source: .test, at: try moment(20, "18:00"))
    let next = try moment(20, "21:00")
    _ = try store.settle(at: next)
    try show(ids[0], at: next)
    #expect(try !open().contains("teeth"))
  }

  @Test("of several times a day come back with each, and stay done once more claimed")
  func severalTimes() throws {
    let ids = try morning(rule: "FREQ=DAILY;BYHOUR=9,20")
    try show(ids[0], at: try moment(19, "09:00"))
    try complete(ids[1], ids[4])
    let evening = try moment(19, "20:00")
    _ = try store.settle(at: evening)
    _ = try store.claim([ids[0]], at: evening)
    #expect(try open().contains("teeth"))
    _ = try store.complete([ids[1]], source: .test, at: try moment(19, "20:01"))
    // The service ended before it could record that.
    try store.connection.run(
      "UPDATE reminder SET state = 'scheduled', fire_at = ?",
      [Value(milliseconds: evening)]
    )
    _ = try store.claim([ids[0]], at: try moment(19, "20:02"))
    #expect(try !open().contains("teeth"))
  }
}

extension RoutineTests {
  /// A series with parts: teeth, shoes with a part of their own, and water.
  private func morning(
    rule: String? = "FREQ=DAILY",
    at clock: String = "09:00"
  ) throws -> [Todo.ID] {
    let drafts = [
      try draft("Morning", due: day(19, clock), rule: rule),
      Draft(title: "teeth", parent: 0), Draft(title: "shoes", parent: 0),
      Draft(title: "top row", parent: 2), Draft(title: "water", parent: 0),
    ]
    return try store.capture(drafts, source: .test, at: try moment(19, "07:00")).rows.map(\.todo.id)
  }

  private func draft(_ title: String, due: Due, rule: String? = nil) throws -> Draft {
    Draft(
      title: title,
      schedule: Schedule(due: due, rule: rule.flatMap(RecurrenceRule.init))
    )
  }

  private func complete(_ ids: Todo.ID...) throws {
    for id in ids { _ = try store.complete([id], source: .test, at: Workshop.now) }
  }

  private func end(_ id: Todo.ID, _ ids: [Todo.ID], _ way: Way) throws {
    let now = Workshop.now
    switch way {
    case .done: _ = try store.complete([id], source: .test, at: now)
    case .doneWithParts: _ = try store.complete(ids, source: .test, at: now)
    case .doneByAnotherProgram:
      let shell = try Shell.run(
        "UPDATE todo SET completed_at = unixepoch() WHERE title = 'Morning'",
        on: workshop.path
      )
      #expect(shell.error == "")
      _ = try store.settle(at: now)
    case .skipped: _ = try store.skip([id], source: .test, at: now)
    case .leftOut:
      let shell = try Shell.run(
        "UPDATE todo SET exceptions = '2026-11-19' WHERE title = 'Morning'",
        on: workshop.path
      )
      #expect(shell.error == "")
      _ = try store.settle(at: now)
    case .paused:
      _ = try store.pause([id], until: nil, source: .test, at: now)
      _ = try store.resume([id], source: .test, at: try moment(21, "12:00"))
    }
  }

  private func show(_ id: Todo.ID, at moment: Instant) throws {
    let claimed = try store.claim([id], at: moment)
    #expect(claimed.count == 1)
    try store.recordShown(
      claimed,
      popup: PopupID(server: ":1.1", number: 7),
      reason: .due,
      at: moment
    )
  }

  private func open() throws -> [String] { try store.openTitles().sorted() }

  /// All that is known of the to-dos, their reminders and what was done.
  private func image() throws -> String {
    let answer = try Shell.run(
      """
      SELECT title, completed_at, due_date, due_time, due_at, occurrence, series_start, rrule,
             parent_id, position FROM todo ORDER BY id;
      SELECT todo_id, state, stage, attempts, again_at, fire_at FROM reminder ORDER BY todo_id;
      SELECT * FROM completion ORDER BY completed_at, todo_id;
      """,
      on: workshop.path
    )
    #expect(answer.error == "")
    return answer.output
  }
}
