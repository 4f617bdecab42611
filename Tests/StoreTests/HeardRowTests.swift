import Language
import Model
import SQLite
import Testing

@testable import Store

/// What was said lately is known, for a while, with what became of it.
@Suite struct HeardRowTests {
  private let store: TodoStore
  private let now = Workshop.now

  init() throws {
    store = try Workshop().todoStore()
  }

  private func setAside(_ text: String, at moment: Instant? = nil) throws {
    try store.note(HeardWords(text, at: moment ?? now), as: .setAside)
  }

  @Test func whatWasStoredNamesItsTodosAndWhatWasLeftOut() throws {
    let words = HeardWords("milk and bread, oh well", leftOut: ["oh", "well"], at: now)
    let drafts = [Draft(title: "Milk"), Draft(title: "Bread")]
    let captured = try store.capture(drafts, from: words, source: .voice, at: now)
    let heard = try store.heard(at: now)
    #expect(heard.map(\.text) == ["milk and bread, oh well"])
    #expect(heard[0].outcome == .stored && heard[0].isWaiting)
    #expect(heard[0].leftOut == ["oh", "well"])
    #expect(heard[0].rows == captured.rows)
    try store.delete([captured.rows[0].todo.id], source: .commandLine, at: now)
    #expect(try store.heard(at: now)[0].rows.map(\.todo.title) == ["Bread"])
  }

  @Test func whereADraftIsRefusedNothingIsNoted() throws {
    #expect(throws: DatabaseError.self) {
      let words = HeardWords("nothing", at: now)
      _ = try store.capture([Draft(title: " ")], from: words, source: .voice, at: now)
    }
    #expect(try store.heard(at: now) == [])
  }

  @Test func aTextSetAsideWaitsUntilItIsStored() throws {
    try setAside("hello there")
    try setAside("you")
    #expect(try store.heard(at: now).map(\.isWaiting) == [true, true])
    let row = try store.add("you")
    #expect(try store.heard(at: now).map(\.text) == ["you", "hello there"])
    #expect(try store.heard(at: now).map(\.isWaiting) == [false, true])
    #expect(try store.heard(at: now)[0].rows.map(\.todo.id) == [row.todo.id])
  }

  @Test func aTextThatWasKeptIsTheSameText() throws {
    try setAside("hello there")
    try store.note(HeardWords("what is left", at: now), as: .question)
    var words = HeardWords("hello there", at: now)
    words.kept = try #require(try store.heard(at: now).last?.id)
    _ = try store.capture([Draft(title: "Hello")], from: words, source: .voice, at: now)
    let heard = try store.heard(at: now)
    #expect(heard.map(\.outcome) == [.question, .stored])
    #expect(heard[1].rows.map(\.todo.title) == ["Hello"])
  }

  @Test func theLast20OfTheLast7DaysAreKept() throws {
    for number in 1...25 { try setAside("text \(number)") }
    let last = stride(from: 25, through: 6, by: -1).map { "text \($0)" }
    #expect(try store.heard(at: now).map(\.text) == last)
    let later = now + .seconds(7 * 86_400 + 1)
    try setAside("new", at: later)
    #expect(try store.heard(at: later).map(\.text) == ["new"])
    _ = try store.capture([Draft(title: "Milk")], source: .commandLine, at: later)
    let left = try store.connection.all("SELECT text FROM heard") { $0.text(0) }
    #expect(left == ["new"])
  }

  @Test func theSameWordsOfTheSameMomentAreOneText() throws {
    for _ in 1...3 { try setAside("call it a day") }
    #expect(try store.heard(at: now).count == 1)
  }

  @Test func aLongTextIsRepeatedInPartOnlyWhereItIsStored() throws {
    let long = String(repeating: "é", count: 20_000)
    try setAside(long)
    let draft = Draft(title: "Long")
    _ = try store.capture([draft], from: HeardWords(long, at: now), source: .voice, at: now)
    #expect(try store.heard(at: now).map(\.text.count) == [10_001, 20_000])
  }

  @Test func aForgottenTodoIsNoLongerHeard() throws {
    let words = HeardWords("fetch the thing from the place", at: now)
    let draft = Draft(title: "Collect parcel")
    let captured = try store.capture([draft], from: words, source: .voice, at: now)
    try setAside("about the COLLECT PARCEL thing")
    try setAside("something else")
    _ = try store.erase(captured.rows.map(\.todo.id), source: .commandLine, at: now)
    #expect(try store.heard(at: now).map(\.text) == ["something else"])
  }
}
