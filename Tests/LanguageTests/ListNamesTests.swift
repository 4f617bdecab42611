import Testing

@testable import Language

@Suite("Names of lists")
struct ListNamesTests {
  @Test(arguments: [
    ("groceries", "Grocery"), ("GROCERY", "Grocery"), ("chore", "Chores"), ("boxes", "Box"),
    ("errands", "Errands"), ("glass", "glass"), ("Work", "Work"), ("gas", "gas"),
  ])
  func oneAndSeveralAreTheSameList(_ word: String, _ list: String) {
    #expect(["Grocery", "Chores", "Box", "Errands", "Ga"].name(nearest: word) == list)
  }
}
