/// A title, looked at as something to do of its own.
struct Fragment {
  private let source: TokenizedText
  private let words: [Token]

  init(_ title: String) {
    source = TokenizedText(title)
    words = source.tokens.filter(\.isSpoken)
  }

  var beginsWithVerb: Bool { words.first.map { Verbs.isVerb($0.text) } ?? false }

  /// The words that no to-do of its own begins with, or all of them where they name nothing.
  func looseStart(isTimed: Bool) -> String? {
    guard let first = words.first, let last = words.last, !first.isQuoted else { return nil }
    let hasContent = words.contains { word in
      !DoubtWords.pronouns.contains(word.text) && !FunctionWords.all.contains(word.text)
        && !DoubtWords.openings.contains(word.text)
    }
    let names = words.count {
      !DoubtWords.pronouns.contains($0.text) && !FunctionWords.all.contains($0.text)
    }
    let hasPronoun = words.contains { DoubtWords.pronouns.contains($0.text) }
    if !words.contains(where: \.isWord) { return source.words(from: first, to: last) }
    if !hasContent || hasPronoun && names <= 1 { return source.words(from: first, to: last) }
    if !isTimed, words.count == 1, first.isWord, first.bytes.count <= 3 {
      return source.words(from: first, to: first)
    }
    return DoubtWords.openings.contains(first.text) ? source.words(from: first, to: first) : nil
  }

  /// A word that waits for more, at the end or before a comma: what was taken out left a hole there.
  var danglingWord: String? {
    guard words.count > 1, let last = words.last else { return nil }
    let isPlace = DoubtWords.beforePlaces.contains(words[words.count - 2].text)
    if !last.isQuoted, isWaiting(last) || last.text.hasSuffix("'s") && !isPlace {
      return source.words(from: last, to: last)
    }
    let tokens = source.tokens
    let hole = tokens.indices.dropFirst(2).first { index in
      tokens[index].isMark(",") && tokens[index - 1].isWord && !tokens[index - 1].isQuoted
        && isWaiting(tokens[index - 1])
    }
    return hole.map { source.words(from: tokens[$0 - 1], to: tokens[$0 - 1]) }
  }

  /// "Not leave me alone": what is denied, and nothing to do.
  var denial: String? {
    guard words.count > 1, let first = words.first, first.text == "not", !first.isQuoted else {
      return nil
    }
    return source.words(from: first, to: words[1])
  }

  /// A word that stands there twice: "call call the vet".
  var doubledWord: String? {
    let doubled = zip(words, words.dropFirst()).first { first, second in
      first.isWord && !first.isQuoted && first.text == second.text && first.bytes.count > 2
    }
    return doubled.map { source.words(from: $0, to: $1) }
  }

  /// Minutes in words that a clock time before them may want: "twenty five shuttle leaves".
  var leadingMinutes: String? {
    guard let first = words.first, first.isWord, words.count > 1,
      let minutes = first.facts.cardinal, minutes >= 10, minutes < 60
    else { return nil }
    return source.words(from: first, to: first)
  }

  private func isWaiting(_ word: Token) -> Bool { DoubtWords.endings.contains(word.text) }
}
