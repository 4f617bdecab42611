package import Language
internal import Model

/// Words that somebody typed, as they may be understood.
///
/// Understanding long ones may take a while, so that is done wherever nothing waits for it.
package struct TypedWords: Sendable {
  package let text: SearchText
  /// The likeliest first, and others only where they are not certain; none where they are nothing to do.
  let readings: [Understanding]
  let isOpened: Bool

  package init(_ text: SearchText, in language: LanguageContext) {
    self.text = text
    guard let typed = TypedSearch(text.words, in: language) else {
      (readings, isOpened) = ([], false)
      return
    }
    let isCertain = typed.understanding.doubts.isEmpty
    readings =
      [typed.understanding]
      + (isCertain ? [] : otherReadings(of: text.words, than: typed.understanding, in: language))
    isOpened = typed.isOpened
  }

  /// What they would be stored as, each reading by itself.
  package var results: [SearchResult] {
    readings.enumerated().map { number, reading in
      .add(text, reading.drafts, isOpened: isOpened, reading: number)
    }
  }
}
