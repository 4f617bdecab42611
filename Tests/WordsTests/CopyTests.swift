import FoundationEssentials
import Testing

@testable import Words

/// The rules that every sentence a person can see has to keep.
@Suite struct CopyTests {
  /// A sentence in one tone.
  struct Copy: Sendable {
    let name: String
    let tone: Tone
    let text: String

    /// The text without the places for values.
    var words: [String] {
      var bare = ""
      var isPlace = false
      for character in text {
        if character == "{" { isPlace = true }
        bare.append(isPlace ? " " : character)
        if character == "}" { isPlace = false }
      }
      return bare.split { !$0.isLetter && $0 != "'" && $0 != "’" }.map(String.init)
    }

    var lowercased: String { " " + words.joined(separator: " ").lowercased() + " " }
  }

  static let all: [Copy] = SentenceCatalog.all.flatMap { family in
    family.sentences.flatMap { name, sentence in
      Tone.allCases.map { tone in
        Copy(name: "\(family.name).\(name)", tone: tone, text: sentence.template(tone))
      }
    }
  }

  static let blaming = [
    "overdue", "late", "failed", "missed", "forgot", "should have", "lost", "error", "red",
  ]

  /// Written in capitals because that is their name.
  static let names: Set<String> = [
    "SQL", "CSV", "FUSE", "GNOME", "KDE", "ISO", "URL", "JSON", "RRULE", "RFC", "UTC", "UTF",
    "IANA",
  ]

  /// Figures of speech that a literal reader would take at their word.
  static let idioms = [
    "whenever", "no hurry", "in a bit", "keep an eye", "hang on", "heads up", "on your plate",
    "good to go", "all set", "no worries", "piece of cake", "get the ball", "on top of",
    "up in the",
    "touch base", "in no time", "take it easy", "from scratch", "out of the way", "bear with",
    "tiny first step", "around the corner", "rain check", "ring a bell",
    "right away", "first thing", "on your mind", "speak up", "for good", "takes itself back",
  ]

  static func contains(_ copy: Copy, _ phrase: String) -> Bool {
    copy.lowercased.contains(" \(phrase) ")
  }

  @Test func noSentenceBlames() {
    for copy in Self.all {
      for word in Self.blaming {
        #expect(!Self.contains(copy, word), "\(copy.name) (\(copy.tone)) says “\(word)”")
      }
    }
  }

  @Test func noSentenceShouts() {
    for copy in Self.all {
      #expect(!copy.text.contains("!"), "\(copy.name) (\(copy.tone)) has an exclamation mark")
      for word in copy.words where word.count >= 3 && !Self.names.contains(word) {
        let isShouted = word == word.uppercased() && word != word.lowercased()
        #expect(!isShouted, "\(copy.name) (\(copy.tone)) shouts “\(word)”")
      }
    }
  }

  @Test func literalSentencesMeanWhatTheySay() {
    for copy in Self.all where copy.tone == .literal {
      for idiom in Self.idioms {
        #expect(!Self.contains(copy, idiom), "\(copy.name) says “\(idiom)”")
      }
      let emoji = copy.text.unicodeScalars.filter(\.properties.isEmojiPresentation)
      #expect(emoji.isEmpty, "\(copy.name) has an emoji")
    }
  }

  @Test func everyToneTellsTheSameValues() {
    for family in SentenceCatalog.all {
      for (name, sentence) in family.sentences {
        let values = Tone.allCases.map { Self.places(sentence.template($0)) }
        #expect(Set(values).count == 1, "\(family.name).\(name): \(values)")
      }
    }
  }

  private static func places(_ template: String) -> Set<String> {
    Set(
      template.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
        part in
        part.firstIndex(of: "}").map { String(part[..<$0]) }
      }
    )
  }

  @Test func everySentenceHasOneLineOrOneForEachTone() {
    for family in SentenceCatalog.all {
      for (name, sentence) in family.sentences {
        let count = sentence.lines.count
        #expect(count == 1 || count == Tone.allCases.count, "\(family.name).\(name): \(count)")
      }
    }
  }

  @Test func noSentenceIsEmpty() {
    #expect(Self.all.count > 100)
    for copy in Self.all { #expect(!copy.text.isEmpty, "\(copy.name) (\(copy.tone))") }
  }

  /// A family in a file that nobody listed would escape the rules above.
  @Test func everyFamilyInTheSourcesIsListed() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/Words").path
    let files = FileManager.default
    guard files.fileExists(atPath: sources) else { return }
    var declared: Set<String> = []
    for name in try files.subpathsOfDirectory(atPath: sources) where name.hasSuffix(".swift") {
      let text = try String(contentsOfFile: sources + "/" + name, encoding: .utf8)
      for line in text.split(separator: "\n") where line.contains(", SentenceFamily {") {
        guard let keyword = line.firstRange(of: "enum ") else { continue }
        declared.insert(String(line[keyword.upperBound...].prefix { $0 != ":" }))
      }
    }
    #expect(declared == Set(SentenceCatalog.all.map(\.name)))
  }

  @Test(arguments: [
    ("Your SCREEN", "SCREEN"), ("WHY", "WHY"), ("use SQL here", nil), ("A B to CD", nil),
  ])
  func capitalsAreNoticed(text: String, shouted: String?) {
    let copy = Copy(name: "", tone: .warm, text: text)
    let found = copy.words.first {
      $0.count >= 3 && !Self.names.contains($0) && $0 == $0.uppercased()
    }
    #expect(found == shouted)
  }

  @Test(arguments: [
    ("You are Late", "late", true), ("later", "late", false),
    ("You should have", "should have", true),
    ("shared", "red", false), ("{late} value", "late", false), ("an error.", "error", true),
  ])
  func blameIsNoticedAsAWholeWord(text: String, phrase: String, isNoticed: Bool) {
    let copy = Copy(name: "", tone: .warm, text: text)
    #expect(Self.contains(copy, phrase) == isNoticed)
  }
}
