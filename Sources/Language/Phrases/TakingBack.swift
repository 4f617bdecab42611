/// Where words such as "scratch that" end, if they take something back here.
enum TakingBack {
  /// "cancel that gym thing" and "forget that appointment" name what is to be done.
  static func end(_ tokens: [Token], at index: Int) -> Int? {
    guard let end = Retraction.table.end(tokens, at: index, end: tokens.count) else { return nil }
    // "if I forget it": what may happen.
    if index > 0,
      tokens[index - 1].text.isOne(of: "i", "we", "you", "he", "she", "they", "to", "not", "don't")
    {
      return nil
    }
    guard end < tokens.count, tokens[end - 1].text == "that", tokens[end].isWord,
      tokens[end].opening == [], !tokens[end].isQuoted
    else { return end }
    let next = tokens[end].text
    let isNoun =
      !Verbs.isVerb(next) && !FunctionWords.all.contains(next)
      && Openers.end(tokens, at: end, end: tokens.count) == nil
      && OpenerWords.greetings.end(tokens, at: end, end: tokens.count) == nil
    return isNoun ? nil : end
  }
}
