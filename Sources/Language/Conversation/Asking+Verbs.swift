extension Asking {
  /// "do I have", "is there", "did I take", "am I free".
  static func inverted(_ text: MeaningText, _ start: Int) -> Asking? {
    guard let verb = text.word(start), AskingWords.verbs.contains(verb),
      let subject = text.word(start + 1)
    else { return nil }
    let isPerson = subject.isOne(of: "i", "we", "you", "they", "he", "she")
    switch verb {
    case "do", "have", "don't", "haven't", "had":
      guard isPerson || subject.isOne(of: "any", "anyone", "anybody") && verb != "had" else {
        return nil
      }
      if verb == "do", subject == "you", text.word(start + 2)?.isOne(of: "mind", "remind") ?? false
      {
        return nil
      }
      return clause(
        text,
        start + 1,
        verb.isOne(of: "have", "haven't") ? pastOrThere(text, start + 2) : .exists
      )
    case "did", "didn't":
      let isOnList = text.first(from: start, where: ThingNouns.isPlace) != nil
      guard
        isPerson || AskingWords.pronouns.contains(subject) || isOnList && verb == "did"
          || asksOfSomebody(text, start, subject),
        !isReport(text, start, subject)
      else {
        return nil
      }
      // Who did it is in no title.
      let isOfSomebody = !isPerson && asksOfSomebody(text, start, subject)
      return clause(text, start + (isOfSomebody ? 2 : 1), pastOrThere(text, start + 2))
    case "can", "could", "may", "would", "should", "shall", "might", "must":
      guard isPerson && subject != "you" || subject == "there" || subject == "someone" else {
        return nil
      }
      if AskingWords.given.contains(text.word(start + 2) ?? "i"), !verb.isOne(of: "should", "would")
      {
        return nil
      }
      return clause(text, start + 1, .exists)
    case "will", "won't":
      guard isPerson || AskingWords.pronouns.contains(subject) || text.word(start + 2) == "be"
      else { return nil }
      return clause(text, start + 1, .exists)
    case "has", "hasn't":
      // "has anyone fed the cat", "has Ada called the vet": who did it is in no title.
      let tells =
        text.word(start + 2).map { Stem.isPast($0) && text.word(start + 3) != nil } ?? false
      let isSomebody = tells && !AskingWords.given.contains(subject)
      return clause(text, start + (isSomebody ? 2 : 1), pastOrThere(text, start + 2))
    case "am":
      guard subject == "i" else { return nil }
      return clause(text, start + 1, .exists)
    default:
      return clause(text, start + 1, endsDone(text) ? .wasDone : .exists)
    }
  }

  /// "is the rent paid": whether it was done, not whether it is there.
  private static func endsDone(_ text: MeaningText) -> Bool {
    text.word(text.range.upperBound - 1)?
      .isOne(of: "done", "finished", "completed", "paid", "taken", "sent", "fed", "watered")
      ?? false
  }

  /// "did Ada feed the cat": somebody, and what is done; "did laundry and ran" tells of it.
  static func asksOfSomebody(_ text: MeaningText, _ start: Int, _ subject: Word) -> Bool {
    guard let deed = text.word(start + 2), text.range.upperBound - start > 3 else { return false }
    return Verbs.isVerb(deed) && !Stem.isPast(deed) && !FunctionWords.all.contains(subject)
  }

  /// "did the dishes": that something is done, and no question.
  static func isReport(_ text: MeaningText, _ start: Int, _ subject: Word) -> Bool {
    subject.isOne(of: "the", "my", "our", "it", "this", "that", "these", "those")
      && text.range.upperBound - start <= 4
  }

  /// What was done, or what there is: "did I take my pills" and "did I set an alarm".
  static func pastOrThere(_ text: MeaningText, _ start: Int) -> QuestionKind {
    var index = start
    while let word = text.word(index),
      word.isOne(of: "already", "ever", "yet", "just", "not", "actually")
    {
      index += 1
    }
    guard let verb = text.word(index) else { return .exists }
    if verb.isOne(of: "miss", "missed") { return .missed }
    if WordSet.keeping.contains(verb) { return .exists }
    return .wasDone
  }

  /// "free" and "time for" ask whether anything is there, the other way round.
  static func clause(_ text: MeaningText, _ start: Int, _ question: QuestionKind) -> Asking {
    let rest = start..<max(start, text.range.upperBound)
    let isFree = rest.contains { index in
      text.tokens[index].text.isOne(of: "free", "available", "busy", "availability")
    }
    let isTime = zip(rest, rest.dropFirst()).contains {
      text.tokens[$0].text.isOne(of: "have", "any", "got", "enough")
        && text.tokens[$1].text.isOne(of: "time")
    }
    let isRoom = rest.contains { text.tokens[$0].text.isOne(of: "room", "rooms") }
    return Asking((isFree || isTime) && !isRoom && question == .exists ? .free : question, start)
  }

  /// "any plans tonight", "anything on tomorrow".
  static func any(_ text: MeaningText, _ start: Int) -> Asking? {
    if text.word(start) == "got" {
      return text.word(start + 1)?.isOne(of: "any", "anything") ?? false
        ? any(text, start + 1) : nil
    }
    guard text.word(start)?.isOne(of: "any", "anything") ?? false,
      text.range.upperBound - start > 1,
      text.word(start) == "anything" || text.hasThing(from: start) || text.hasEvent(from: start + 1)
        || text.word(start + 1)?.isOne(of: "urgent", "important", "overdue") ?? false
    else { return nil }
    return Asking(.exists, start)
  }
}
