import Actions
import Arguments
import Configuration
import Testing

@testable import voicedo_remind

@Suite("Words near a verb")
struct NearnessTests {
  @Test(arguments: [
    ("lsit", Verb.list), ("doen", .done), ("snoze", .snooze), ("delte", .delete), ("ad", .add),
    ("breifing", .briefing), ("configure", nil), ("conf", .config), ("groceries", nil),
    ("milk", nil), ("", nil), ("a", nil), ("Done", .done),
  ])
  func findsTheVerbThatWasMeant(_ word: String, _ verb: Verb?) {
    #expect(Verb(near: word) == verb)
  }

  @Test func everyVerbIsNearItselfWithTwoLettersSwapped() {
    for verb in Verb.allCases where !verb.isHidden {
      var letters = Array(verb.rawValue)
      letters.swapAt(letters.count - 1, letters.count - 2)
      #expect(Verb(near: String(letters)) == verb, "\(verb)")
    }
  }

  @Test func distanceIsTheSameInBothDirections() {
    let words = ["", "a", "list", "lsit", "done", "status", "größe"]
    for one in words {
      #expect(one.editDistance(to: one) == 0)
      for other in words {
        #expect(one.editDistance(to: other) == other.editDistance(to: one))
      }
    }
  }
}
