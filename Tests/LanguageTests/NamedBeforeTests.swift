import Language
import Model
import Testing

/// "them", "it", "some": words that speak of what was named right before.
struct NamedBeforeTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let titles: [String]
    let list: String?
    var testDescription: String { text }

    init(_ text: String, _ titles: [String], list: String? = nil) {
      self.text = text
      self.titles = titles
      self.list = list
    }
  }

  @Test(arguments: [
    Row("i ran out of oats add them to my grocery list", ["Oats"], list: "grocery"),
    Row("we're out of salt, add it to the shopping list", ["Salt"], list: "shopping"),
    Row(
      "i am out of soap and need it to be added to my shopping list",
      ["Soap"],
      list: "shopping"
    ),
    Row(
      "buy nails and glue and add them to my hardware list",
      ["Nails", "Glue"],
      list: "hardware"
    ),
    Row("need salt and rice put those on the grocery list", ["Salt", "Rice"], list: "grocery"),
    Row("fix the tap, put that on my home list", ["Fix the tap"], list: "home"),
    Row(
      "i ran out of oats add them to my grocery list and i'm low on tea too",
      ["Oats", "Tea"],
      list: "grocery"
    ),
    Row("we're out of hay so buy some", ["Buy hay"]),
    Row("i'm running low on hay so get some more", ["Get hay"]),
  ])
  func theyAreTheThings(_ row: Row) throws {
    let drafts = understand(row.text, in: try context()).drafts
    #expect(drafts.map(\.title) == row.titles)
    #expect(drafts.allSatisfy { $0.list == row.list })
  }

  @Test func theTimeOfTheThingsStays() throws {
    let drafts = understand(
      "pick up plums and pears for friday put those on the market list",
      in: try context()
    ).drafts
    #expect(drafts.map(\.title) == ["Plums", "Pears"])
    #expect(drafts.map { written($0.due) } == ["2026-03-06", "2026-03-06"])
  }

  @Test(arguments: [("add them to my list", "Add them to my list"), ("buy some", "Buy some")])
  func withNothingBeforeTheyAreWords(_ text: String, _ title: String) throws {
    #expect(understand(text, in: try context()).drafts.map(\.title) == [title])
  }

  @Test func whatWasPutOnAListCanBeTakenBack() throws {
    let drafts = understand(
      "fix the tap. buy salt and rice and add them to my shop list. scratch that. call ann",
      in: try context()
    ).drafts
    #expect(drafts.map(\.title) == ["Fix the tap", "Call ann"])
  }

  @Test func wantAloneIsTalk() throws {
    #expect(understand("i'm low on coffee", in: try context()).noise == .chatter)
  }
}
