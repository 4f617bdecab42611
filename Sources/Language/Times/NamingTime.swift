/// Clock times that tell which thing is meant, rather than when something is done.
extension TimeMatch {
  /// "the 7:42 train", "the 10 am meeting": which one it is.
  func isOfNoun(in words: [Token], upTo end: Int) -> Bool {
    guard words[max(core - 1, tokens.lowerBound)].text == "the", meaning.clock != nil,
      meaning.day == nil
    else { return false }
    if isCaught(in: words) { return true }
    guard tokens.upperBound < end, words[tokens.upperBound].isWord else { return false }
    return RequestWords.events.contains(words[tokens.upperBound].text)
      || !Cursor(words, at: tokens.upperBound, end: end).isAtPhraseEnd
  }

  /// "before the 3 o'clock meeting", "before my 3pm": the time up to which something is done.
  func isDeadline(in words: [Token]) -> Bool {
    guard core > 1, meaning.day == nil, let clock = meaning.clock, !clock.isBare else {
      return false
    }
    return words[core - 1].text.isOne(of: "the", "my", "our") && words[core - 2].text == "before"
  }

  /// "catch the 7:42", "get the 7:42 train": what leaves then, so that it is the time as well.
  func isCaught(in words: [Token]) -> Bool {
    guard tokens.lowerBound > 0, words[tokens.lowerBound].text == "the",
      meaning.clock?.isBare == false
    else { return false }
    let verb = words[tokens.lowerBound - 1].text
    if verb.isOne(of: "catch", "board") { return true }
    return verb.isOne(of: "get", "take", "make", "meet") && tokens.upperBound < words.count
      && TimeLeads.transports.contains(words[tokens.upperBound].text)
  }
}
