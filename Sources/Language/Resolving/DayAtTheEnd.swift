package import Model

extension TimeKind<DayAtTheEnd> {
  /// The day that the last words of a wish name: "skip the pills on friday".
  package static let dayAtTheEnd = TimeKind { text, context in
    let words = text.split(separator: " ")
    // No day takes more words than this: "on the second friday of next month".
    for count in (1...7).reversed() where count < words.count {
      let said = words.suffix(count).joined(separator: " ")
      guard let meaning = TimePhrase(said)?.meaning, !meaning.isPast, !meaning.isRepeating,
        let day = meaning.day, meaning.endDay == nil
      else { continue }
      var resolver = Resolver(context)
      guard let resolved = resolver.resolve(day), resolved.grain == .day, resolved.end == nil
      else { continue }
      return DayAtTheEnd(
        date: resolved.date,
        before: words.dropLast(count).joined(separator: " ")
      )
    }
    return nil
  }
}

/// A day that words end with, and the words before it.
package struct DayAtTheEnd: Hashable, Sendable {
  package let date: CivilDate
  package let before: String
}
