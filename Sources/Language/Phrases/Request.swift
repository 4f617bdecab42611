/// A request for what brings something up: "set a wake up alarm for", "start a 10 minute timer".
///
/// The words of asking leave the title; the name before the noun is what is to be done.
struct Request {
  /// The name before the noun: "wake up" of "set a wake up alarm"; empty if there is none.
  var name: Range<Int>
  /// Where the request ends, behind the noun and what leads on.
  var end: Int

  /// The request that begins at a position, if one does.
  init?(_ tokens: [Token], at start: Int, end: Int) {
    guard var index = Request.maker(tokens, at: start, end: end) else { return nil }
    let isCommon = OpenerWords.makers.end(tokens, at: start, end: end) == index
    if index < end, tokens[index].text.isOne(of: "me", "us") { index += 1 }
    let article = index
    if index < end, RequestWords.determiners.contains(tokens[index].text) { index += 1 }
    while index < end,
      let next = RequestWords.modifiers.end(tokens, at: index, end: end)
    {
      index = next
    }
    if let noun = OpenerWords.nouns.end(tokens, at: index, end: end) {
      guard Request.isAsked(tokens, noun: index..<noun, end: end),
        isCommon || Request.isClosed(tokens, at: noun, end: end)
      else { return nil }
      name = index..<index
      self.end = Request.tailEnd(tokens, at: noun, end: end)
      return
    }
    guard let (name, noun) = Request.named(tokens, at: index, end: end),
      Request.isClosed(tokens, at: noun, end: end)
    else { return nil }
    // "set the pump reminder": the one that is known.
    self.name = tokens[article].text == "the" ? article..<name.upperBound : name
    // "set a birthday reminder for max": whose it is stays.
    let isOfSomebody = noun < end && tokens[noun].text.isOne(of: "about", "for", "of")
    let tail = Request.tailEnd(tokens, at: noun, end: end)
    self.end = isOfSomebody && tail == noun + 1 ? noun : tail
  }
}

extension Request {
  /// Where the verb of asking ends: "set up", "can i have".
  private static func maker(_ tokens: [Token], at start: Int, end: Int) -> Int? {
    let common = OpenerWords.makers.end(tokens, at: start, end: end)
    let rare = RequestWords.makers.end(tokens, at: start, end: end)
    guard let common, let rare else { return common ?? rare }
    return max(common, rare)
  }

  /// The words before a noun that a request asks for: "set a school pick up alarm".
  private static func named(
    _ tokens: [Token],
    at start: Int,
    end: Int
  ) -> (name: Range<Int>, noun: Int)? {
    // No name has more than five words.
    for index in start..<min(start + 6, end) {
      guard !tokens[index].isQuoted else { return nil }
      if index > start, let noun = RequestWords.namedNouns.end(tokens, at: index, end: end) {
        return (start..<index, noun)
      }
      let isJoint =
        !tokens[index].isSpoken || RequestWords.unnamed.contains(tokens[index].text)
        || tokens[index].text == "to"
          && !(index + 1 < end
            && tokens[index + 1].text.isOne(of: "bed", "sleep", "work", "school"))
      guard !isJoint || tokens[index].isMark("-") else { return nil }
    }
    return nil
  }

  /// Whether the noun is asked for: "I need to do laundry" is no to-do, and "make an appointment
  /// with Ann" is what to do.
  private static func isAsked(_ tokens: [Token], noun: Range<Int>, end: Int) -> Bool {
    if tokens[noun.lowerBound].text == "to",
      ["need", "want", "to"].contains(tokens[noun.lowerBound - 1].text)
    {
      return false
    }
    return tokens[noun.upperBound - 1].text != "appointment" || noun.upperBound >= end
      || tokens[noun.upperBound].text != "with"
  }

  /// Whether the noun is the last of its words: no "alarm system", no "timer app".
  private static func isClosed(_ tokens: [Token], at noun: Int, end: Int) -> Bool {
    noun >= end || !tokens[noun].isSpoken
      || tail(tokens, at: noun, end: end) != nil
      || RequestWords.behind.contains(tokens[noun].text) || Verbs.isVerb(tokens[noun].text)
  }

  /// Where the words end that lead on: "for me to", "called".
  static func tailEnd(_ tokens: [Token], at noun: Int, end: Int) -> Int {
    var index = noun
    // "for me to", "to go off for": no more than three of them stand in a row.
    for _ in 0..<3 {
      guard let next = tail(tokens, at: index, end: end) else { break }
      index = next
    }
    // "a timer set for 25 minutes", whose length is read as a time.
    let isSet = index + 1 == end && tokens[index].text.isOne(of: "going", "running", "set")
    return isSet ? end : index
  }

  private static func tail(_ tokens: [Token], at index: Int, end: Int) -> Int? {
    let common = OpenerWords.tails.end(tokens, at: index, end: end)
    guard let own = RequestWords.tails.end(tokens, at: index, end: end) else { return common }
    return max(own, common ?? own)
  }
}
