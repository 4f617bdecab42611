import Testing

@testable import Words

@Suite struct PlainTextTests {
  @Test(arguments: [
    ("plain words stay", "plain words stay"),
    ("two\nlines\r\nand\ttabs", "two lines and tabs"),
    ("  spaces   run\u{00A0}\u{2003}together ", "spaces run together"),
    ("\u{1B}[31mcolour\u{1B}[0m", "[31mcolour[0m"),
    ("bell\u{07} and null\u{00}", "bell and null"),
    ("over\u{202E}ride", "override"),
    ("iso\u{2066}late\u{2069}", "isolate"),
    ("mark\u{200F}s and \u{061C}more", "marks and more"),
    ("\u{FEFF}begin", "begin"),
    ("family 👨‍👩‍👧 stays", "family 👨‍👩‍👧 stays"),
    ("עברית stays", "עברית stays"),
    ("a <b>&amp;</b> stays", "a <b>&amp;</b> stays"),
    ("\u{202E}\u{200B}", ""),
  ])
  func isOneLine(text: String, plain: String) {
    #expect(text.plainLine(limit: 80) == plain)
  }

  @Test(arguments: [
    ("short", 10, "short"),
    ("exactly 10", 10, "exactly 10"),
    ("cut at a word near the end", 20, "cut at a word near…"),
    ("Donaudampfschifffahrtsgesellschaft", 10, "Donaudamp…"),
    ("anything", 1, "a"),
    ("anything", 0, ""),
  ])
  func isShortened(text: String, limit: Int, shortened: String) {
    #expect(text.plainLine(limit: limit) == shortened)
    #expect(shortened.count <= limit)
  }

  @Test func linesAreKeptWhereTheyAreWanted() {
    #expect("one\r\n\r\n two\u{2028}three\n".plainText(limit: 80) == "one\ntwo\nthree")
  }

  @Test func aTextOfMegabytesIsNotLookedAtAsAWhole() {
    let text = String(repeating: "wörd ", count: 2_000_000)
    let time = ContinuousClock().measure {
      #expect(text.plainText(limit: 20) == "wörd wörd wörd wörd…")
    }
    #expect(time < .milliseconds(100))
  }

  @Test func valuesAreNeverReadAsTemplates() {
    let text = PopupWords.late.text(.warm, ["moment": "{moment} {title}"])
    #expect(text == "Still on your list, planned for {moment} {title}")
  }
}
