import Actions
import Testing

@Suite("Lines with boxes") struct CheckboxLinesTests {
  @Test(
    "what is ticked off is left out, and the others lose their boxes",
    arguments: [
      ("- [ ] milk\n- [x] bread", "- milk", 1), ("* [X] eggs\n* [ ] tea", "* tea", 1),
      ("[ ] jam", "jam", 0), ("buy [x] brackets", "buy [x] brackets", 0),
      ("- [-] half\nplain", "- [-] half\nplain", 0), ("- [x]nothing", "- [x]nothing", 0),
    ]
  )
  func boxes(_ text: String, _ left: String, _ ticked: Int) {
    let lines = CheckboxLines(text)
    #expect(lines.text == left)
    #expect(lines.ticked == ticked)
  }
}
