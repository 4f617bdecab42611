import Language
import Model
import SQLite
import Store
import Testing

@Suite("Trees of to-dos")
struct TreeTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  /// Stores an outline: each to-do with the position of what it is part of.
  private func capture(_ outline: [(title: String, parent: Int?, due: Due?)]) throws -> [TodoRow] {
    let drafts = outline.map { line in
      Draft(
        title: line.title,
        schedule: line.due.map { Schedule(due: $0) },
        parent: line.parent
      )
    }
    return try store.capture(drafts, source: .test, at: Workshop.now).rows
  }

  private func outline(_ filter: TodoFilter = TodoFilter()) throws -> [String] {
    let tree = TodoTree(try store.todos(filter))
    let outline = tree.entries.map {
      String(repeating: "-", count: $0.depth) + tree.rows[$0.row].todo.title
    }
    // A list is read in another way, and has the same order.
    let listed = try store.listed(filter)
    #expect(
      listed.entries.map {
        String(repeating: "-", count: $0.depth) + listed.rows[$0.row].title
      } == outline
    )
    #expect(try store.todoTree(filter).map(\.todo.title) == tree.arranged.map(\.todo.title))
    return outline
  }

  @Test func partsMayComeBeforeWhatTheyArePartOf() throws {
    _ = try capture([("Boots", 1, nil), ("Hiking", 2, nil), ("Plans", nil, nil)])
    #expect(try outline() == ["Plans", "-Hiking", "--Boots"])
  }

  /// Each within the one before, as a program may write them that counts wrong.
  @Test(.timeLimit(.minutes(5)))
  func partsMayLieFarWithinParts() throws {
    let depth = 3000
    let line = try capture((0..<depth).map { ("Step \($0)", $0 == 0 ? nil : $0 - 1, nil) })
    #expect(line.count == depth)
    let outline = try outline()
    #expect(outline.count == depth)
    #expect(outline.last == String(repeating: "-", count: depth - 1) + "Step \(depth - 1)")
  }

  @Test func aRowInPlaceOfAnotherClosesNoCircle() throws {
    _ = try capture([("Plans", nil, nil), ("Hiking", 0, nil), ("Boots", 1, nil)])
    let answer = try Shell.run(
      """
      REPLACE INTO todo(id, title, parent_id)
      SELECT plans.id, 'Plans', boots.id FROM todo AS plans, todo AS boots
       WHERE plans.title = 'Plans' AND boots.title = 'Boots';
      """,
      on: workshop.path
    )
    #expect(answer.error.contains("A to-do cannot be part of itself."))
    #expect(try outline() == ["Plans", "-Hiking", "--Boots"])
  }

  @Test func aTreeStandsByItsEarliestMemberAndKeepsItsOrder() throws {
    _ = try capture([
      ("Second", nil, try day(22)), ("Plans", nil, nil), ("A", 1, nil), ("B", 1, try day(21)),
      ("Untimed", nil, nil), ("Third", nil, try day(23)),
    ])
    #expect(try outline() == ["Plans", "-A", "-B", "Second", "Third", "Untimed"])
  }

  @Test func anUntimedTreeStandsWhereItsRootStands() throws {
    let rows = try capture([("Part", nil, nil), ("First", nil, nil), ("Root", nil, nil)])
    _ = try store.move(
      [rows[0].todo.id],
      to: .under(rows[2].todo.id),
      source: .test,
      at: Workshop.now
    )
    #expect(try outline() == ["First", "Root", "-Part"])
  }

  @Test func whatIsDoneStaysInTheTreeOfWhatIsOpen() throws {
    let rows = try capture([("Plans", nil, nil), ("A", 0, nil), ("B", 0, nil)])
    _ = try store.complete([rows[1].todo.id], source: .test, at: Workshop.now)
    #expect(try outline() == ["Plans", "-B"])
    var all = TodoFilter()
    all.status = .all
    #expect(try outline(all) == ["Plans", "-A", "-B"])
    // A part that is open below one that is done stands on its own where only open ones are shown.
    _ = try store.complete([rows[0].todo.id], source: .test, at: Workshop.now)
    #expect(try outline() == ["B"])
    #expect(try outline(all) == ["Plans", "-A", "-B"])
  }

  @Test func eachRowStandsInTheTreeOnce() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20 {
      let count = Int.random(in: 1...30, using: &generator)
      let outline = (0..<count).map { index -> (title: String, parent: Int?, due: Due?) in
        let parent = index > 0 && Bool.random() ? Int.random(in: 0..<index) : nil
        return ("T\(index)", parent, nil)
      }
      _ = try capture(outline)
    }
    let rows = try store.todos(TodoFilter()).shuffled()
    let tree = TodoTree(rows)
    #expect(tree.entries.map(\.row).sorted() == Array(rows.indices))
    var line: [String] = []
    for entry in tree.entries {
      line = Array(line.prefix(entry.depth))
      #expect(rows[entry.row].todo.parent == line.last)
      line.append(rows[entry.row].todo.id)
    }
  }

  @Test func pathsAreReadFromTheOutermostOn() throws {
    let rows = try capture([("Plans", nil, nil), ("Hiking", 0, nil), ("Boots", 1, nil)])
    #expect(try store.ancestors(of: rows[2].todo.id).map(\.title) == ["Plans", "Hiking"])
    #expect(try store.ancestors(of: rows[2].todo.id, limit: 1).map(\.title) == ["Hiking"])
    #expect(try store.openParts(below: [rows[0].todo.id]).map(\.todo.title) == ["Hiking", "Boots"])
  }

  @Test func movingTakesTheWholeTreeAndIsTakenBack() throws {
    let rows = try capture([("Plans", nil, nil), ("Hiking", 0, nil), ("Boots", 1, nil)])
    let ids = rows.map(\.todo.id)
    let moved = try store.move([ids[1]], to: .list("Trips"), source: .test, at: Workshop.now)
    #expect(moved.newList == "Trips")
    #expect(moved.parts == 1)
    #expect(try store.row(titled: "Boots").listName == "Trips")
    #expect(try store.row(titled: "Hiking").todo.parent == nil)
    #expect(try store.undo(at: Workshop.now)?.left == [])
    #expect(try store.row(titled: "Boots").listName == "Inbox")
    #expect(try outline() == ["Plans", "-Hiking", "--Boots"])
    #expect(try store.listNames() == ["Inbox"])
  }

  @Test func theDatabaseKeepsCirclesOut() throws {
    let rows = try capture([("Plans", nil, nil), ("Hiking", 0, nil)])
    let ids = rows.map(\.todo.id)
    #expect(try store.isPart(ids[1], of: ids[0]))
    #expect(throws: DatabaseError.self) {
      try store.move([ids[0]], to: .under(ids[1]), source: .test, at: Workshop.now)
    }
    #expect(try outline() == ["Plans", "-Hiking"])
  }

  @Test func aListGoesWithItsToDosOrWithoutThem() throws {
    let drafts = ["Milk", "Bread"].map { Draft(title: $0, list: "Groceries") }
    _ = try store.capture(drafts, source: .test, at: Workshop.now)
    let list = try #require(try store.listRows().last).list.id
    try store.deleteList(list, .moved(TodoList.inbox), source: .test, at: Workshop.now)
    #expect(try store.row(titled: "Milk").listName == "Inbox")
    #expect(try store.undo(at: Workshop.now)?.titles == ["Groceries"])
    #expect(try store.row(titled: "Milk").listName == "Groceries")
    try store.deleteList(list, .deleted, source: .test, at: Workshop.now)
    #expect(try outline() == [])
    _ = try store.undo(at: Workshop.now)
    #expect(try outline() == ["Milk", "Bread"])
    #expect(try store.row(titled: "Bread").listName == "Groceries")
  }

  @Test func aSearchReadsOnlyWhatItShows() throws {
    _ = try capture((0..<50).map { ("Number \($0)", nil, nil) })
    let found = try store.search(["number"], .open, limit: 5)
    #expect(found.hits.count == 5)
    #expect(found.count == 50)
    #expect(found.hits.allSatisfy { $0.place == .titleWords })
    #expect(try store.search(["umber", "49"], .open, limit: 5).hits.map(\.place) == [.title])
  }
}
