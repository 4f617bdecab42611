import Actions
import Model
import Testing

@Suite("Text on a terminal")
struct TextTests {
  @Test(arguments: [
    ("plain", "plain"),
    ("a\u{1B}[31mb", "a[31mb"),
    ("bell\u{7}", "bell"),
    ("two\nlines\tand a tab", "two lines and a tab"),
    ("abc\u{202E}cba", "abccba"),
    ("\u{2066}iso\u{2069}", "iso"),
    ("\u{9B}31m", "31m"),
    ("größe 牛奶 🥛", "größe 牛奶 🥛"),
  ])
  func losesWhatCouldSteerIt(_ text: String, _ printable: String) {
    #expect(text.printable == printable)
  }

  @Test(arguments: [
    ("abc", 3), ("größe", 5), ("牛奶", 4), ("🥛", 2), ("e\u{301}", 1), ("❤️", 2), ("", 0),
    // A sign that terminals draw as one or as several counts as several.
    ("👍🏽", 4), ("👨‍👩‍👧", 6), ("🇩🇪", 2), ("각", 2),
  ])
  func takesItsColumns(_ text: String, _ columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("short enough", "short enough"),
    ("one sentence that is wide", "one sentence that is\nwide"),
    ("  with a margin of two", "  with a margin of\n  two"),
    ("Deleted: Weekend plans  [4ab2]", "Deleted: Weekend\nplans  [4ab2]"),
    ("To undo: voicedo-remind undo", "To undo:\nvoicedo-remind undo"),
    (
      "So: voicedo-remind add 'a b c' --list work",
      "So:\nvoicedo-remind add \\\n'a b c' --list work"
    ),
    ("äöüäöüäöüäöüäöüäöüäöüäöü", "äöüäöüäöüäöüäöüäöüäöüäöü"),
    ("one\ntwo lines, the second wide", "one\ntwo lines, the\nsecond wide"),
  ])
  func sentencesAreBrokenBetweenWords(_ text: String, _ lines: String) {
    #expect(text.fittingSentences(to: 20) == lines)
  }

  @Test func aWordInQuotesMayBeOfAnyLength() {
    let words = "'" + String(repeating: "buy milk ", count: 50_000) + "'"
    #expect(
      "So: voicedo-remind add \(words)".fittingSentences(to: 20)
        == "So:\nvoicedo-remind add \\\n\(words)"
    )
  }

  @Test(arguments: [
    ("short", 10, "short"), ("exactly ten", 11, "exactly ten"), ("a long title", 7, "a long…"),
    ("牛奶面包", 5, "牛奶…"), ("two words", 5, "two…"), ("abc", 1, "…"), ("abc", 0, ""),
  ])
  func isCutToFit(_ text: String, _ width: Int, _ fitted: String) {
    #expect(text.fitted(to: width) == fitted)
    #expect(text.fitted(to: width).columns <= width)
  }

  @Test(arguments: [
    ("milk", "milk"), ("buy milk", "'buy milk'"), ("don't", "'don'\\''t'"), ("", "''"),
    ("$(rm -rf)", "'$(rm -rf)'"), ("größe", "'größe'"), ("a3f2", "a3f2"),
  ])
  func isQuotedForTheShell(_ text: String, _ quoted: String) {
    #expect(text.shellQuoted == quoted)
  }

  @Test func breaksBetweenWords() {
    #expect("one two three".wrapped(to: 8) == ["one two", "three"])
    #expect("one\n\ntwo".wrapped(to: 8) == ["one", "", "two"])
    #expect("unbreakable".wrapped(to: 4) == ["unbr", "eaka", "ble"])
    #expect("on friday 9 am, or 3:30 pm".wrapped(to: 11) == ["on friday", "9 am, or", "3:30 pm"])
    #expect("what I am to do at 3".wrapped(to: 8) == ["what I", "am to do", "at 3"])
    #expect("buy 牛奶面包 now".wrapped(to: 5) == ["buy", "牛奶", "面包", "now"])
  }

  @Test func titlesContinueInTheNotes() {
    let long = String(repeating: "word ", count: 60)
    let (title, rest) = long.asTitle
    #expect(title.count <= 200)
    #expect(title.hasSuffix("word"))
    #expect((title + " " + (rest ?? "")) == long.trimmed)
    #expect(String(repeating: "x", count: 300).asTitle.title.count == 200)
    #expect("one\ntwo\nthree".asTitle == ("one", "two\nthree"))
    #expect("nul\u{0}byte".asTitle == ("nul byte", nil))
  }
}
