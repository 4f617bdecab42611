import Language
import Model
import SQLite
import Testing

@testable import Store

/// Much work is one step of the journal, and others can write while it goes on.
@Suite("Steps in pieces") struct PiecesTests {
  private let workshop: Workshop
  private let store: TodoStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.todoStore()
    // Each item, and each change that is taken back, is a transaction of its own.
    store.pieceBudget = .zero
    store.mostRevertedAtOnce = 1
  }

  private func entries(_ count: Int, chain: Bool = false) -> [ImportEntry] {
    (0..<count).map { index in
      var draft = Draft(title: "To-do \(index)")
      if index % 3 == 0 {
        draft.schedule = Schedule(due: .absolute(Workshop.now + .minutes(index + 60)))
      }
      var entry = ImportEntry(id: "entry-\(index)", draft: draft)
      if chain, index > 0 { entry.parent = "entry-\(index - 1)" }
      return entry
    }
  }

  /// Everything that can be seen of lists, to-dos and reminders.
  private func everything() throws -> [String] {
    try store.connection.all(
      """
      SELECT todo.id || title || coalesce(completed_at, '') || coalesce(parent_id, '')
             || coalesce(due_at, '') || list_id || coalesce(state, '') || coalesce(fire_at, '')
        FROM todo LEFT JOIN reminder ON todo_id = todo.id ORDER BY todo.id
      """
    ) { $0.text(0) }
  }

  @Test func anImportIsOneStepThatOneUndoTakesBack() throws {
    _ = try store.add("Mine")
    let before = try everything()
    let imported = try store.importing(entries(40), at: Workshop.now)
    #expect(imported.added.count == 40)
    let after = try everything()
    #expect(after.count == 41)
    let batches = try store.connection.first("SELECT count(*) FROM batch WHERE label = 'import'") {
      $0.integer(0)
    }
    #expect(batches == 40)
    #expect(try store.undo(at: Workshop.now)?.titles.count == 40)
    #expect(try everything() == before)
    #expect(try store.redo(at: Workshop.now)?.label == .import)
    #expect(try everything() == after)
    #expect(try store.undo(at: Workshop.now)?.label == .import)
    #expect(try everything() == before)
  }

  @Test func othersWriteBetweenThePieces() throws {
    let other = try workshop.todoStore()
    var written = 0
    store.letOthersIn = {
      written += 1
      #expect(throws: Never.self) { try other.add("Theirs \(written)") }
    }
    _ = try store.importing(entries(5), at: Workshop.now)
    #expect(written == 4)
    #expect(try store.openTitles().count == 9)
    store.letOthersIn = {}
    // What they did stays, whose step is another one.
    let step = try #require(try imports().first)
    #expect(try store.undo(step, at: Workshop.now) != nil)
    #expect(try store.openTitles() == (1...4).map { "Theirs \($0)" })
  }

  /// The steps that are imports.
  private func imports() throws -> [Int] {
    try store.steps(limit: 100).filter { $0.label == .import }.map(\.id)
  }

  @Test func whatFailsInTheMiddleLeavesNothing() throws {
    let before = try everything()
    let header = BatchHeader(label: .import, source: .import)
    #expect(throws: DatabaseError.diskFull(path: workshop.path)) {
      try store.inPieces(entries(10), as: header, at: Workshop.now) {
        entry,
        _ throws(DatabaseError) in
        guard entry.id != "entry-7" else { throw .diskFull(path: workshop.path) }
        try store.insert(
          entry,
          list: TodoList.inbox,
          parent: nil,
          source: .import,
          restsBefore: Workshop.now,
          at: Workshop.now
        )
      }
    }
    #expect(try everything() == before)
  }

  @Test func whatIsTakenBackMeanwhileGoesNoFurther() throws {
    let other = try workshop.todoStore()
    var isFirst = true
    store.letOthersIn = {
      guard isFirst else { return }
      isFirst = false
      #expect(throws: Never.self) { try other.undo(at: Workshop.now) }
    }
    #expect(throws: DatabaseError.busy(path: workshop.path)) {
      try store.importing(entries(5), at: Workshop.now)
    }
    #expect(try store.openTitles() == [])
  }

  @Test func aStepOfSeveralChangesGoesOnAfterOthers() throws {
    let other = try workshop.todoStore()
    store.letOthersIn = { #expect(throws: Never.self) { try other.add("Theirs") } }
    try store.together(label: .sync, source: .sync, at: Workshop.now) {
      _ = try store.add("First")
      #expect(store.keepsOthersWaiting)
      try store.letOthersWrite(at: Workshop.now)
      _ = try store.add("Second")
    }
    #expect(try store.openTitles() == ["First", "Theirs", "Second"])
    let step = try #require(try store.steps(limit: 9).first { $0.titles.contains("First") })
    #expect(step.titles == ["First", "Second"])
    store.letOthersIn = {}
    _ = try store.undo(step.id, at: Workshop.now)
    #expect(try store.openTitles() == ["Theirs"])
  }

  @Test func aLongChainIsCutAtADepth() throws {
    _ = try store.importing(entries(70, chain: true), at: Workshop.now)
    let tops = try store.connection.first("SELECT count(*) FROM todo WHERE parent_id IS NULL") {
      $0.integer(0)
    }
    #expect(tops == 4)
    for index in 0..<70 {
      #expect(try store.ancestors(of: "entry-\(index)").count <= Nesting.deepest)
    }
  }

  @Test func manyCompletionsComeBackAsTheyWere() throws {
    var ids: [Todo.ID] = []
    for index in 0..<12 {
      let rule = index % 2 == 0 ? "FREQ=DAILY" : nil
      let row = try store.add(
        "Thing \(index)",
        due: .floating(try #require(CivilDate("2026-11-20")), nil),
        rule: rule
      )
      ids.append(row.todo.id)
    }
    let parent = try store.add("Parent")
    _ = try store.move(
      Array(ids.prefix(4)),
      to: .under(parent.todo.id),
      source: .test,
      at: Workshop.now
    )
    let before = try everything()
    _ = try store.complete(ids, source: .test, at: Workshop.now)
    let after = try everything()
    _ = try store.undo(at: Workshop.now)
    #expect(try everything() == before)
    _ = try store.redo(at: Workshop.now)
    #expect(try everything() == after)
    _ = try store.undo(at: Workshop.now)
    try store.delete(ids + [parent.todo.id], source: .test, at: Workshop.now)
    _ = try store.undo(at: Workshop.now)
    #expect(try everything() == before)
  }

  @Test func manySeriesThatPauseOrPassOverComeBackAsTheyWere() throws {
    let day = Due.floating(try #require(CivilDate("2026-11-20")), nil)
    let ids = try (0..<6).map { try store.add("Thing \($0)", due: day, rule: "FREQ=DAILY").todo.id }
    let before = try everything()
    let skipped = try store.skip(ids, source: .test, at: Workshop.now)
    #expect(skipped.rows.count == 6)
    #expect(try everything() != before)
    _ = try store.undo(at: Workshop.now)
    #expect(try everything() == before)
    let paused = try store.pause(ids, until: nil, source: .test, at: Workshop.now)
    #expect(paused.allSatisfy { $0.todo.pause != nil })
    _ = try store.undo(at: Workshop.now)
    #expect(try store.rows(of: ids).allSatisfy { $0.todo.pause == nil })
    #expect(try everything() == before)
  }

  @Test func whatTheServiceDoesBetweenThePiecesIsNoChangeOfOthers() throws {
    let due = Due.absolute(Workshop.now - .minutes(5))
    let ids = try (0..<6).map { try store.add("Thing \($0)", due: due).todo.id }
    for id in ids {
      let until = Workshop.now + .minutes(90)
      _ = try store.snooze([id], until: until, source: .test, at: Workshop.now)
    }
    let before = try everything()
    var change = TodoChange()
    change.time.clearsDue = true
    try store.together(label: .freshStart, source: .test, at: Workshop.now) {
      for id in ids { _ = try store.edit(id, change, source: .test, at: Workshop.now) }
    }
    let service = try workshop.store()
    store.letOthersIn = {
      #expect(throws: Never.self) {
        _ = try service.settle(at: Workshop.now)
        #expect(try service.claim(ids, at: Workshop.now) == [])
      }
    }
    let undone = try #require(try store.undo(at: Workshop.now))
    #expect(undone.left == [])
    #expect(try everything() == before)
  }

  @Test func whatAStepWouldDoIsFoundInACopy() throws {
    _ = try store.importing(entries(20), at: Workshop.now)
    let step = try #require(try store.lastStep())
    let outlook = try #require(try store.outlook(.undo, step, at: Workshop.now))
    #expect(outlook.effects.count == 20)
    #expect(outlook.effects.allSatisfy { $0.kind == .goes })
    #expect(try store.openTitles().count == 20)
  }
}
