import Model
import Testing

@testable import Language

/// The signs that people type who are used to them.
@Suite("Shorthand")
struct ShorthandTests {
  /// A text, and the to-do that comes of it.
  struct Typed: Sendable, CustomTestStringConvertible {
    let text: String
    let title: String
    var list: String?
    var priority = Priority.normal
    var due: String?

    init(
      _ text: String,
      _ title: String,
      list: String? = nil,
      _ priority: Priority = .normal,
      at due: String? = nil
    ) {
      (self.text, self.title, self.list) = (text, title, list)
      (self.priority, self.due) = (priority, due)
    }

    var testDescription: String { text }
  }

  private func typed(_ text: String, isTyped: Bool = true) throws -> [Draft] {
    var context = try context(lists: ["Inbox", "Work", "Home Office", "Groceries", "DIY"])
    context.isTyped = isTyped
    return understand(text, in: context).drafts
  }

  private func expect(_ typed: Typed, _ drafts: [Draft]) throws {
    #expect(drafts.map(\.title) == [typed.title])
    let draft = try #require(drafts.first)
    #expect(draft.list == typed.list)
    #expect(draft.priority == typed.priority)
    #expect(written(draft.due) == typed.due)
  }

  @Test(arguments: [
    Typed("buy milk #groceries", "Buy milk", list: "Groceries"),
    Typed("buy milk #Groceries", "Buy milk", list: "Groceries"),
    Typed("#groceries buy milk", "Buy milk", list: "Groceries"),
    Typed("buy milk #groceries\n", "Buy milk", list: "Groceries"),
    Typed("buy milk #groceries.", "Buy milk", list: "Groceries"),
    Typed("buy #groceries milk", "Buy milk", list: "Groceries"),
    Typed("buy milk +groceries", "Buy milk", list: "Groceries"),
    Typed("paint the shelf #diy", "Paint the shelf", list: "DIY"),
    Typed("tidy up #home-office", "Tidy up", list: "Home Office"),
    Typed("tidy up #home_office", "Tidy up", list: "Home Office"),
    Typed("email bob #work friday", "Email bob", list: "Work", at: "2026-03-06"),
    Typed("email bob friday #work", "Email bob", list: "Work", at: "2026-03-06"),
    Typed("email bob at 5 #work", "Email bob", list: "Work", at: "2026-03-04T17:00"),
    Typed("call mum every sunday #work", "Call mum", list: "Work", at: "2026-03-08"),
    Typed("sweep the yard +chores", "Sweep the yard", list: "chores"),
  ])
  func aSignNamesAList(_ row: Typed) throws {
    try expect(row, typed(row.text))
  }

  @Test(arguments: [
    Typed("buy seeds #Garden", "Buy seeds", list: "Garden"),
    Typed("#Garden buy seeds", "Buy seeds", list: "Garden"),
    Typed("buy seeds #Garden tomorrow", "Buy seeds", list: "Garden", at: "2026-03-05"),
    Typed("buy seeds #spring_plans !high", "Buy seeds", list: "spring plans", .high),
  ])
  func aListThatIsNewIsMadeAtAnEdge(_ row: Typed) throws {
    try expect(row, typed(row.text))
  }

  @Test(arguments: [
    Typed("buy milk !high", "Buy milk", .high), Typed("!high buy milk", "Buy milk", .high),
    Typed("buy milk !1", "Buy milk", .high), Typed("buy milk !2", "Buy milk"),
    Typed("buy milk !low", "Buy milk", .low), Typed("buy milk !3", "Buy milk", .low),
    Typed("buy !high milk", "Buy milk", .high),
    Typed("buy milk !high tomorrow", "Buy milk", .high, at: "2026-03-05"),
    Typed("buy milk !HIGH", "Buy milk", .high),
  ])
  func aSignSaysHowMuchItMatters(_ row: Typed) throws {
    try expect(row, typed(row.text))
  }

  @Test(arguments: [
    Typed("pay rent due:friday", "Pay rent", at: "2026-03-06"),
    Typed("due:friday pay rent", "Pay rent", at: "2026-03-06"),
    Typed("pay rent due:friday\n", "Pay rent", at: "2026-03-06"),
    Typed("pay rent due:2026-12-01", "Pay rent", at: "2026-12-01"),
    Typed("pay rent due:tomorrow", "Pay rent", at: "2026-03-05"),
    Typed("pay rent due:tomorrow 5pm", "Pay rent", at: "2026-03-05T17:00"),
    Typed("pay rent due:next friday", "Pay rent", at: "2026-03-13"),
    Typed("pay rent due:eod", "Pay rent", at: "2026-03-04T17:00"),
    Typed("pay rent due:17:30", "Pay rent", at: "2026-03-04T17:30"),
    Typed("pay rent due:friday #work !high", "Pay rent", list: "Work", .high, at: "2026-03-06"),
    Typed("pay due:friday rent", "Pay rent", at: "2026-03-06"),
  ])
  func aWordNamesTheDay(_ row: Typed) throws {
    try expect(row, typed(row.text))
  }

  @Test(arguments: [
    "#12 fix the door", "Learn C#", "Compute a+b", "Call +49 170 123", "Post the #sunset photo",
    "Call bob @work", "Dinner with anna +guest", "Post #work/life essay", "Fix issue #b12",
    "Read due:process", "Ask about due: process", "#groceries", "!high", "Buy !highlights",
    "Shout wow!high", "Write \"#work\" on the box", "Write \"!high\" on it", "Rate it 5!",
    "Read example.com/#work", "Paint it #ff0000", "# groceries", "Play F#",
    "Test \"due:friday\" parsing", "Buy milk+groceries", "Sort by #-count",
  ])
  func whatIsNoSignStaysInTheTitle(_ title: String) throws {
    let plain = try typed(title, isTyped: false)
    #expect(try typed(title) == plain)
  }

  @Test func whatThingsAreForGoesForEach() throws {
    let drafts = try typed("milk, eggs and bread #groceries")
    #expect(drafts.map(\.title) == ["Milk", "Eggs", "Bread"])
    #expect(drafts.map(\.list) == ["Groceries", "Groceries", "Groceries"])
    let headed = try typed("#groceries: milk, eggs")
    #expect(headed.map(\.title) == ["Milk", "Eggs"])
    #expect(headed.map(\.list) == ["Groceries", "Groceries"])
  }

  @Test func eachToDoHasItsOwn() throws {
    let drafts = try typed("email bob #work !high, buy milk #groceries due:friday")
    #expect(drafts.map(\.title) == ["Email bob", "Buy milk"])
    #expect(drafts.map(\.list) == ["Work", "Groceries"])
    #expect(drafts.map(\.priority) == [.high, .normal])
    #expect(drafts.map { written($0.due) } == [nil, "2026-03-06"])
  }

  @Test func eachValueTellsWhereItCameFrom() throws {
    let text = "buy milk #groceries !high due:friday"
    let spans = try #require(typed(text).first).spans
    let words = spans.map { span in
      let scalars = Array(text.unicodeScalars)[span.range]
      return "\(span.role): \(String(String.UnicodeScalarView(scalars)))"
    }
    #expect(words == ["list: #groceries", "priority: !high", "time: due:friday"])
  }

  @Test(arguments: ["buy milk #groceries", "buy milk !low", "pay rent due:friday"])
  func whatWasHeardHasNone(_ text: String) throws {
    let drafts = try typed(text, isTyped: false)
    #expect(drafts.allSatisfy { $0.list == nil && $0.priority == .normal && $0.due == nil })
  }

  @Test func itCanBeSwitchedOff() throws {
    var context = try context(lists: ["Groceries"]) { $0.readsShorthand = false }
    context.isTyped = true
    let drafts = understand("buy milk #groceries", in: context).drafts
    #expect(drafts.map(\.title) == ["Buy milk #groceries"])
    #expect(drafts.map(\.list) == [nil])
  }
}
