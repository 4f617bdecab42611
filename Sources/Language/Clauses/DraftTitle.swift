import Model

/// Puts a title together from the words that nothing else used.
enum DraftTitle {
  /// The words at these positions as they were written, first letter capital.
  ///
  /// `end` is where the to-do ends: a word that waits for what was taken behind it goes, too, but "a
  /// song to listen to" was said so.
  static func text(
    of kept: [Int],
    tokens: [Token],
    source: TokenizedText,
    end: Int? = nil
  ) -> String {
    var text = ""
    var rest = words(of: kept, tokens: tokens, end: end)
    while let first = rest.first {
      // Words that stand together go together.
      var last = first
      rest.removeFirst()
      while let next = rest.first, next == last + 1, source.isJoined(tokens[last], tokens[next]) {
        last = next
        rest.removeFirst()
      }
      let token = tokens[first]
      let isMark = token.isGlued && token.isMark && token.text.isOne(of: ",", ".", "?", "!")
      if !text.isEmpty, !isMark { text += " " }
      text += source.words(from: token, to: tokens[last])
    }
    return capitalized(text)
  }

  /// The positions without those at the edges that make no sense there.
  static func words(of kept: [Int], tokens: [Token], end: Int?) -> ArraySlice<Int> {
    var words = kept[...]
    while let first = words.first, isLoose(tokens[first], atFront: true) { words.removeFirst() }
    while let last = words.last, isLoose(tokens[last], atFront: false) {
      if let end, TitleWords.stranded.contains(tokens[last].text),
        !(last + 1..<max(end, last + 1)).contains(where: { tokens[$0].isSpoken })
      {
        break
      }
      // "put the kiln on at 5": it belongs to the verb.
      if tokens[last].text.isOne(of: "on", "at"), last + 1 < tokens.count,
        tokens[last + 1].text.isOne(of: "at", "by", "before", "on")
      {
        break
      }
      words.removeLast()
    }
    return words
  }

  private static func isLoose(_ token: Token, atFront: Bool) -> Bool {
    guard !token.isQuoted else { return false }
    if token.kind == .lineBreak { return true }
    if token.kind == .mark {
      return atFront
        ? [
          ",", ".", ":", ";", "-", "\u{2013}", "\u{2014}", "\u{2022}", "*", "!", "?", "\"",
          "\u{201C}", "\u{201D}", "/", "\u{2026}",
        ].contains(token.text)
        : [
          ",", ".", ":", ";", "-", "\u{2013}", "\u{2014}", "\"", "\u{201C}", "\u{201D}", "!",
          "\u{2026}",
        ].contains(token.text)
    }
    // "4a": what sticks to something belongs to it.
    guard token.isWord, atFront || !token.isGlued else { return false }
    return atFront
      ? ["and", "to", "that", "then", "so", "but", "about"].contains(token.text)
      : TitleWords.trailing.contains(token.text)
  }

  /// The first letter in upper case, all else as it was said.
  static func capitalized(_ text: String) -> String {
    if let first = text.utf8.first, first < 0x80, !(97...122).contains(first) { return text }
    guard let first = text.first, first.isLowercase else { return text }
    return first.uppercased() + String(text.dropFirst())
  }

  /// Cuts a title that is too long at a space near 200 characters; the rest is for the notes.
  static func split(_ title: String) -> (title: String, rest: String?) {
    guard let end = title.endOfTitle else { return (title, nil) }
    let head = title[..<end]
    let cut =
      head.lastIndex(of: " ").map {
        head.distance(from: head.startIndex, to: $0) > head.count / 2 ? $0 : end
      } ?? end
    let rest = title[cut...].drop { $0 == " " }
    return (String(title[..<cut]), rest.isEmpty ? nil : String(rest))
  }
}
