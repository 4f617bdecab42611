import Language
import Model
import Planning
import SQLite
import Testing

@testable import Store

/// What happened since a cursor, on Thursday, 2026-11-19, at 10:00.
@Suite("What happened")
struct HappeningTests {
  private let workshop: Workshop
  private let store: TodoStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.todoStore()
  }

  private static let start = HappeningCursor(
    journal: HappeningCursor.Row(id: 0, at: Instant(seconds: 0)),
    ledger: HappeningCursor.Row(id: 0, at: Instant(seconds: 0)),
    focus: ""
  )

  private func told(after cursor: HappeningCursor = start) throws -> [Happening] {
    try store.happenings(after: cursor).happenings
  }

  private func end() throws -> HappeningCursor { try store.happenings(after: Self.start).end }

  private func later(_ minutes: Int) -> Instant { Workshop.now + .minutes(minutes) }

  /// What is done, and the kinds of what is told of it.
  struct Deed: Sendable, CustomTestStringConvertible {
    let name: String
    let kinds: [Happening.Kind]
    let act: @Sendable (HappeningTests, Todo.ID) throws -> Void

    init(
      _ name: String,
      _ kinds: Happening.Kind...,
      act: @escaping @Sendable (HappeningTests, Todo.ID) throws -> Void
    ) {
      (self.name, self.kinds, self.act) = (name, kinds, act)
    }

    var testDescription: String { name }
  }

  private static let deeds: [Deed] = [
    Deed("adding two in one step", .added, .added) { test, _ in
      _ = try test.store.capture(
        [Draft(title: "a"), Draft(title: "b")],
        source: .test,
        at: test.later(1)
      )
    },
    Deed("an edit says nothing") { test, id in
      var change = TodoChange()
      change.title = "Tea"
      _ = try test.store.edit(id, change, source: .test, at: test.later(1))
    },
    Deed("completing a series once", .done) { test, id in
      _ = try test.store.complete([id], source: .test, at: test.later(1))
    },
    Deed("undo and redo say nothing", .done) { test, id in
      _ = try test.store.complete([id], source: .test, at: test.later(1))
      _ = try test.store.undo(at: test.later(2))
      _ = try test.store.redo(at: test.later(3))
    },
    Deed("putting off", .snoozed) { test, id in
      _ = try test.store.snooze([id], until: test.later(20), source: .test, at: test.later(1))
    },
    Deed("passing over", .skipped) { test, id in
      _ = try test.store.skip([id], source: .test, at: test.later(1))
    },
    Deed("deleting", .deleted) { test, id in
      try test.store.delete([id], source: .test, at: test.later(1))
    },
    Deed("another program", .added, .done, .deleted) { test, _ in
      for sql in [
        "INSERT INTO todo (id, title) VALUES ('sql', 'Bread')",
        "UPDATE todo SET completed_at = unixepoch() WHERE id = 'sql'",
        "DELETE FROM todo WHERE id = 'sql'",
      ] {
        let answer = try Shell.run(sql, on: test.workshop.path)
        #expect(answer.error == "")
      }
    },
    Deed("forgetting leaves nothing to tell") { test, id in
      _ = try test.store.complete([id], source: .test, at: test.later(1))
      _ = try test.store.snooze([id], until: test.later(20), source: .test, at: test.later(2))
      _ = try test.store.erase([id], source: .test, at: test.later(3))
    },
    Deed("what a hook does") { test, id in
      _ = try test.store.capture([Draft(title: "a")], source: .hook, at: test.later(1))
      _ = try test.store.complete([id], source: .hook, at: test.later(2))
      _ = try test.store.snooze([id], until: test.later(20), source: .hook, at: test.later(3))
      _ = try test.store.skip([id], source: .hook, at: test.later(4))
      _ = try test.store.beginFocus(
        FocusSession(todo: nil, method: .single, length: nil, at: test.later(5)),
        source: .hook,
        at: test.later(5)
      )
      try test.store.delete([id], source: .hook, at: test.later(6))
    },
    Deed("focus, as it stands in the end", .focus) { test, _ in
      _ = try test.store.beginFocus(
        FocusSession(todo: nil, method: .single, length: nil, at: test.later(1)),
        source: .test,
        at: test.later(1)
      )
      _ = try test.store.changeFocus(source: .test, at: test.later(2)) {
        $0.pause(at: test.later(2))
      }
    },
    Deed("two briefings", .briefing, .briefing) { test, _ in
      let service = try test.workshop.store()
      let day = try #require(CivilDate("2026-11-19"))
      try service.recordBriefing(of: day, at: test.later(1))
      try service.recordBriefing(of: day, .evening, at: test.later(2))
    },
  ]

  @Test(arguments: deeds)
  func isToldOf(_ deed: Deed) throws {
    let id = try store.add("Plants", due: try day(19, "18:00"), rule: "FREQ=DAILY").todo.id
    let cursor = try end()
    try deed.act(self, id)
    let told = try told(after: cursor)
    #expect(told.map(\.kind) == deed.kinds)
    #expect(Set(told.map(\.id)).count == told.count)
    #expect(try self.told(after: try end()) == [])
    #expect(told.map(\.at) == told.map(\.at).sorted())
  }

  @Test func reminderFallsDueOnceAndIsShown() throws {
    let service = try workshop.store()
    let id = try store.add("Plants", due: try day(19, "10:05")).todo.id
    let cursor = try end()
    try service.hold([id], reason: .locked, at: later(5))
    try service.hold([id], reason: .quietHours, at: later(6))
    let claimed = try service.claim([id], at: later(7))
    let popup = PopupID(server: "s", number: 1)
    try service.recordShown(claimed, popup: popup, reason: .due, at: later(7))
    let told = try told(after: cursor)
    #expect(told.map(\.kind) == [.due, .shown])
    #expect(told.map(\.reason) == ["locked", "due"])
    #expect(told.allSatisfy { $0.todo == id })
  }

  @Test func cursorMovesBehindEach() throws {
    for title in ["a", "b"] { _ = try store.add(title) }
    let id = try store.add("c", at: later(1)).todo.id
    _ = try store.complete([id], source: .test, at: later(2))
    _ = try store.snooze(
      [try store.row(titled: "a").todo.id],
      until: later(9),
      source: .test,
      at: later(3)
    )
    var cursor = Self.start
    var rest = try told()
    #expect(rest.map(\.kind) == [.added, .added, .added, .done, .snoozed])
    while let next = rest.first {
      cursor = try store.cursor(cursor, behind: next)
      rest.removeFirst()
      #expect(try told(after: cursor) == rest)
    }
  }

  @Test func beginsAtAMoment() throws {
    _ = try store.add("a")
    _ = try store.add("b", at: later(5))
    let cursor = try store.cursor(before: later(5))
    #expect(try told(after: cursor).compactMap { try store.row(of: $0)?.todo.title } == ["b"])
  }

  @Test func numbersThatAreGivenAnewAreTold() throws {
    _ = try store.add("a")
    let id = try store.add("b", at: later(1)).todo.id
    let cursor = try end()
    _ = try store.erase([id], source: .test, at: later(2))
    _ = try store.add("c", at: later(3))
    #expect(try told(after: cursor).compactMap { try store.row(of: $0)?.todo.title } == ["c"])
  }

  @Test func deletedToDoIsToldAsItWas() throws {
    let id = try store.add("Plants", due: try day(19, "18:00"), rule: "FREQ=DAILY").todo.id
    let row = try #require(try store.rows(of: [id]).first)
    let cursor = try end()
    try store.delete([id], source: .test, at: later(1))
    let told = try #require(try told(after: cursor).first)
    var found = try #require(try store.row(of: told))
    found.todo.updatedAt = row.todo.updatedAt
    found.reminder = row.reminder
    #expect(found == row)
  }

  @Test func whatWasErasedMeanwhileIsNotWrittenAnyMore() throws {
    let id = try store.add("Plants").todo.id
    let told = try #require(try told().first)
    #expect(try store.isStillWritten(told))
    _ = try store.erase([id], source: .test, at: later(1))
    #expect(try !store.isStillWritten(told))
  }

  @Test func reminderOfWhatAHookAddedIsNotTold() throws {
    let service = try workshop.store()
    _ = try store.capture(
      [Draft(title: "a", schedule: Schedule(due: try day(19, "10:05")))],
      source: .hook,
      at: Workshop.now
    )
    let id = try store.row(titled: "a").todo.id
    _ = try service.claim([id], at: later(7))
    #expect(try told() == [])
    // What a person does to it is.
    _ = try store.complete([id], source: .test, at: later(8))
    #expect(try told().map(\.kind) == [.done])
  }
}
