/// Splits what is added to a list: "milk and eggs" are two entries.
enum Objects {
  static func split(_ kept: [Int], tokens: [Token]) -> [[Int]] {
    guard let first = kept.first(where: { tokens[$0].isSpoken }),
      !Verbs.strong.contains(tokens[first].text)
    else { return [kept] }
    var groups: [[Int]] = [[]]
    for index in kept {
      let token = tokens[index]
      if let before = groups.last?.last, before == index - 1,
        isThing(tokens[before]) && isThing(token) || isPlural(tokens[before]) && isEntry(token)
      {
        groups.append([])
      }
      if isInsideNumber(index, tokens) {
        groups[groups.count - 1].append(index)
      } else if !token.isQuoted,
        token.isMark(",") || token.text == "and" || token.text == "&" || token.text == "plus"
      {
        if groups.last?.isEmpty == false { groups.append([]) }
      } else {
        groups[groups.count - 1].append(index)
      }
    }
    return groups.filter { $0.contains { tokens[$0].isSpoken } }
  }

  /// "one hundred and twenty main street": a number goes on behind its "and".
  private static func isInsideNumber(_ index: Int, _ tokens: [Token]) -> Bool {
    tokens[index].text == "and" && index > 0 && index + 1 < tokens.count
      && ["hundred", "thousand"].contains(tokens[index - 1].text)
      && tokens[index + 1].facts.cardinal != nil
  }

  /// Whether a word is a thing to buy by itself and hardly ever part of another's name.
  private static func isThing(_ token: Token) -> Bool {
    token.isWord && !token.isQuoted && ObjectWords.things.contains(token.text)
  }

  /// "nappies", "screws": what is named in the plural goes before no other noun.
  private static func isPlural(_ token: Token) -> Bool {
    token.isWord && !token.isQuoted && token.text.hasSuffix("s") && !token.text.hasSuffix("ss")
      && !token.text.hasSuffix("'s") && !FunctionWords.all.contains(token.text)
  }

  private static func isEntry(_ token: Token) -> Bool {
    token.isWord && !token.isQuoted && !token.isGlued && token.opening == []
      && !FunctionWords.all.contains(token.text)
  }
}
