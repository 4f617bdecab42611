import Language
import Model
import Testing

/// Questions that go on from the one before them; it is Wednesday 4 March 2026, 10:20.
@Suite("Questions that go on") struct FollowingQuestionTests {
  private func followed(_ text: String, by next: String) throws -> SpokenQuestion? {
    let context = try context(lists: ["Groceries"])
    return question(following: question(in: text, context), in: next, context)
  }

  @Test(
    "another time of the same question",
    arguments: [
      ("what's on friday", "and the day after?", "2026-03-07"),
      ("what's on friday", "and the day before", "2026-03-05"),
      ("what's on friday", "and tomorrow", "2026-03-05"),
      ("how many things are left today", "what about friday?", "2026-03-06"),
      ("what do I have this week", "and next week", "2026-03-09"),
      ("what do I have this week", "and the week after", "2026-03-09"),
    ]
  )
  func time(_ text: String, _ next: String, _ day: String) throws {
    let asked = try question(in: text, context())
    let following = try #require(try followed(text, by: next))
    #expect(following.kind == asked.kind)
    #expect(following.about.window?.start.date == CivilDate(day))
    #expect(following.said == next)
  }

  @Test func aListTakesThePlaceOfTheOther() throws {
    let next = try followed("what's on the garden list", by: "and on the groceries list")
    #expect(next?.about.list == "Groceries")
  }

  @Test(
    "what says more is none",
    arguments: [
      "and milk", "and call bob tomorrow", "tomorrow", "the day after", "and then buy bread",
      "what about the dentist", "and",
    ]
  )
  func none(_ next: String) throws {
    #expect(try followed("what's on friday", by: next) == nil)
  }

  @Test func withoutAQuestionBeforeItNothingGoesOn() throws {
    #expect(try question(following: nil, in: "and the day after", context()) == nil)
  }
}
