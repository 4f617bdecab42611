import Model

/// Puts a title together from the words that nothing else used.
enum DraftTitle {
  /// The words at these positions as they were written, first letter capital.
  ///
  /// `end` is where the to-do ends: a word that waits for what was taken behind it goes, too, but
  /// "a song to listen to" was said so.
  static func text(
    of kept: [Int],
    tokens: [Token],
    source: TokenizedText,
    end: Int? = nil
  ) -> String {
    capitalized(said(kept, tokens: tokens, source: source, end: end))
  }

  /// The words as they were written, the first letter too.
  static func said(
    _ kept: [Int],
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
    return text
  }

  /// The positions without those at the edges that make no sense there.
  static func words(of kept: [Int], tokens: [Token], end: Int?) -> ArraySlice<Int> {
    var words = kept[...]
    while let first = words.first, isLoose(tokens[first], atFront: true) {
      if isMinus(tokens[first...]) { break }
      words.removeFirst()
    }
    while let last = words.last, isLoose(tokens[last], atFront: false) {
      if let end, TitleWords.stranded.contains(tokens[last].text),
        !(last + 1..<max(end, last + 1)).contains(where: { tokens[$0].isSpoken })
      {
        break
      }
      // "pay the bills that are due tomorrow": which ones.
      if tokens[last].text == "due", last > 1, tokens[last - 1].text.isOne(of: "are", "is"),
        tokens[last - 2].text.isOne(of: "that", "which"), words.contains(last - 2)
      {
        break
      }
      // "put the kiln on at 5": it belongs to the verb.
      if tokens[last].text.isOne(of: "on", "at"), last + 1 < tokens.count,
        tokens[last + 1].text.isOne(of: "at", "by", "before", "on", "now")
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

  /// Whether a mark that a title begins with belongs to it: "$20 to Jo", an emoji, "-5 degrees".
  static func opens(_ tokens: ArraySlice<Token>) -> Bool {
    guard let first = tokens.first, first.isMark else { return false }
    if first.isMark("("), let close = tokens.firstIndex(where: { $0.isMark(")") }) {
      return tokens[..<close].contains { $0.isSpoken }
    }
    return isMinus(tokens)
      || !isLoose(first, atFront: true) && !first.isMark("(") && !first.isMark(")")
  }

  /// "-5 degrees": colder than a bullet.
  private static func isMinus(_ tokens: ArraySlice<Token>) -> Bool {
    guard let first = tokens.first, first.isMark("-"), let next = tokens.dropFirst().first else {
      return false
    }
    return next.isNumber && next.isGlued
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
