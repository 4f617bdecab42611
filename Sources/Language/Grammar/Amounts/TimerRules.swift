import Model

extension Rule {
  /// How long it is until something rings: "in ten", "give me 10 minutes".
  static let timers: [Rule] = [
    Rule("in ten", "in 5", on: .in) { cursor in
      let isCooked = cursor.ahead(-1).map { RequestWords.timed.contains($0.text) } ?? false
      let isFirst = cursor.isFirstSaid(cursor.index)
      guard cursor.take("in"), let minutes = cursor.cardinal(), minutes % 5 == 0 || isCooked,
        (isCooked ? 1...90 : 5...60).contains(minutes),
        isFirst && cursor.isAtOrder || cursor.isAtEnd || cursor.isAt(",", ".", "please")
          || cursor.isAt("to", "and") && cursor.ahead(1)?.isWord == true
            && cursor.ahead(1)?.facts.cardinal == nil
            && cursor.ahead(1)?.text.isOne(of: "a", "half", "later") == false
      else { return nil }
      var amount = Amount()
      return amount.add(halves: 2 * minutes, of: .minute) ? .after(amount) : nil
    },
    Rule("give me 10 minutes then", on: .give) { cursor in
      guard cursor.take("give"), cursor.take(anyOf: ["me", "it", "them"]) != nil,
        let amount = cursor.amount(), amount.isElapsed, cursor.isAt("then", "and", ",", "before")
      else { return nil }
      if !cursor.take(phrase: "and", "then") { cursor.skip("and", "then") }
      return .after(amount)
    },
  ]
}

extension Cursor {
  /// "check the pasta": a verb and what it is done to.
  fileprivate var isAtOrder: Bool {
    guard let verb = ahead(), verb.isWord, !verb.isQuoted, Verbs.strong.contains(verb.text),
      let object = ahead(1), object.isWord, object.facts.unit == nil
    else { return false }
    return !Verbs.nounLike.contains(verb.text) || Verbs.determiners.contains(object.text)
      || RequestWords.timed.contains(object.text)
  }

  /// "10 min check pasta": a pause ahead of what one looks after when it is over.
  private mutating func pauseBeforeOrder() -> TimeMeaning? {
    guard isFirstSaid(index), let amount = amount(), amount.isElapsed, amount.isShort,
      let verb = ahead()?.text, Cursor.looking.contains(verb), isAtOrder
    else { return nil }
    return .after(amount)
  }

  private static let looking = WordSet(
    "check drain flip look move pull remove stir switch take turn"
  )

  /// How long a timer runs that is named beside it: "a 20 minute timer", "timer for 5 min".
  mutating func runningTime() -> TimeMeaning? {
    if let pause = attempt({ $0.pauseBeforeOrder() }) ?? attempt({ $0.minutesBehindTimer() }) {
      return pause
    }
    return attempt { cursor in
      let isBehind = cursor.isBehindTimer
      guard let amount = cursor.amount(), amount.isElapsed, isBehind || cursor.isBeforeTimer,
        !cursor.isAt("before", "early", "earlier")
      else { return nil }
      return .after(amount)
    }
  }

  /// "timer 10 pasta": a number right behind a timer counts its minutes.
  private mutating func minutesBehindTimer() -> TimeMeaning? {
    guard ahead(-1)?.text.isOne(of: "timer", "countdown") == true, ahead()?.isNumber == true,
      let minutes = cardinal(), (1...180).contains(minutes), facts.unit == nil, !isGluedToWord,
      isAtEnd || ahead()?.isWord == true && !isAt("am", "pm")
    else { return nil }
    var amount = Amount()
    return amount.add(halves: 2 * minutes, of: .minute) ? .after(amount) : nil
  }

  /// Whether a timer was named right before: "timer for 5 minutes".
  fileprivate var isBehindTimer: Bool {
    var place = -1
    while place > -4, let word = ahead(place)?.text, RequestWords.linksToLength.contains(word) {
      place -= 1
    }
    return ahead(place).map { RequestWords.clocks.contains($0.text) } ?? false
  }

  /// Whether a timer follows, with a name before it at most: "20 minute nap timer".
  fileprivate var isBeforeTimer: Bool {
    (0..<4).contains { place in
      guard let token = ahead(place), RequestWords.clocks.contains(token.text) else { return false }
      return (0..<place).allSatisfy { ahead($0)?.isWord == true }
    }
  }
}
