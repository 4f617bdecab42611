import Actions
import Testing

@testable import Answers

@Suite("Lines under the parts of a text")
struct UnderlinesTests {
  private static let parts = [
    Underlines.Part(words: "um", name: "filler"),
    Underlines.Part(words: "call", name: "verb"),
    Underlines.Part(words: "the dentist", name: "title"),
    Underlines.Part(words: ",", name: nil, isGlued: true),
    Underlines.Part(words: "thursday at 3", name: "time"),
  ]

  @Test func aNameWithoutRoomStandsARowLower() {
    #expect(
      drawing(Self.parts, columns: 80) == [
        "um call the dentist, thursday at 3",
        "── ──── ───────────  ─────────────",
        "│  verb title        time",
        "filler",
      ]
    )
  }

  @Test func whatGoesOnBelowHasItsNameThereToo() {
    #expect(
      drawing(Self.parts, columns: 20) == [
        "um call the dentist,", "── ──── ───────────", "│  verb title", "filler", "",
        "thursday at 3", "─────────────", "time",
      ]
    )
    #expect(
      drawing(Self.parts, columns: 16) == [
        "um call the", "── ──── ───", "│  verb title", "filler", "",
        "dentist,", "───────", "title", "", "thursday at 3", "─────────────", "time",
      ]
    )
  }

  @Test func widePicturesKeepTheirColumns() {
    let parts = [
      Underlines.Part(words: "🎂 cake", name: "title"),
      Underlines.Part(words: "明日", name: "time"),
    ]
    #expect(drawing(parts, columns: 80) == ["🎂 cake 明日", "─────── ────", "title   time"])
  }

  @Test func aLineEndBeginsANewLine() {
    let parts = [
      Underlines.Part(words: "milk", name: "title"),
      Underlines.Part(words: "eggs", name: "title", beginsLine: true),
    ]
    #expect(drawing(parts, columns: 80) == ["milk", "────", "title", "", "eggs", "────", "title"])
  }

  @Test func nothingHasNoLines() {
    #expect(drawing([], columns: 80) == [])
  }

  private func drawing(_ parts: [Underlines.Part], columns: Int) -> [String] {
    let text = Underlines(parts: parts, palette: Palette(isOn: false), columns: columns).text
    return text.isEmpty
      ? []
      : text.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
  }
}
