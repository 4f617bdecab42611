extension Splitter {
  /// Whether the word begins a verb phrase here.
  func isVerb(at index: Int, isJoined: Bool) -> Bool {
    let token = tokens[index]
    guard token.isWord, !token.isQuoted, Verbs.isVerb(token.text), !isInListName(index),
      !isBill(index)
    else { return false }
    var object = Word.none
    if index + 1 < tokens.count {
      let next = tokens[index + 1]
      if next.isGlued, next.isMark("-") { return false }
      // "call april": a month alone may be a name.
      if next.isSpoken, time(at: index + 1)?.isFirm != true { object = next.text }
    }
    let hasObject =
      !object.isEmpty && !FunctionWords.all.contains(object) || isPurpose(behind: index)
    let isClear = Verbs.determiners.contains(object)
    let isStrong = Verbs.strong.contains(token.text)
    if isJoined { return isStrong ? object != "of" : isClear || hasObject }
    if isClear || Verbs.phrasal.contains(token.text) && Verbs.tightParticles.contains(object) {
      return true
    }
    if !isStrong || Verbs.nounLike.contains(token.text) {
      return time(before: index) != nil && hasObject
    }
    if Verbs.particles.contains(object) { return Verbs.phrasal.contains(token.text) }
    return hasObject
  }

  /// "call to book the car", "stop to get gas".
  private func isPurpose(behind index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index + 1].text == "to"
      && Verbs.isVerb(tokens[index + 2].text)
  }

  /// "to the wedding invite list": what looks like a verb is part of a list's name.
  private func isInListName(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, ["list", "lists"].contains(tokens[index + 1].text)
    else { return false }
    return (max(1, index - 3)..<index).contains {
      ["the", "my", "our"].contains(tokens[$0].text)
        && ["to", "on", "onto", "from"].contains(tokens[$0 - 1].text)
    }
  }

  /// "pay the gas and water bill": what looks like a verb says whose bill it is.
  private func isBill(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, ["bill", "bills"].contains(tokens[index + 1].text)
    else { return false }
    return (max(0, index - 6)..<index).contains { tokens[$0].text == "pay" }
  }

  /// "wash and fold the laundry": a verb without its object yet.
  func isBareVerb(_ range: Range<Int>) -> Bool {
    var verb: Int?
    for index in contentStart(range)..<range.upperBound where tokens[index].isSpoken {
      // "floss every night": a verb that has its own time; "call april": a name.
      if let time = time(at: index) {
        if verb != nil, time.isFirm || tokens[index].facts.month != nil { return false }
        continue
      }
      guard verb == nil else { return false }
      verb = index
    }
    return verb.map { Verbs.isVerb(tokens[$0].text) } ?? true
  }

  /// Whether nothing but greetings and marks stands here: "okay so", "hey google".
  func isSmallTalk(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    // "hey olly": a greeting and a name.
    if range.count == 2, ["hey", "hi", "hello"].contains(tokens[index].text),
      timeIndex[index + 1] < 0, !Verbs.isVerb(tokens[index + 1].text)
    {
      return true
    }
    while index < range.upperBound {
      if !tokens[index].isSpoken {
        index += 1
      } else if let end = Openers.greetings.end(tokens, at: index, end: range.upperBound) {
        index = end
      } else {
        return false
      }
    }
    return true
  }

  /// Nobody greets and opens for longer than so many words.
  private static let longestOpening = 32

  /// Where the to-do itself begins, behind openers and greetings.
  func contentStart(_ range: Range<Int>) -> Int {
    var index = range.lowerBound
    while index < min(range.upperBound, range.lowerBound + Splitter.longestOpening) {
      if let time = time(at: index) {
        index = time.tokens.upperBound
      } else if let end = Openers.end(tokens, at: index, end: range.upperBound)
        ?? Openers.greetings.end(tokens, at: index, end: range.upperBound)
      {
        index = end
      } else if !tokens[index].isSpoken {
        index += 1
      } else {
        break
      }
    }
    return min(index, range.upperBound)
  }

  /// "go to the bank and get cash": one errand.
  func isErrand(_ range: Range<Int>, _ verb: Int) -> Bool {
    let begin = contentStart(range)
    guard begin < range.upperBound, tokens[verb - 1].text == "and" else { return false }
    return Verbs.purposes.contains(tokens[verb].text) && Verbs.motions.contains(tokens[begin].text)
      && range.allSatisfy { timeIndex[$0] < 0 }
  }
}
