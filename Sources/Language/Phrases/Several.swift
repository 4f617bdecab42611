/// Words that speak of to-dos that were said before: "both", "they're all", "it's due".
enum Several {
  /// "both need to be done by sunday": where the words before the time end.
  ///
  /// "all sunday" is a length of time: without "due" or the like only a deadline follows.
  static func endBeforeTime(_ tokens: [Token], at start: Int, end: Int) -> Int? {
    if let due = SeveralWords.one.end(tokens, at: start, end: end) { return due }
    guard let several = SeveralWords.all.end(tokens, at: start, end: end) else { return nil }
    if let due = SeveralWords.due.end(tokens, at: several, end: end) { return due }
    return several < end && tokens[several].text == "by" ? several : nil
  }

  /// How many of the to-dos before are spoken of; `nil` for all.
  static func count(_ tokens: [Token], at start: Int) -> Int? {
    if SeveralWords.one.end(tokens, at: start, end: tokens.count) != nil { return 1 }
    return tokens[start].text == "both" || tokens[start].text.hasPrefix("they") ? 2 : nil
  }
}
