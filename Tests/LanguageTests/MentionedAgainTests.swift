import Language
import Testing

/// What is on the list already is asked about where a line tells of it once more.
@Suite struct MentionedAgainTests {
  private static let open = [
    ("Take ramipril 5 mg", true), ("Give Ada her Keppra", true), ("Mum's donepezil", true),
    ("Vitamin C", true), ("Vet for Biscuit", false), ("Lunch with Jess", false),
    ("Pick up kids", false), ("Call the plumber", false), ("Parcel", false),
  ].enumerated().map { place, row in
    SpokenTodo(id: "\(place)", title: row.0, isSeries: row.1)
  }

  private func mentioned(_ text: String) -> String? {
    MentionedAgain(text)?.todo(among: Self.open)?.title
  }

  @Test(
    "a correction is about what shares half of its words",
    arguments: [
      ("fix vet friday 5:15", "Vet for Biscuit"),
      ("lunch with jess at 1, not 1230", "Lunch with Jess"),
      ("parcel on monday, same time", "Parcel"),
      ("the parcel is at 6", "Parcel"), ("vet and parcel both tomorrow at noon", "Parcel"),
      ("put kids pickup back to 16:00", "Pick up kids"),
      ("the plumber on thursday instead", "Call the plumber"),
      ("from now on biscuit goes to the vet on tuesdays", "Vet for Biscuit"),
    ]
  )
  func corrections(_ text: String, _ title: String) {
    #expect(mentioned(text) == title)
  }

  @Test(
    "a medicine that is named again is about its series",
    arguments: [
      ("take the ramipril in the evening from tomorrow", "Take ramipril 5 mg"),
      ("ramipril twice the dose this week", "Take ramipril 5 mg"),
      ("the donepezil will be at 6 and 18 from monday", "Mum's donepezil"),
      ("Ada's keppra from tomorrow at 9", "Give Ada her Keppra"),
      ("give Ada her Keppra at half past six", "Give Ada her Keppra"),
      ("leave out the donepezil on sunday", "Mum's donepezil"),
    ]
  )
  func medicines(_ text: String, _ title: String) {
    #expect(mentioned(text) == title)
  }

  @Test(
    "what is new is new",
    arguments: [
      "buy milk tomorrow", "call the plumber", "take vitamin D every morning",
      "give Ben his inhaler at 8", "Ada's amoxicillin three times a day",
      "mum's furosemide every morning",
      "put the bins out", "move the parcel to the shed", "make a cake for saturday",
      "take the kids swimming", "change the bulb in the hall",
    ]
  )
  func news(_ text: String) {
    #expect(mentioned(text) == nil)
  }
}
