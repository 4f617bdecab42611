import Language
import Testing

/// Speech is cut off wherever the key was pressed, and trails off in fillers: each is understood.
@Suite("Speech that breaks off or trails off")
struct CutOffTests {
  private static let trails = [
    "omg", ", basically", "you know", ", i mean", "like", "um", "and", "and then", "or", "but", ",",
    ":", "-", "\n", "\n-", "(", "\"", "at", "in", "on the", "every", "until", "except", "for", "to",
    "remind me to", "no wait", "actually", "never mind", "two hundred and", "half", "next", "the",
  ]

  /// Every third sentence suffices here; over the files each trail comes behind hundreds of them.
  private static let sentences = CorpusFile.understood.enumerated()
    .filter { $0.offset.isMultiple(of: 3) }.map(\.element.sentence)

  private func check(_ text: String) throws {
    let context = try context()
    for draft in understand(text, in: context).drafts {
      #expect(!draft.title.isEmpty, "\(text)")
      let end = text.unicodeScalars.count
      #expect(draft.spans.allSatisfy { $0.range.upperBound <= end }, "\(text)")
    }
  }

  @Test func isUnderstoodAsFarAsItWent() throws {
    for sentence in Self.sentences {
      let words = sentence.split(separator: " ")
      for count in 1..<max(words.count, 2) { try check(words.prefix(count).joined(separator: " ")) }
    }
  }

  @Test func isUnderstoodFromWhereItBegins() throws {
    for sentence in Self.sentences {
      let words = sentence.split(separator: " ")
      for count in 1..<max(words.count, 2) { try check(words.suffix(count).joined(separator: " ")) }
    }
  }

  @Test(arguments: Self.trails)
  func isUnderstoodWithWhatTrailsBehind(_ trail: String) throws {
    for (place, sentence) in Self.sentences.enumerated() where place.isMultiple(of: 4) {
      try check(sentence + " " + trail)
    }
  }
}
