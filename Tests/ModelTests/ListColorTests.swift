import Model
import Testing

@Suite("Colours of lists")
struct ListColorTests {
  @Test(arguments: [
    ("rose", "rose"), ("Rose", "rose"), ("red", "rose"), ("gray", "grey"), ("#2A9d8F", "#2a9d8f"),
    ("#000000", "#000000"),
  ])
  func areReadAndKept(_ text: String, _ kept: String) {
    #expect(ListColor(text)?.description == kept)
  }

  @Test(arguments: ["", "sunset", "#12345", "#1234567", "#12345g", "#+12345", "2a9d8f", "#ééé"])
  func othersAreNone(_ text: String) {
    #expect(ListColor(text) == nil)
  }

  @Test(arguments: ListColor.Name.allCases)
  func everyNameIsItself(_ name: ListColor.Name) {
    #expect(ListColor(name.rawValue) == ListColor(name))
    #expect(ListColor(name).description == name.rawValue)
  }
}
