import Language
import Model
import Store
import Testing

@Suite struct OrderingTests {
  private let workshop: Workshop
  private let store: DeliveryStore
  private let rows: [TodoRow]

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
    let drafts = ["A", "B", "C", "D"].map { Draft(title: $0) }
    rows = try store.capture(drafts, source: .commandLine, at: Workshop.now).rows
  }

  private func id(_ title: String) throws -> String {
    try #require(rows.first { $0.todo.title == title }).todo.id
  }

  private func order() throws -> String { try store.openTitles().joined() }

  @discardableResult
  private func move(_ title: String, _ place: ListPlace) throws -> Edited? {
    try store.reorder(try id(title), to: place, source: .commandLine, at: Workshop.now)
  }

  @Test func aToDoTakesEveryPlace() throws {
    try move("C", .top)
    #expect(try order() == "CABD")
    try move("A", .bottom)
    #expect(try order() == "CBDA")
    try move("A", .before(try id("B")))
    #expect(try order() == "CABD")
    try move("C", .after(try id("B")))
    #expect(try order() == "ABCD")
    try move("C", .after(try id("B")))
    #expect(try order() == "ABCD")
  }

  @Test func oneMoveIsOneBatchEvenWhereTheListIsCountedAnew() throws {
    // 1, 2, 3, 4 leave no number between them.
    try move("D", .after(try id("A")))
    #expect(try order() == "ADBC")
    #expect(try store.undo(at: Workshop.now)?.label == .reorder)
    #expect(try order() == "ABCD")
    _ = try store.redo(at: Workshop.now)
    #expect(try order() == "ADBC")
  }

  @Test func positionsThatOthersLeftTheSameAreToldApart() throws {
    let shell = try Shell.run("UPDATE todo SET position = 7", on: workshop.path)
    #expect(shell.error == "")
    let before = try order().map(String.init)
    let last = try #require(before.last)
    try move(last, .before(try id(before[1])))
    #expect(try order() == [before[0], last, before[1], before[2]].joined())
  }

  @Test func aNeighbourOnAnotherListIsNone() throws {
    let other = try store.capture(
      [Draft(title: "E", list: "Other")],
      source: .commandLine,
      at: Workshop.now
    )
    let neighbour = try #require(other.rows.first).todo.id
    #expect(try move("A", .after(neighbour)) == nil)
    #expect(try store.row(titled: "A").todo.position == rows[0].todo.position)
  }

  @Test func aHundredMovesToOnePlaceKeepTheirOrder() throws {
    for number in 0..<100 {
      try move(["B", "C", "D"][number % 3], .after(try id("A")))
      #expect(try order().hasPrefix("A"))
    }
    #expect(try order() == "ABDC")
  }

  @Test func whatIsDoneIsClearedAwayAndComesBack() throws {
    let done = [try id("A"), try id("B")]
    _ = try store.complete([done[0]], source: .commandLine, at: try moment(1, "10:00"))
    _ = try store.complete([done[1]], source: .commandLine, at: try moment(18, "10:00"))
    #expect(try store.done().map(\.todo.title) == ["B", "A"])
    #expect(try store.done(before: try moment(10, "10:00")).map(\.todo.title) == ["A"])
    #expect(try store.done(in: "Nowhere") == [])
    try store.clearDone([done[0], try id("C")], source: .commandLine, at: Workshop.now)
    #expect(try store.done().map(\.todo.title) == ["B"])
    #expect(try order() == "CD")
    #expect(try store.undo(at: Workshop.now)?.label == .clearDone)
    #expect(try store.done().map(\.todo.title) == ["B", "A"])
  }
}

/// Positions at the end of their range.
@Suite(.enabled(if: Shell.isInstalled, "There is no sqlite3 shell on this machine."))
struct PositionRangeTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "9007199254740993"])
  func whatLiesBeyondIsRefused(_ position: String) throws {
    _ = try store.add("Milk")
    for statement in [
      "UPDATE todo SET position = \(position);", "UPDATE list SET position = \(position);",
      "INSERT INTO todo(title, position) VALUES ('Eggs', \(position));",
      "INSERT INTO list(name, position) VALUES ('Home', \(position));",
    ] {
      let answer = try Shell.run(statement, on: workshop.path)
      #expect(answer.error.contains("A position lies between -2^53 and 2^53"), "\(statement)")
    }
  }

  @Test func aListThatIsFullTakesMore() throws {
    _ = try store.add("Last")
    let limit =
      "UPDATE todo SET position = 9007199254740992; UPDATE list SET position = 9007199254740992;"
    #expect(try Shell.run(limit, on: workshop.path).error == "")
    let milk = try store.add("Milk").todo.id
    #expect(
      try Shell.run("INSERT INTO todo(title) VALUES ('Eggs');", on: workshop.path).error == ""
    )
    #expect(try Shell.run("INSERT INTO list(name) VALUES ('Home');", on: workshop.path).error == "")
    _ = try store.reorder(milk, to: .bottom, source: .test, at: Workshop.now)
    #expect(try store.openTitles().last == "Milk")
  }

  @Test func neighboursFarApartLeaveRoomBetween() throws {
    let (first, middle, last) = (
      try store.add("First").todo.id, try store.add("Middle").todo.id, try store.add("Last").todo.id
    )
    let limit = """
      UPDATE todo SET position = -9007199254740992 WHERE id = '\(first)';
      UPDATE todo SET position = 9007199254740992 WHERE id = '\(last)';
      """
    #expect(try Shell.run(limit, on: workshop.path).error == "")
    _ = try store.reorder(middle, to: .before(last), source: .test, at: Workshop.now)
    #expect(try store.row(titled: "Middle").todo.position == 0)
    _ = try store.reorder(middle, to: .top, source: .test, at: Workshop.now)
    #expect(try store.openTitles() == ["Middle", "First", "Last"])
  }
}
