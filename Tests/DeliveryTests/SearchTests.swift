import Delivery
import Language
import Model
import Store
import Testing

/// The desktop's search, on Saturday, 21 November 2026, at 10:00 UTC.
@Suite struct SearchTests {
  private let machine: Machine

  init() throws {
    machine = try Machine()
    machine.begin()
  }

  private func results(_ text: String) -> [SearchResult] {
    guard let text = SearchText(text), let language = machine.loop.language(at: machine.clocks)
    else { return [] }
    return machine.loop.search(TypedWords(text, in: language), at: machine.clocks)
  }

  private func found(_ text: String) -> [String] { results(text).map(\.target.id) }

  private func store(_ words: String, reading: Int = 0) -> SearchOutcome {
    guard let text = SearchText(words) else { return .gone }
    let typed = TypedWords(text, in: machine.loop.languageToStore(at: machine.clocks))
    return machine.loop.add(typed, reading: reading, at: machine.clocks)
  }

  private func count() throws -> Int { try machine.companion.todos(TodoFilter()).count }

  @Test("what opens as something to do is offered alone, and nothing is stored by looking")
  func offers() throws {
    try machine.add("Water the plants", in: 60)
    let words = "remind me to water the plants tomorrow at 9"
    for end in words.indices { _ = found(String(words[...end])) }
    let results = results(words)
    guard case .add(let text, let drafts, isOpened: true, reading: 0)? = results.first,
      results.count == 1
    else {
      Issue.record("\(results)")
      return
    }
    #expect(text.words == words)
    #expect(drafts.map(\.title) == ["Water the plants"])
    #expect(try count() == 1)
    #expect(try machine.companion.heard(at: machine.clocks.now) == [])
  }

  @Test("words find open to-dos, at most five, and each is told once")
  func finds() throws {
    let ids = try (1...7).map { try machine.add("Buy milk \($0)", in: $0) }
    #expect(found("milk") == ids.prefix(5).map { "todo/\($0)" })
    #expect(found("buy milk 3") == ["todo/\(ids[2])"])
    #expect(found("call anna") == ["add/call anna"])
    #expect(found("buy milk") == ids.prefix(5).map { "todo/\($0)" } + ["add/buy milk"])
    #expect(found("m") == [])
  }

  @Test("what may mean several things is offered as each, and whoever chooses has settled it")
  func offersReadings() throws {
    let words = "water the beds 16.35"
    #expect(found(words) == ["add/\(words)", "add2/\(words)"])
    guard case .stored(let drafts, leftOut: _, batch: _) = store(words, reading: 1) else {
      Issue.record("nothing was stored")
      return
    }
    #expect(drafts.map(\.title) == ["Water the beds"])
    let row = try machine.row("Water the beds")
    #expect(row.todo.unsure == nil && row.todo.due?.time?.description == "16:35")
  }

  @Test(
    "what is too long, empty, or meant for a screen finds nothing",
    arguments: [
      "", "   ", "\u{1B}[2J", String(repeating: "remind me ", count: 51),
      "remind me to e" + String(repeating: "\u{301}", count: 5000),
    ]
  )
  func bounds(_ text: String) { #expect(found(text) == []) }

  @Test("two hundred and fifty characters are looked at, and stay whole")
  func longest() {
    let words = "remind me to " + String(repeating: "a", count: 237)
    #expect(words.count == 250)
    #expect(found(words) == ["add/" + words])
    #expect(found(words + "a") == [])
  }

  @Test("what is chosen is stored as it is understood then, and the journal names the search")
  func stores() throws {
    guard case .stored(let drafts, _, let batch?) = store("remind me to call Anna in 10 minutes")
    else {
      Issue.record("not stored")
      return
    }
    #expect(drafts.map(\.title) == ["Call Anna"])
    let row = try machine.row("Call Anna")
    #expect(row.todo.source == .search)
    #expect(row.dueAt == Machine.start + .minutes(10))
    #expect(machine.done().contains("changed"))
    #expect(try machine.companion.lastStep() == batch)
    #expect(
      try machine.companion.heard(at: machine.clocks.now).map(\.text) == [
        "remind me to call Anna in 10 minutes"
      ]
    )
    #expect(try machine.companion.undo(at: machine.clocks.now)?.titles == ["Call Anna"])
    #expect(try count() == 0)
  }

  @Test("a step is taken back as long as it is the last one")
  func takesBack() throws {
    guard case .stored(_, _, let batch?) = store("buy milk") else {
      Issue.record("not stored")
      return
    }
    try machine.add("Another", in: 5)
    guard case .notTakenBack = machine.loop.takeBack(batch, at: machine.clocks) else {
      Issue.record("taken back")
      return
    }
    _ = try machine.companion.undo(at: machine.clocks.now)
    guard case .takenBack = machine.loop.takeBack(batch, at: machine.clocks) else {
      Issue.record("not taken back")
      return
    }
    #expect(try count() == 0)
  }

  @Test("Done completes, and Later puts off by the usual minutes")
  func answers() throws {
    let (first, second) = (try machine.add("Water"), try machine.add("Bread", in: 60))
    guard case .done = machine.loop.complete(first, by: .search, at: machine.clocks),
      case .putOff(_, let until, _) = machine.loop.putOff(second, by: .search, at: machine.clocks)
    else {
      Issue.record("not done")
      return
    }
    #expect(until == Machine.start + .minutes(10))
    #expect(try machine.row("Water").todo.completedAt == Machine.start)
    #expect(try machine.row("Bread").reminder?.fireAt == until)
    guard case .gone = machine.loop.complete(first, by: .search, at: machine.clocks),
      case .gone = machine.loop.putOff("no such id", by: .search, at: machine.clocks)
    else {
      Issue.record("there is still something")
      return
    }
  }

  @Test("what repeats and has not come yet is not counted as done")
  func comesLater() throws {
    _ = store("water the plants every day at 18:00")
    let id = try machine.row("Water the plants").todo.id
    guard case .comesLater = machine.loop.complete(id, by: .search, at: machine.clocks) else {
      Issue.record("counted")
      return
    }
    #expect(try machine.companion.steps(limit: 1).map(\.label) == [.capture])
  }

  @Test("words that the database does not take are told, and nothing is lost of them")
  func busy() throws {
    try machine.whileBusy {
      guard case .notTaken(_, let words?) = store("buy milk") else {
        Issue.record("taken")
        return
      }
      #expect(words == "buy milk")
    }
    #expect(try count() == 0)
  }

  @Test("an id that no result has means nothing", arguments: ["", "add", "add/", "x/1", "add/  "])
  func foreign(_ id: String) { #expect(SearchTarget(id) == nil) }

  @Test("a to-do whose popup is on the screen is shown there once more")
  func showsAgain() throws {
    let id = try machine.add("Tea")
    machine.handle(.check)
    machine.show(4)
    #expect(machine.loop.showAgain(id, at: machine.clocks))
    #expect(machine.posts.last?.replaces == 4)
    let later = try machine.add("Bread", in: 90)
    #expect(!machine.loop.showAgain(later, at: machine.clocks))
    #expect(machine.loop.look(at: later, machine.clocks)?.row.todo.title == "Bread")
  }
}
