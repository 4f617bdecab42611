import Language
import Testing

/// What is typed into a desktop's search: something to do, or something looked for.
@Suite struct TypedSearchTests {
  @Test(
    "is something to do that opens so, says a time, or begins with a verb",
    arguments: [
      ("remind me to water the plants", "Water the plants", true),
      ("Remind me to call Anna tomorrow at 9", "Call Anna", true),
      ("don't forget the milk", "The milk", true),
      ("add eggs to the groceries list", "Eggs", true),
      ("dentist friday at 3", "Dentist", false),
      ("call the bank tomorrow morning", "Call the bank", false),
      ("buy milk", "Buy milk", false),
    ]
  )
  func something(_ text: String, _ title: String, _ isOpened: Bool) throws {
    let typed = try #require(TypedSearch(text, in: try context(lists: ["Groceries"])))
    #expect(typed.understanding.drafts.map(\.title) == [title])
    #expect(typed.isOpened == isOpened)
  }

  @Test(
    "is nothing to do where it looks for something or asks",
    arguments: [
      "", " ", "f", "firefox", "tomorrow", "milk", "tax report", "libre office", "budget.ods",
      "1 + 1", "3 km in miles", "what's on tomorrow", "when is the dentist", "delete everything",
      "remind", "undo that", "never mind",
    ]
  )
  func nothing(_ text: String) throws {
    #expect(TypedSearch(text, in: try context()) == nil)
  }

  @Test("names the list that the person has")
  func list() throws {
    let typed = TypedSearch("add eggs to the grocery list", in: try context(lists: ["Groceries"]))
    #expect(typed?.understanding.drafts.first?.list == "Groceries")
  }

  @Test("is several things to do where several are said")
  func several() throws {
    let typed = TypedSearch("remind me to buy milk and to call mom", in: try context())
    #expect(typed?.understanding.drafts.map(\.title) == ["Buy milk", "Call mom"])
  }
}
