import Language
import Model
import Planning
import Store
import Testing

@Suite struct QueryTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  @Test func timedOnesComeFirstByTimeThenTheOthersByPosition() throws {
    _ = try store.add("First untimed")
    _ = try store.add("Tomorrow", due: try day(20))
    _ = try store.add("Second untimed")
    _ = try store.add("Today", due: try day(19, "20:00"))
    _ = try store.add("Soon", due: .absolute(try moment(19, "19:00")))
    #expect(
      try store.openTitles() == ["Soon", "Today", "Tomorrow", "First untimed", "Second untimed"]
    )
  }

  @Test func aFilterLetsThroughByStatusListAndWords() throws {
    let drafts = [
      Draft(title: "Buy milk", list: "Groceries"), Draft(title: "Buy 100% juice"),
      Draft(title: "Ring Müller", notes: "about the MILK"), Draft(title: "Buy stamps"),
    ]
    let rows = try store.capture(drafts, source: .commandLine, at: Workshop.now).rows
    _ = try store.complete([rows[3].todo.id], source: .commandLine, at: Workshop.now)
    func titles(_ change: (inout TodoFilter) -> Void) throws -> Set<String> {
      var filter = TodoFilter()
      change(&filter)
      return Set(try store.todos(filter).map(\.todo.title))
    }
    #expect(try titles { $0.words = ["MILK"] } == ["Buy milk", "Ring Müller"])
    #expect(try titles { $0.words = ["buy", "%"] } == ["Buy 100% juice"])
    #expect(try titles { $0.words = ["müLLER", "milk"] } == ["Ring Müller"])
    #expect(try titles { $0.words = ["_"] } == [])
    #expect(try titles { $0.list = "GROCERIES" } == ["Buy milk"])
    #expect(try titles { $0.list = "unknown" } == [])
    #expect(try titles { $0.status = .done } == ["Buy stamps"])
    #expect(try titles { $0.status = .all }.count == 4)
    #expect(try titles { $0.limit = 2 }.count == 2)
    #expect(try titles { $0.limit = -1 } == [])
  }

  @Test func theLatestDoneComesFirst() throws {
    for (number, title) in ["A", "B", "C"].enumerated() {
      let id = try store.add(title).todo.id
      _ = try store.complete([id], source: .commandLine, at: Workshop.now + .seconds(number))
    }
    var filter = TodoFilter()
    filter.status = .done
    #expect(try store.todos(filter).map(\.todo.title) == ["C", "B", "A"])
  }

  @Test func aToDoIsFoundByHandleIdAndWords() throws {
    let row = try store.add("Ring the dentist")
    for reference in [
      row.todo.handle, row.todo.handle.uppercased(), row.todo.id, "dentist", "ring DENT", " ring ",
    ] {
      #expect(try store.find(reference) == .one(row))
    }
    for reference in ["", "  ", "plumber", "ring plumber", "%", "zz"] {
      #expect(try store.find(reference) == .none)
    }
  }

  /// The titles that a reference points at.
  private func titles(_ reference: String) throws -> [String] {
    switch try store.find(reference) {
    case .one(let row): [row.todo.title]
    case .several(let rows): rows.map(\.todo.title).sorted()
    case .none: []
    }
  }

  @Test func aHandleMayBeFollowedByWordsOfItsTitle() throws {
    let row = try store.add("Ring the dentist")
    _ = try store.add("Ring the dentist")
    for words in ["Ring the dentist", "dentist", "DENT ring"] {
      #expect(try store.find("\(row.todo.handle) \(words)") == .one(row))
    }
    #expect(try store.find("\(row.todo.handle) plumber") == .none)
  }

  @Test(.enabled(if: Shell.isInstalled, "There is no sqlite3 shell on this machine."))
  func aHandleIsFoundByAPrefixOfTwoCharacters() throws {
    let inserts = """
      INSERT INTO todo(title, handle) VALUES ('One', 'a1b2'), ('Two', 'a1c3'), ('Long', 'a1b2f'),
        ('Make the bed', '7777'), ('Other', 'bed4');
      """
    #expect(try Shell.run(inserts, on: workshop.path).error == "")
    #expect(try titles("a1b2") == ["One"])
    #expect(try titles("a1b2f") == ["Long"])
    #expect(try titles("a1c") == ["Two"])
    #expect(try titles("a1") == ["Long", "One", "Two"])
    #expect(try titles("7") == [])
    #expect(try titles("77") == ["Make the bed"])
    #expect(try titles("bed") == ["Make the bed", "Other"])
  }

  @Test(.enabled(if: Shell.isInstalled, "There is no sqlite3 shell on this machine."))
  func aHandleThatIsAWordOfAnotherTitlePointsAtBoth() throws {
    let inserts = """
      INSERT INTO todo(title, handle) VALUES ('Take pills', 'face'), ('Wash face', 'a1b2'),
        ('Taxes', '2027'), ('Plan 2027', 'b1b2'), ('Cafe', 'c1c2'), ('Rent', 'cafe'),
        ('Ring Ann', 'beef'), ('Beefy', 'dada'), ('Call', 'a2a2'), ('Buy a2a2 paper', 'd1d2');
      """
    #expect(try Shell.run(inserts, on: workshop.path).error == "")
    #expect(try titles("face") == ["Take pills", "Wash face"])
    #expect(try titles("FACE") == ["Take pills", "Wash face"])
    #expect(try titles("face pills") == ["Take pills"])
    #expect(try titles("2027") == ["Plan 2027", "Taxes"])
    #expect(try titles("cafe") == ["Cafe", "Rent"])
    #expect(try titles("dada") == ["Beefy"])
    #expect(try titles("a2a2") == ["Call"])
  }

  @Test(arguments: [
    ("it", []), ("ta", []), ("my", ["Take my vitamins"]), ("vit", ["Take my vitamins"]),
    ("amins", []), ("min", []), ("milk", ["Oat-milk"]),
    ("butter", ["Buttermilk"]),
    ("oat-milk", ["Oat-milk"]), ("termin", []), ("zahn", ["Zahnarzttermin"]), ("奶", ["买牛奶"]),
  ])
  func aNameIsAWordOrItsBeginningAndNoPieceOfOne(_ name: String, found: [String]) throws {
    for title in ["Take my vitamins", "Oat-milk", "Buttermilk", "Zahnarzttermin", "买牛奶"] {
      _ = try store.add(title)
    }
    #expect(try titles(name) == found)
  }

  @Test(arguments: [100, 1200, 40_000])
  func soManyWordsFindNothing(_ count: Int) throws {
    _ = try store.add("Ring the dentist")
    let words = (0..<count).map { "word\($0)" }
    #expect(try store.find(words.joined(separator: " ")) == .none)
    var filter = TodoFilter()
    filter.words = words
    #expect(try store.todos(filter) == [])
  }

  @Test func openOnesAreFoundBeforeDoneOnes() throws {
    let done = try store.add("Buy milk")
    _ = try store.complete([done.todo.id], source: .commandLine, at: Workshop.now)
    guard case .one(let found) = try store.find("milk") else {
      Issue.record("A done to-do is found if no open one fits.")
      return
    }
    #expect(found.todo.id == done.todo.id)
    let open = try store.add("Buy milk")
    #expect(try store.find("milk") == .one(open))
  }

  @Test func whatComesNextIsTheEarliestThenTheMostImportant() throws {
    #expect(try store.next() == nil)
    _ = try store.add("Low")
    var draft = Draft(title: "High")
    draft.priority = .high
    _ = try store.capture([draft], source: .commandLine, at: Workshop.now)
    #expect(try store.next()?.todo.title == "High")
    let steps: [(String, Due)] = [
      ("Day", try day(21)), ("Clock", try day(21, "08:59")),
      ("Elapsed", .absolute(try moment(21, "08:58"))),
      ("Fixed", .zoned(try #require(CivilDate("2026-11-21")), .hour(2), zone: "Test/Away")),
      ("Far", .zoned(try #require(CivilDate("2026-11-20")), .hour(22), zone: "Test/Away")),
    ]
    for (title, due) in steps {
      _ = try store.add(title, due: due)
      #expect(try store.next()?.todo.title == (title == "Fixed" ? "Fixed" : title))
    }
  }

  @Test func whatWasPutOffIsNotNext() throws {
    let rent = try store.add("Pay rent", due: try day(20, "09:00")).todo.id
    _ = try store.add("Call bob", due: try day(20, "12:00"))
    #expect(try store.next()?.todo.title == "Pay rent")
    let friday = try moment(22, "10:00")
    _ = try store.snooze([rent], until: friday, source: .commandLine, at: Workshop.now)
    #expect(try store.next()?.todo.title == "Call bob")
    let soon = try moment(20, "11:00")
    _ = try store.snooze([rent], until: soon, source: .commandLine, at: Workshop.now)
    #expect(try store.next()?.todo.title == "Pay rent")
  }

  @Test func aBriefingTellsTheDay() throws {
    for (title, priority, due) in [
      ("Evening", Priority.normal, try day(19, "20:00")),
      ("Important", .high, try day(19, "21:00")),
      ("Morning", .normal, try day(19, "08:00")),
      ("Low", .low, try day(19, "07:00")),
      ("Earlier", .normal, try day(12)),
      ("Tomorrow", .normal, try day(20)),
    ] {
      var draft = Draft(title: title, schedule: Schedule(due: due))
      draft.priority = priority
      _ = try store.capture([draft], source: .commandLine, at: Workshop.now)
    }
    var deadline = Draft(title: "Report", schedule: Schedule(due: try day(20, "09:00")))
    deadline.phrase = "by friday"
    _ = try store.capture([deadline], source: .commandLine, at: Workshop.now)
    let today = try #require(CivilDate("2026-11-19"))
    let contents = try store.briefing(of: today, at: Workshop.now)
    #expect(contents.dueToday == 5)
    #expect(contents.picks.map(\.todo.title) == ["Important", "Morning", "Evening"])
    #expect(contents.stillOnList.map(\.todo.title) == ["Earlier"])
    #expect(contents.ahead.map(\.todo.title) == ["Report"])
  }

  @Test func aBriefedDayIsRemembered() throws {
    let today = try #require(CivilDate("2026-11-19"))
    try store.recordBriefing(of: today, at: Workshop.now)
    #expect(try store.planState(at: Workshop.now).lastBriefed == today)
    #expect(try workshop.store().planState(at: Workshop.now).lastBriefed == today)
  }
}
