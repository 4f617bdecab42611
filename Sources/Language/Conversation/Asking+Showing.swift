extension Asking {
  /// "remind me what I have on friday": the words are wanted back.
  static func reminded(_ text: MeaningText, _ start: Int, _ depth: Int) -> Asking? {
    guard text.word(start) == "remind", text.word(start + 1) == "me" else { return nil }
    if let listed = remindedOfAll(text, start + 2, depth) { return listed }
    guard let asking = text.word(start + 2),
      AskingWords.words.contains(asking)
        || asking.isOne(of: "if", "whether"),
      let next = text.word(start + 3)
    else { return nil }
    let last = text.tokens[text.range.upperBound - 1].text
    let endsAsking = last.isOne(of: "is", "are", "was", "starts", "begins", "ends", "due", "on")
    switch asking {
    case "when", "if", "whether", "where", "how":
      guard endsAsking || AskingWords.verbs.contains(next) else { return nil }
    default: break
    }
    return read(text, at: start + 2, depth: depth + 1)
  }

  /// "remind me of the items on my list", "remind me of what I asked": told over, not once more.
  private static func remindedOfAll(_ text: MeaningText, _ start: Int, _ depth: Int) -> Asking? {
    var index = start
    let isOf = text.word(index)?.isOne(of: "of", "about") ?? false
    if isOf { index += 1 }
    guard let word = text.word(index), !text.times.contains(where: { $0.meaning.clock != nil })
    else { return nil }
    if isOf, word.isOne(of: "what", "how", "when") {
      return read(text, at: index, depth: depth + 1)
    }
    while text.word(index)?.isOne(of: "the", "my", "all", "of", "our") ?? false { index += 1 }
    guard index > start + (isOf ? 1 : 0), let noun = text.word(index) else { return nil }
    let isMany =
      ThingNouns.things.contains(noun) && noun.hasSuffix("s")
      || noun.isOne(of: "items", "events", "meetings", "appointments", "things", "plans")
    let isKept =
      isOf && noun != "meetings" && noun != "appointments"
      || text.tokens[start..<index].contains { $0.text == "all" }
    return isMany && isKept ? Asking(.list, index) : nil
  }

  /// "let me know if", "I need to know what".
  static func known(_ text: MeaningText, _ start: Int, _ depth: Int) -> Asking? {
    guard let end = text.end(AskingWords.knowing, at: start), let next = text.word(end),
      next != "to", !endsInWish(text, end)
    else { return nil }
    if next.isOne(of: "about", "of", "on"), text.word(start) != "remember",
      isPlural(text, end + 1)
    {
      return Asking(.list, end + 1)
    }
    if next == "that", text.word(start)?.isOne(of: "confirm", "verify", "double", "check") ?? false,
      text.hasThing(from: end) || text.hasEvent(from: end)
    {
      return Asking(.exists, end + 1)
    }
    if AskingWords.words.contains(next) || next.isOne(of: "if", "whether", "at", "on") {
      // "let me know when the oven is hot", "make sure what you send is right".
      let isSure =
        text.hasThing(from: end) || text.hasEvent(from: end) || hasPerson(text, from: end)
      guard isSure, !(next == "when" && !isSure) else { return nil }
      return read(text, at: end, depth: depth + 1)
    }
    guard text.word(start)?.isOne(of: "know", "hear", "see", "let", "i", "inform") ?? false,
      text.hasThing(from: end), !hasArticle(text, end)
    else { return nil }
    return Asking(.list, end)
  }

  /// "I need the alarm changed to nine", "I want the alerts stopped".
  private static func endsInWish(_ text: MeaningText, _ start: Int) -> Bool {
    text.first(from: start) {
      WishWords.cancelled.contains($0.text) || WishWords.changed.contains($0.text)
    } != nil && text.word(text.range.lowerBound) == "i"
  }

  static func hasPerson(_ text: MeaningText, from index: Int) -> Bool {
    text.first(from: index) { $0.text.isOne(of: "i", "my", "i'm", "i've") } != nil
  }

  static func hasArticle(_ text: MeaningText, _ index: Int) -> Bool {
    guard let word = text.word(index),
      word.isOne(of: "a", "an", "another", "some", "me", "to", "new")
    else { return false }
    if word == "to", text.word(index + 1) == "do" { return false }
    // "give me a list of my reminders".
    let summaries: [Word] = [
      "list", "listing", "rundown", "summary", "overview", "update", "count", "run", "look",
    ]
    return !(index + 1..<min(index + 4, text.range.upperBound)).contains {
      summaries.contains(text.tokens[$0].text)
    }
  }

  /// "show me my reminders", "read my list", "check the calendar for lunch".
  static func shown(_ text: MeaningText, _ start: Int, _ depth: Int) -> Asking? {
    guard let end = text.end(AskingWords.showing, at: start),
      !(text.word(start) == "get" && text.word(start + 1) == "rid")
    else { return nil }
    var next = end
    while text.word(next)?.isOne(of: "me", "us", "please", "and", "to", "see", "out", "back", "of")
      ?? false
    {
      if text.word(next) == "to", text.word(next + 1)?.isOne(of: "see", "me") != true { break }
      next += 1
    }
    let isShow = text.word(start)?.isOne(of: "show", "display") ?? false && text.word(next) != "as"
    guard text.word(next) != "to" else { return nil }
    if isShow, !(text.word(next)?.isOne(of: "a", "an", "new") ?? false),
      head(text, next).prefix(4).contains(where: { ThingNouns.isThing(text.tokens[$0]) })
    {
      return Asking(.list, next)
    }
    if let time = text.time(at: next), time.tokens.upperBound == text.range.upperBound,
      text.word(start)?.isOne(of: "search", "view", "open", "see", "review") ?? false
        || text.tokens[start..<end].contains(where: {
          $0.text.isOne(of: "rundown", "list", "details")
        })
    {
      return Asking(.list, next)
    }
    guard let word = text.word(next) else { return isShow ? Asking(.list, next) : nil }
    if AskingWords.words.contains(word) || word.isOne(of: "if", "whether") {
      let isTelling = text.word(start)?.isOne(of: "tell", "show", "give", "see") ?? false
      guard
        isTelling || text.hasThing(from: next) || text.hasEvent(from: next)
          || hasPerson(text, from: next), text.word(next + 1) != "to" || isShow
      else { return nil }
      if word == "when", let after = text.tokens[safe: next + 1], after.isNumber { return nil }
      return read(text, at: next, depth: depth + 1)
    }
    if let inner = inverted(text, next) { return inner }
    if hasArticle(text, next), !isShow, word != "some" || !text.hasThing(from: next) { return nil }
    let isToMe = text.tokens[start..<next].contains { $0.text.isOne(of: "me", "us") }
    let isTime = text.time(at: next) != nil
    if isShow, isToMe || isTime || ThingNouns.everything.contains(word) {
      return Asking(.list, next)
    }
    // "list everything for tomorrow": all of it, and nothing that is told of it.
    if word.isOne(of: "everything", "all"),
      head(text, next).upperBound == text.range.upperBound
        || text.time(at: next + 1) != nil
    {
      return Asking(.list, next)
    }
    let isMine = text.word(next)?.isOne(of: "my", "all", "our", "any", "every", "the") ?? false
    let isThing = head(text, next).contains {
      ThingNouns.isThing(text.tokens[$0]) && !isModifier(text, $0)
    }
    if isPlural(text, next) || isThing && isMine { return Asking(.list, next) }
    if isMine || text.word(start)?.isOne(of: "tell", "find", "search", "look") ?? false,
      hasEventHead(text, next)
    {
      return Asking(.list, next)
    }
    return nil
  }

  static func isPlural(_ text: MeaningText, _ index: Int) -> Bool {
    head(text, index).contains { index in
      let token = text.tokens[index]
      return ThingNouns.isThing(token) && token.text.hasSuffix("s")
        || ThingNouns.isPlace(token) && !isModifier(text, index)
        || token.text.isOne(of: "meetings", "appointments", "events")
    }
  }

  /// "the schedule file", "the alarm clock battery": one of our nouns that only tells which thing.
  private static func isModifier(_ text: MeaningText, _ index: Int) -> Bool {
    guard !text.tokens[index].text.hasSuffix("s"), let next = text.tokens[safe: index + 1],
      text.range.contains(index + 1), next.kind == .word, !next.isQuoted
    else { return false }
    return !FunctionWords.all.contains(next.text) && !measures.contains(next.text)
      && !ThingNouns.isThing(next) && !ThingNouns.isPlace(next) && !ThingNouns.isEvent(next)
      && !text.times.contains { $0.tokens.contains(index + 1) } && !Verbs.isVerb(next.text)
      && !next.text.hasSuffix("ed") && !next.text.hasSuffix("ing")
  }

  /// The tokens of what is to be shown, up to what is said of it: "the book" of "the book about
  /// meetings", and all of "a list of my meetings".
  static func head(_ text: MeaningText, _ start: Int) -> Range<Int> {
    var isNamed = false
    for index in start..<max(start, text.range.upperBound) {
      let word = text.tokens[index].text
      if word.isOne(of: "for", "about", "with", "from", "of", "to", "in", "at"), isNamed {
        return start..<index
      }
      if !FunctionWords.all.contains(word), !measures.contains(word),
        !text.times.contains(where: { $0.tokens.contains(index) })
      {
        isNamed = true
      }
    }
    return start..<max(start, text.range.upperBound)
  }

  /// Words that tell how much of something is wanted.
  private static let measures = WordSet(
    """
    all any each every rest list lists details detail information info status number summary rundown overview
    most full complete entire whole listing content contents everything anything what's names name time times set
    """
  )

  /// "my meetings", "the dentist appointment": an event at the head, not one that is prepared for,
  /// and no "meeting room".
  static func hasEventHead(_ text: MeaningText, _ index: Int) -> Bool {
    (index..<min(index + 7, text.range.upperBound)).contains { place in
      let token = text.tokens[place]
      guard ThingNouns.isEvent(token), !token.text.isOne(of: "call", "calls", "date") else {
        return false
      }
      guard let next = text.word(place + 1), text.time(at: place + 1) == nil else { return true }
      return FunctionWords.all.contains(next) || ThingNouns.isEvent(text.tokens[place + 1])
        || ThingNouns.isThing(text.tokens[place + 1]) || ThingNouns.isPlace(text.tokens[place + 1])
        || text.tokens[place + 1].kind != .word || next.isOne(of: "called", "named", "scheduled")
    }
  }

  /// "my reminders for today", "shopping list", "today's schedule": nothing but a name for it.
  static func bare(_ text: MeaningText, _ start: Int) -> Asking? {
    let end =
      text.times.last { $0.tokens.upperBound == text.range.upperBound }?.tokens.lowerBound
      ?? text.range.upperBound
    if text.range.count <= 6, text.hasThing(from: start),
      text.tokens[text.range].contains(where: { $0.text.isOne(of: "status", "remaining") })
    {
      return Asking(.list, start)
    }
    guard end > start, end - start <= 5, let last = text.word(end - 1) else { return nil }
    let isMany = ThingNouns.things.contains(last) && last.hasSuffix("s")
    guard isMany || ThingNouns.places.contains(last) else { return nil }
    guard !(start..<end).contains(where: { Verbs.strong.contains(text.tokens[$0].text) }) else {
      return nil
    }
    let first = text.tokens[start]
    guard !first.text.isOne(of: "new", "fresh", "another", "blank", "empty") else { return nil }
    // "alarms", "reminders for Ann": many of ours, and no list of what they are to be.
    if first.text.hasSuffix("s"), ThingNouns.isThing(first), first.text != "chores",
      !text.tokens[text.range].contains(where: { $0.isMark })
    {
      return Asking(.list, start)
    }
    let isNamed =
      first.text.isOne(
        of: "my",
        "all",
        "our",
        "the",
        "today's",
        "tomorrow's",
        "upcoming",
        "current",
        "active",
        "pending"
      )
      || text.time(at: start) != nil
    guard
      isNamed
        || ThingNouns.places.contains(last) && end == text.range.upperBound && end - start <= 2
    else { return nil }
    return Asking(.list, start)
  }
}

extension Array {
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
