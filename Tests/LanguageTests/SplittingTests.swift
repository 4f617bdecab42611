import Language
import Model
import Testing

/// One ramble, several to-dos.
struct SplittingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    let titles: [String]
    var testDescription: String { text }

    init(_ text: String, _ titles: [String]) {
      self.text = text
      self.titles = titles
    }
  }

  private func titles(_ text: String) throws -> [String] {
    understand(text, in: try context()).drafts.map(\.title)
  }

  @Test(arguments: [
    Row("Water the ferns. Call the plumber!", ["Water the ferns", "Call the plumber"]),
    Row("water the ferns\ncall the plumber", ["Water the ferns", "Call the plumber"]),
    Row("water the ferns and call the plumber", ["Water the ferns", "Call the plumber"]),
    Row("water the ferns, then call the plumber", ["Water the ferns", "Call the plumber"]),
    Row("water the ferns oh and call the plumber", ["Water the ferns", "Call the plumber"]),
    Row("water the ferns plus call the plumber", ["Water the ferns", "Call the plumber"]),
    Row(
      "fix the tap, sweep the yard, feed the hens",
      ["Fix the tap", "Sweep the yard", "Feed the hens"]
    ),
    Row("Ask Dr. Reed about the scan", ["Ask Dr. Reed about the scan"]),
  ])
  func atEndsAndConnectives(_ row: Row) throws {
    #expect(try titles(row.text) == row.titles)
  }

  @Test(arguments: [
    Row("buy oats call my aunt and pay the rent", ["Buy oats", "Call my aunt", "Pay the rent"]),
    Row("fix the tap remind me to feed the hens", ["Fix the tap", "Feed the hens"]),
    Row("i need to mow the lawn i have to fix the gate", ["Mow the lawn", "Fix the gate"]),
  ])
  func withoutAnyPunctuation(_ row: Row) throws {
    #expect(try titles(row.text) == row.titles)
  }

  @Test(arguments: [
    Row("buy bread and butter", ["Buy bread and butter"]),
    Row("call mom and pick up the kids", ["Call mom", "Pick up the kids"]),
    Row("wash and fold the towels", ["Wash and fold the towels"]),
    Row("go to the market and get plums", ["Go to the market and get plums"]),
    Row("meet ann and joe for tea", ["Meet ann and joe for tea"]),
    Row("try and finish the puzzle", ["Try and finish the puzzle"]),
  ])
  func verbsSplitAndObjectsDoNot(_ row: Row) throws {
    #expect(try titles(row.text) == row.titles)
  }

  @Test func addingToAListSplitsObjects() throws {
    let drafts = understand("add milk and eggs to my grocery list", in: try context()).drafts
    #expect(drafts.map(\.title) == ["Milk", "Eggs"])
    #expect(drafts.map(\.list) == ["grocery", "grocery"])
  }

  @Test(arguments: [
    Row("add milk eggs and bread to my grocery list", ["Milk", "Eggs", "Bread"]),
    Row("add bananas cheese to the grocery list", ["Bananas", "Cheese"]),
    Row("add olive oil and salt to my grocery list", ["Olive oil", "Salt"]),
    Row("add peanut butter and goat cheese to my grocery list", ["Peanut butter", "Goat cheese"]),
    Row("milk and eggs to my grocery list", ["Milk", "Eggs"]),
    Row("milk, eggs and bread on the shopping list", ["Milk", "Eggs", "Bread"]),
    Row("dinner with anna and bob", ["Dinner with anna and bob"]),
    Row("call anna and bob from my family list", ["Call anna and bob"]),
    Row("pay the gas and water bill", ["Pay the gas and water bill"]),
    Row("pay the rent and phone bill", ["Pay the rent and phone bill"]),
    Row("call anna and phone bill", ["Call anna", "Phone bill"]),
    Row("buy milk eggs", ["Buy milk eggs"]),
    Row("buy oats and add them to my list", ["Buy oats"]),
  ])
  func wordsThatAreThingsByThemselves(_ row: Row) throws {
    #expect(try titles(row.text) == row.titles)
  }

  @Test(arguments: [
    Row("visit tuesday morning stores tomorrow", ["Visit tuesday morning stores"]),
    Row("read monday evening news on tuesday", ["Read monday evening news"]),
    Row(
      "post the form to tuesday morning stores by friday",
      ["Post the form to tuesday morning stores"]
    ),
    Row("swim every night and water the ferns", ["Swim", "Water the ferns"]),
    Row("hey rosie please set a reminder to water the ferns", ["Water the ferns"]),
    Row("dentist tuesday at 3 church sunday at 10", ["Dentist", "Church"]),
  ])
  func aVerbWaitsForItsObject(_ row: Row) throws {
    #expect(try titles(row.text) == row.titles)
  }

  private func dues(_ text: String) throws -> [String?] {
    understand(text, in: try context()).drafts.map { written($0.due) }
  }

  @Test func aDateBeforeTheFirstVerbIsShared() throws {
    #expect(
      try dues("tomorrow i need to mow the lawn and fix the gate") == ["2026-03-05", "2026-03-05"]
    )
    #expect(
      try dues("tomorrow mow the lawn, on friday fix the gate and sweep the yard")
        == ["2026-03-05", "2026-03-06", "2026-03-06"]
    )
    #expect(
      try dues("tomorrow mow the lawn at 3 pm and fix the gate") == [
        "2026-03-05T15:00", "2026-03-05",
      ]
    )
  }

  @Test func aDateBehindATodoIsItsOwn() throws {
    #expect(try dues("mow the lawn and fix the gate on friday") == [nil, "2026-03-06"])
    #expect(try dues("mow the lawn friday and fix the gate") == ["2026-03-06", nil])
  }

  @Test func aSharedDateEndsWithItsSentence() throws {
    #expect(try dues("Tomorrow mow the lawn. Fix the gate.") == ["2026-03-05", nil])
  }

  @Test(arguments: [
    "send the plans to ann and book the hall both are urgent",
    "send the plans to ann and book the hall, both are urgent",
  ])
  func bothReachesBack(_ text: String) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map(\.title) == ["Send the plans to ann", "Book the hall"])
    #expect(drafts.map(\.priority) == [.high, .high])
  }
}
