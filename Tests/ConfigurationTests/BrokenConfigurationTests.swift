import Configuration
import Testing
import Words

@Suite struct BrokenConfigurationTests {
  /// The shipped file with every key at work.
  private static let whole = ConfigurationFile.defaultText.split(separator: "\n")
    .map { $0.hasPrefix("#") && !$0.hasPrefix("# ") ? $0.dropFirst() : $0 }
    .joined(separator: "\n")

  @Test func anyPartOfAFileIsReadOrToldOf() {
    let scalars = Array(Self.whole.unicodeScalars)
    for length in stride(from: 0, through: scalars.count, by: 3) {
      var text = ""
      text.unicodeScalars.append(contentsOf: scalars.prefix(length))
      let problems = Settings.load(text: text, locale: nil).problems
      #expect(problems.count <= 1)
    }
  }

  @Test func anyLetterOfAFileMayBeAnother() {
    let scalars = Array(Self.whole.unicodeScalars)
    let others = Array("\0\"'[]{}=#,.\\\n\t\u{7F}\u{E9}\u{1F600}9x-".unicodeScalars)
    var step = 0
    for position in stride(from: 0, to: scalars.count, by: 2) {
      var changed = scalars
      changed[position] = others[step % others.count]
      step += 1
      var text = ""
      text.unicodeScalars.append(contentsOf: changed)
      for problem in Settings.load(text: text, locale: nil).problems {
        #expect(!problem.text(.warm).isEmpty)
      }
    }
    #expect(step > 500)
  }

  /// A name of 101 parts.
  private static let deep = String(repeating: "a.", count: 100) + "a"

  /// Texts that the parser below would stop the program over.
  @Test(arguments: [
    ("[=language]", 1, 2), ("[.language]", 1, 2), ("[ é]", 1, 3), ("[ # a", 1, 3), ("[[=a]]", 1, 3),
    ("tone = \"warm\"\n\n  [=]", 3, 4), ("x = [}]", 1, 6), ("x = [1, }]", 1, 9),
    ("x = [\n  1, # }\n  }\n]", 3, 3), ("x = [[1], }]", 1, 11),
    ("x = '''\n[=\n'''\n[=]", 4, 2), ("x = \"\"\"\n[=\"\"\"\n[=]", 3, 2),
    (deep + ".b = 1", 1, 202), ("[" + deep + ".b]", 1, 203), ("[['a'. a." + deep + "]]", 1, 207),
    ("x = { " + deep + ".b = 1 }", 1, 208), ("x = \"[=\\\"\"\n[=]", 2, 2), ("x = 'it\n[=]", 2, 2),
    ("x = 1979-05-27T:00Z[=]", 1, 15), ("x = [1, 1979-05-27tz:00]", 1, 19),
    ("a = 1\nx = 1979-05-27T.5:00", 2, 15), ("x = 1979-05-27T\u{1C}05:00:00Z", 1, 15),
  ])
  func whatTheParserAssertsIsToldOfBefore(text: String, line: Int, column: Int) {
    let (settings, problems) = Settings.load(text: text, locale: nil)
    #expect(problems == [.syntax(line: line, column: column)])
    #expect(settings == Settings())
  }

  @Test(arguments: [
    "tone = \"[=\"", "tone = '}'", "# [=", "x = { a = [1, 2] }", "x = [{ a = 1 }, { b = 2 }]",
    "x = [ # }\n 1,\n]", "[language] # [=\nnoon = \"12:00\"", "[ 'language' ]",
    "x = \"\"\"\n[=\n\"\"\"", "x = 1979-05-27T05:00:00Z", "1979-05-27T = 1",
    "1979-05-27Tea = \"1979-05-27T:00\" # 1979-05-27T:", "x = 1979-05-27 # T:", deep + " = 1",
    "x = [" + String(repeating: "1.5, ", count: 500) + "]",
    "[" + deep + "]\n" + deep + " = 1", "x = \"" + String(repeating: ".", count: 500) + "\"",
    "# " + String(repeating: ".", count: 500),
  ])
  func whatReadsAsItShouldIsLeftToTheParser(text: String) {
    let isSyntax = Settings.load(text: text, locale: nil).problems.contains {
      if case .syntax = $0 { true } else { false }
    }
    #expect(!isSyntax)
  }

  /// Every text of a few such signs is read or told of.
  @Test func anySignsAreReadOrToldOf() {
    let signs = ["[", "]", "{", "}", "=", ",", ".", "\"", "'", "#", "\n", " ", "a", "1", "é"]
    var texts = [""]
    for _ in 0..<4 {
      texts = texts.flatMap { text in signs.map { text + $0 } }
      for text in texts {
        for whole in [text, "x = " + text] {
          #expect(Settings.load(text: whole, locale: nil).problems.count <= 4)
        }
      }
    }
  }

  struct Excess: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let text: String

    init(_ name: String, _ text: String) {
      testDescription = name
      self.text = text
    }
  }

  @Test(arguments: [
    Excess("5000 brackets", "x = " + String(repeating: "[", count: 5000)),
    Excess(
      "lists 200 deep",
      "x = " + String(repeating: "[", count: 200) + String(repeating: "]", count: 200)
    ),
    Excess("the same section 1000 times", String(repeating: "[a]\n", count: 1000)),
    Excess("a section 5000 deep", "[" + String(repeating: "a.", count: 5000) + "b]"),
    Excess("a key 2000 deep", "[briefing]\n" + String(repeating: "a.", count: 2000) + "b = 1"),
    Excess("a section a million deep", "[" + String(repeating: "a.", count: 1 << 20) + "b]"),
    Excess("a key a million deep", String(repeating: "a.", count: 1 << 20) + "b = 1"),
    Excess("a key as deep as fits", String(repeating: "a.", count: 32_000) + "b = 1"),
    Excess("100,000 keys", (0..<100_000).map { "k\($0) = 1\n" }.joined()),
    Excess(
      "a word of a million letters",
      "tone = \"" + String(repeating: "w", count: 1 << 20) + "\""
    ),
  ])
  func anExcessIsToldOf(excess: Excess) {
    let (settings, problems) = Settings.load(text: excess.text, locale: nil)
    #expect(problems.count == 1)
    #expect(settings == Settings())
  }
}
