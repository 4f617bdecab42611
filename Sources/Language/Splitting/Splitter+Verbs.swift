extension Splitter {
  /// Whether the word begins a verb phrase here.
  func isVerb(at index: Int, isJoined: Bool) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    guard token.isWord, !token.isQuoted, Verbs.isVerb(token.text), !isInListName(index),
      !isBill(index)
    else { return false }
    if !isJoined, isNamingNoun(index) { return false }
    // "tax return needs to be done": a noun that something is said of.
    if !isJoined, index + 1 < tokens.count, index > 0, tokens[index - 1].isWord,
      ["needs", "is", "was", "has", "are"].contains(tokens[index + 1].text)
    {
      return false
    }
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
    if isJoined, Verbs.motions.contains(token.text), ["to", "into", "over"].contains(object) {
      return true
    }
    if isJoined, isPhrasal(at: index, object) { return true }
    if isJoined { return isStrong ? object != "of" : isClear || hasObject }
    if isClear || isPhrasal(at: index, object) { return true }
    if Names.contacting.contains(token.text),
      Names.first.contains(object) || Names.family.contains(object)
    {
      return true
    }
    if !isStrong || Verbs.nounLike.contains(token.text) {
      // "2pm team sync tmrw zoom link in email": two nouns.
      return hasObject && isBehindTime(index) && !(!isStrong && Verbs.ambiguous.contains(object))
    }
    if Verbs.particles.contains(object) { return Verbs.phrasal.contains(token.text) }
    return hasObject
  }

  /// "school bus pick up", "bill pay reminder": a verb that names a thing, behind a word of its
  /// name.
  private func isNamingNoun(_ index: Int) -> Bool {
    guard index > 0, index + 1 < tokens.count, tokens[index - 1].isWord, timeIndex[index - 1] < 0,
      !FunctionWords.all.contains(tokens[index - 1].text)
    else { return false }
    if RequestWords.namedNouns.opens(tokens[index + 1].text) {
      return !Openers.isMaker(tokens[index])
    }
    guard tokens[index].text.isOne(of: "pick", "check", "drop", "catch", "follow", "meet", "warm"),
      tokens[index + 1].text.isOne(of: "up", "off", "in")
    else { return false }
    guard index + 2 < tokens.count, tokens[index + 2].isSpoken else { return true }
    return timeIndex[index + 2] >= 0 || tokens[index + 2].text.isOne(of: "for", "with", "and")
  }

  /// "top up the tank"; not the "write up" that is handed in.
  private func isPhrasal(at index: Int, _ particle: Word) -> Bool {
    guard Verbs.phrasal.contains(tokens[index].text), Verbs.tightParticles.contains(particle),
      index + 2 < tokens.count
    else { return false }
    let next = tokens[index + 2]
    return next.isSpoken
      && (!Verbs.strong.contains(next.text) || Verbs.nounLike.contains(next.text))
  }

  /// "buy paint and drill bits": behind what is bought a noun that could be a verb is none.
  func isThingMore(_ index: Int, behind range: Range<Int>) -> Bool {
    let word = tokens[index].text
    guard Verbs.thingLike.contains(word), !hasFirmTime(range), let verb = firstVerb(range)
    else { return false }
    return Verbs.buying.contains(tokens[verb].text) && !hasClearObject(index)
  }

  /// Whether a verb begins here that no dictionary has: "call bob and defrag the laptop".
  ///
  /// Behind another to-do only a verb stands before an article or pronoun.
  func isUnknownVerb(at index: Int, behind range: Range<Int>) -> Bool {
    let token = tokens[index]
    guard token.isWord, !token.isQuoted, token.opening == [], timeIndex[index] < 0,
      token.text != "time",
      !FunctionWords.all.contains(token.text), !Verbs.determiners.contains(token.text),
      let verb = firstVerb(range), !Verbs.buying.contains(tokens[verb].text)
    else { return false }
    // "send Bo and Al the plan": two people.
    if Verbs.giving.contains(tokens[verb].text), Names.first.contains(token.text) { return false }
    return hasClearObject(index)
  }

  /// The verb that a clause begins with, behind openers and greetings.
  private func firstVerb(_ range: Range<Int>) -> Int? {
    let begin = contentStart(range)
    guard begin < range.upperBound, Verbs.isVerb(tokens[begin].text) else { return nil }
    return begin
  }

  /// Whether an article, a pronoun or a particle such as "up" follows, and no time.
  func hasClearObject(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, timeIndex[index + 1] < 0, !tokens[index + 1].isQuoted
    else { return false }
    let next = tokens[index + 1].text
    return JoiningWords.articles.contains(next) || Verbs.tightParticles.contains(next)
  }

  /// Whether a time ends right before a place; in "the sunday roast" the day belongs to its noun.
  private func isBehindTime(_ index: Int) -> Bool {
    guard let time = time(before: index) else { return false }
    let start = time.tokens.lowerBound
    if tokens[start].text == "the", time.tokens.count == 2, tokens[start + 1].isWord {
      return false
    }
    return time.lead != nil || start == 0 || !Verbs.determiners.contains(tokens[start - 1].text)
  }

  /// "call to book the car", "stop to get gas".
  private func isPurpose(behind index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index + 1].text == "to"
      && Verbs.isVerb(tokens[index + 2].text)
  }

  /// "to the wedding invite list": what looks like a verb is part of a list's name.
  private func isInListName(_ index: Int) -> Bool {
    let nouns: [Word] = ["list", "lists"]
    guard
      index + 1 < tokens.count && nouns.contains(tokens[index + 1].text)
        || nouns.contains(tokens[index].text)
    else { return false }
    return (max(1, index - 3)..<max(1, index)).contains {
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
      // "wash, dry and fold the sheets": each waits for the object of the last.
      if verb != nil, tokens[index].text == "and" || isOneMoreVerb(index, range) { continue }
      guard verb == nil else { return false }
      verb = index
    }
    return verb.map { Verbs.isVerb(tokens[$0].text) } ?? true
  }

  /// The "dry" of "wash, dry and fold the sheets".
  private func isOneMoreVerb(_ index: Int, _ range: Range<Int>) -> Bool {
    index - 1 > range.lowerBound && Verbs.isVerb(tokens[index].text)
      && (tokens[index - 1].isMark(",") || tokens[index - 1].text == "and")
  }

  /// "have the kids brush their teeth", "help Leo do his homework": what somebody else does.
  func isCaused(_ index: Int, _ clauseStart: Int) -> Bool {
    let verb = contentStart(clauseStart..<index)
    guard index - verb > 1, index - verb < 5, Verbs.causing.contains(tokens[verb].text),
      tokens[verb + 1..<index].allSatisfy({ $0.isWord }),
      (verb + 1..<index).allSatisfy({ timeIndex[$0] < 0 })
    else { return false }
    let somebody = tokens[index - 1].text
    return Names.first.contains(somebody) || Names.family.contains(somebody)
      || Names.people.contains(somebody)
  }

  /// "vacuum, mop and dust": three verbs or more, and nothing that they are done to.
  ///
  /// Nobody says a row longer than `longestRow`; the bound keeps a megabyte of verbs, each of
  /// which asks for its row, in proportion.
  func isRowOfVerbs(around index: Int) -> Bool {
    let longestRow = 48
    func isInRow(_ index: Int) -> Bool {
      tokens[index].isMark(",") || tokens[index].text == "and"
        || tokens[index].isWord && !tokens[index].isQuoted && Verbs.isVerb(tokens[index].text)
    }
    var first = index
    while first > 0, timeIndex[first - 1] < 0, isInRow(first - 1) {
      first -= 1
      if index - first > longestRow { return false }
    }
    var end = index
    while end < tokens.count, timeIndex[end] < 0, isInRow(end) {
      end += 1
      if end - first > longestRow { return false }
    }
    guard end == tokens.count || isSentenceEnd(end) || timeIndex[end] >= 0 else { return false }
    let verbs = (first..<end).filter { Verbs.isVerb(tokens[$0].text) }
    return verbs.count > 2 && zip(verbs, verbs.dropFirst()).allSatisfy { $1 > $0 + 1 }
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
    // "no, call Ben": an answer to oneself.
    let spoken = range.filter { tokens[$0].isSpoken }
    if spoken.count == 1, ["no", "nope", "yes", "yep", "yup"].contains(tokens[spoken[0]].text) {
      return true
    }
    while index < range.upperBound {
      if !tokens[index].isSpoken {
        index += 1
      } else if let end = OpenerWords.greetings.end(tokens, at: index, end: range.upperBound) {
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
        ?? OpenerWords.greetings.end(tokens, at: index, end: range.upperBound)
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

  /// "the bins go out on thursday": the verb tells what somebody or something does.
  func isPredicate(_ index: Int, _ clauseStart: Int) -> Bool {
    if isOnItsWay(index, clauseStart) { return true }
    guard index >= 2, tokens[index - 1].text.hasSuffix("s"),
      !tokens[index - 1].text.hasSuffix("ss"),
      ["the", "my", "our", "his", "her", "their"].contains(tokens[index - 2].text),
      !Verbs.isVerb(tokens[index - 1].text)
    else { return false }
    return contentStart(clauseStart..<index) == index - 2
      || index > 3 && ["that", "kids"].contains(tokens[index - 3].text)
  }

  /// "clocks go forward", "tickets go on sale": of things, and not of who speaks.
  private func isOnItsWay(_ index: Int, _ clauseStart: Int) -> Bool {
    guard index > clauseStart, tokens[index].text == "go", index + 1 < tokens.count,
      tokens[index + 1].text.isOne(of: "on", "forward", "forwards", "back", "live", "up", "down")
    else { return false }
    let subject = tokens[index - 1]
    return subject.isWord && subject.text.hasSuffix("s") && !subject.text.hasSuffix("ss")
      && !Verbs.isVerb(subject.text) && time(before: index) == nil
  }
}
