import Language
import Model
import Testing

/// The clause before a to-do: when it is to be done, or what it is for.
struct BeforeTheTodoTests {
  @Test(arguments: [
    ("when i get home remind me to feed the hens", "Feed the hens when i get home"),
    ("the next time it snows remind me to cover the pump", "Cover the pump the next time it snows"),
    ("next time i see Kim remind me to return the saw", "Return the saw next time i see Kim"),
    ("if the shop is open i need to buy twine", "Buy twine if the shop is open"),
    ("as soon as the paint dries, move the shelf", "Move the shelf as soon as the paint dries"),
    ("whenever the bin is full remind me to empty it", "Empty it whenever the bin is full"),
    ("on the way home, get petrol", "Get petrol on the way home"),
    ("when the dryer stops fold the towels", "Fold the towels when the dryer stops"),
    ("once the hens are in i have to shut the gate", "Shut the gate once the hens are in"),
  ])
  func aConditionGoesBehindTheTitle(_ text: String, _ title: String) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map(\.title) == [title])
    #expect(drafts.first?.due == nil)
  }

  @Test func aTimeBehindAConditionCounts() throws {
    try expect(
      Said(
        "when the shop opens remind me to call ada at 3 pm",
        title: "Call ada when the shop opens",
        at: "2026-03-04T15:00"
      )
    )
  }

  @Test func whatEndsTheConditionsTodoBeginsTheNext() throws {
    let drafts = understand(
      "as soon as the bank opens, ask about the loan, then buy stamps",
      in: try context()
    ).drafts
    #expect(drafts.map(\.title) == ["Ask about the loan as soon as the bank opens", "Buy stamps"])
  }

  @Test func aPurposeBecomesANote() throws {
    let drafts = understand(
      "for the picnic i need to bake bread and buy cheese",
      in: try context()
    ).drafts
    #expect(drafts.map(\.title) == ["Bake bread", "Buy cheese"])
    #expect(drafts.map(\.notes) == ["For the picnic", nil])
  }

  @Test(arguments: ["when is the party", "when are the hens fed"])
  func aQuestionIsNoCondition(_ text: String) throws {
    #expect(understand(text, in: try context()).drafts.isEmpty)
  }

  @Test func onceAWeekIsATime() throws {
    try expect(
      Said(
        "once a week water the palm",
        title: "Water the palm",
        at: "2026-03-05",
        rule: "FREQ=WEEKLY"
      )
    )
  }

  @Test(arguments: [
    "olly remind me to feed the hens", "plz remind me to feed the hens", "pls feed the hens",
    "hey cortana, feed the hens", "feed the hens plz",
  ])
  func aNameOfAnAssistantAndPleaseFallAway(_ text: String) throws {
    #expect(understand(text, in: try context()).drafts.map(\.title) == ["Feed the hens"])
  }
}
