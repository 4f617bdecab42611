import Model
import Testing

@testable import Language

/// Answers to the question which of several is meant.
@Suite("Which one of several")
struct SpokenChoiceTests {
  @Test(arguments: [
    ("the second one", SpokenChoice.places([1])), ("second", .places([1])), ("2", .places([1])),
    ("two", .places([1])), ("number two please", .places([1])), ("the first", .places([0])),
    ("um the third one", .places([2])), ("the first and the third", .places([0, 2])),
    ("number one", .places([0])), ("the last one", .last),
    ("both", .all), ("Both of them, please.", .all), ("all of them", .all), ("yes", .all),
    ("never mind", SpokenChoice.none), ("neither", SpokenChoice.none), ("no", SpokenChoice.none),
    ("none of them", SpokenChoice.none),
  ])
  func isRead(_ text: String, _ wanted: SpokenChoice) throws {
    #expect(choice(in: text, try context()) == wanted)
  }

  @Test(arguments: ["the one on friday", "the one with bob", "the one at three"])
  func maySayMore(_ text: String) throws {
    guard case .those = choice(in: text, try context()) else {
      Issue.record("\(String(describing: choice(in: text, try context())))")
      return
    }
  }

  @Test(arguments: [
    "", "buy milk", "two eggs", "the second coat of paint", "call both of them tomorrow",
    "tomorrow", "cancel the meeting", "never mind the dentist", "all of the dishes",
    "no milk", "what's next",
  ])
  func anythingElseIsNone(_ text: String) throws {
    #expect(choice(in: text, try context()) == nil)
  }
}
