/// The words that name a list by the word "list": "on my work list", "to the groceries list".
enum ListPhrase {
  /// Where such words end that begin here.
  static func end(_ tokens: [Token], at start: Int, end: Int) -> Int? {
    guard start + 2 < end, ListWords.places.contains(tokens[start].text) else { return nil }
    let last = (start + 2..<min(start + 6, end)).first { tokens[$0].text == "list" }
    guard let last, (start + 1..<last).allSatisfy({ tokens[$0].isWord }) else { return nil }
    return last + 1
  }
}
