import Testing

@testable import SQLite

@Suite("Words in a text") struct WordSearchTests {
  static let cases: [(text: String?, word: String, isHeld: Bool)] = [
    ("Water the plants", "plant", true),
    ("Water the plants", "PLANTS", true),
    ("WATER", "water", true),
    ("Water the plants", "plants!", false),
    ("Water", "water the plants", false),
    ("Zum Bäcker", "bäcker", true),
    ("ZUM BÄCKER", "bäcker", true),
    ("Zum Ba\u{308}cker", "bäcker", true),
    ("Zum Bäcker", "zum b", true),
    ("100 %", "0 %", true),
    ("100 %", "1%", false),
    ("a_b", "a_b", true),
    ("axb", "a_b", false),
    ("Anything", "", true),
    ("", "a", false),
    (nil, "a", false),
  ]

  @Test(arguments: cases)
  func inSQL(_ text: String?, _ word: String, _ isHeld: Bool) throws {
    let connection = try Connection(opening: "no file", timeout: 0, for: .inMemory)
    let found = try connection.first("SELECT holds(?, ?)", [Value(text), .text(word)]) {
      $0.integer(0) != 0
    }
    #expect(found == isHeld)
  }

  @Test(arguments: cases)
  func inSwift(_ text: String?, _ word: String, _ isHeld: Bool) {
    #expect((text ?? "").holds(word) == isHeld)
  }
}
