import Language
import Model
import Testing

/// Whatever a recogniser or a pipe brings, an answer comes and its offsets lie in the text.
struct JunkTests {
  private static let pieces = [
    "tomorrow", "at", "5", "pm", " ", "\n", "\0", "\u{200F}", "\u{202E}", "é", "e\u{301}", "👩‍👩‍👧",
    "\u{FEFF}", "(", ")",
    "\"", "“", "”", "every", "monday", "and", ",", ".", "-", "/", "12", "2026", ":", "30",
    "remind me to", "the", "31",
    "february", "no wait", "scratch that", "call", "buy", "list", "to my", "note that", "in",
    "99999999999999999999",
    "minutes", "before", "an hour", "next", "last", "week", "'", "’s", "half", "past",
    "which means", "\u{1F1E9}", "%s", "'; DROP",
    "both are urgent", "from", "to", "first", "of", "until", "for", "times", "\t", "um", "ß", "İ",
    "ﬁ", "٣", "½",
  ]

  @Test(arguments: 0..<300)
  func anyMixtureIsAnswered(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let count = Int.random(in: 0..<60, using: &random)
    let text = (0..<count).map { _ in
      (JunkTests.pieces.randomElement(using: &random) ?? "")
        + (Bool.random(using: &random) ? " " : "")
    }.joined()
    let understanding = understand(text, in: try context())
    let explained = explain(text, in: try context())
    #expect(explained.understanding == understanding)
    #expect(explained.reasons.count == understanding.drafts.count)
    let end = text.unicodeScalars.count
    #expect(
      (explained.tokens.map(\.range) + explained.rules.map(\.range)).allSatisfy {
        $0.lowerBound >= 0 && $0.upperBound <= end
      }
    )
    for draft in understanding.drafts {
      #expect(!draft.title.isEmpty && draft.title.count <= 200)
      #expect(!draft.title.unicodeScalars.contains("\0"))
      #expect(draft.parent.map { understanding.drafts.indices.contains($0) } ?? true)
      #expect(draft.spans.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= end })
      if case .floating(let date, _) = draft.due { #expect(date.description >= "2026-03-04") }
    }
    #expect(understanding.times.allSatisfy { $0.span.upperBound <= end })
    #expect(understanding.drafts.isEmpty == (understanding.noise != nil))
  }

  /// Nothing goes as deep as a text is long.
  @Test(arguments: ["buy milk on friday. ", "buy milk\n", "1h ", "9 ", "no wait ", "put list add "])
  func aLongTextIsAnswered(unit: String) throws {
    let text = String(repeating: unit, count: 100_000 / unit.utf8.count)
    let understanding = understand(text, in: try context())
    #expect(understanding.drafts.isEmpty == (understanding.noise != nil))
  }

  /// Texts that the fuzzer has found.
  @Test(arguments: [
    "an hour before the last friday", "remind me 10 minutes before the 5 pm",
    "when i get home, tomorrow",
  ])
  func endsWithWhatShouldGoOn(text: String) throws {
    #expect(understand(text, in: try context()).drafts.count <= 1)
  }

  /// A text that looks like a time and is cut in the middle stays words.
  @Test(arguments: [
    "cue one and next hour, monday to friday cue one and next hour, monday to friday hY;",
    "once a ay, once a week", "last,,,,,,,next weekend \tl2@2)8ast-n@tomor",
  ])
  func timesAreCut(text: String) throws {
    let understanding = understand(text, in: try context())
    #expect(understanding.drafts.isEmpty == (understanding.noise != nil))
    #expect(understanding.drafts.allSatisfy { !$0.title.isEmpty })
  }

  @Test(arguments: [
    "a", "\"", "and ", "1h ", "monday ", "no wait ", "so ", "every day ", "9", "remind me to ",
    "\u{301}", "- ", "(", "\n",
    "buy milk tomorrow and call ann at 5 pm then ", "both are urgent ", "scratch that ", "\u{202E}",
    "um ", "5pm no 6pm ", "in the ", "half a ", "next ", "please ", "to my ", "a: b, c ", "1/",
  ])
  func oneThingOverAndOverIsAnswered(piece: String) throws {
    let text = String(repeating: piece, count: 20_000 / piece.unicodeScalars.count)
    let understanding = understand(text, in: try context())
    #expect(understanding.drafts.isEmpty == (understanding.noise != nil))
  }
}
