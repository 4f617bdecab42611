import Model

extension Asking {
  /// What there is, where a sentence asks for something that fits it and says nothing else: "what can
  /// I do in 15 minutes", "something quick", "I have half an hour, what can I do".
  static func effortAsked(_ text: MeaningText, _ start: Int) -> Effort? {
    var cursor = Cursor(text.tokens, at: start, end: text.range.upperBound)
    let before = cursor.attempt { $0.atHand() }
    if before != nil { cursor.skip(",") }
    guard let end = heads.end(text.tokens, at: cursor.index, end: cursor.end) else { return nil }
    cursor.index = end
    var effort = before ?? Effort()
    while !cursor.isAtEnd {
      if cursor.take(anyOf: ["now", "right", "just", "please", "?", "."]) != nil { continue }
      guard let more = cursor.fits() else { return nil }
      effort = effort.changed(by: more)
    }
    return effort.isUnknown ? nil : effort
  }

  private static let heads = PhraseTable(
    """
    what can i do / what could i do / what should i do / what can i get done / what can i finish / what could i get done
    what can we do / what do i do / what is there to do / what's there to do / what can i do now / what could i do now
    something / anything / something to do / anything to do / give me something / give me something to do
    find me something / find me something to do / show me something / i want something / i need something
    i'd like something / is there something / is there anything / what's something / do i have something
    do i have anything / have i got something / have i got anything / what fits / what's / what is
    """
  )
}

extension Cursor {
  /// "I have 15 minutes", "with little energy", "I've got half an hour".
  fileprivate mutating func atHand() -> Effort? {
    guard
      take(phrase: "i", "have") || take(phrase: "i've", "got") || take("with") || take("in")
        || take(phrase: "i", "only", "have") || take(phrase: "i've", "only", "got")
    else { return nil }
    guard let effort = amountOrLevel() else { return nil }
    _ = take(anyOf: ["left", "free", "now", "spare"])
    return effort
  }

  /// "in 15 minutes", "with low energy", "quick", "that takes 10 minutes", "if I have an hour".
  fileprivate mutating func fits() -> Effort? {
    if take(anyOf: ["quick", "quickly", "short"]) != nil { return Effort(minutes: Effort.short) }
    if take("easy") { return Effort(energy: .low) }
    return attempt { cursor in
      if let end = Asking.fittingLeads.end(cursor.tokens, at: cursor.index, end: cursor.end) {
        cursor.index = end
      }
      return cursor.amountOrLevel()
    }
  }

  private mutating func amountOrLevel() -> Effort? {
    attempt { cursor in
      if let end = EffortWords.roughly.end(cursor.tokens, at: cursor.index, end: cursor.end) {
        cursor.index = end
      }
      if let level = EffortWords.levels.match(cursor.tokens, at: cursor.index, end: cursor.end) {
        cursor.index = level.end
        return Effort(energy: level.value)
      }
      guard let minutes = cursor.amount()?.minutes, Effort.lengths.contains(minutes) else {
        return nil
      }
      _ = cursor.take(phrase: "or", "less")
      _ = cursor.take(anyOf: ["left", "free", "max"])
      return Effort(minutes: minutes)
    }
  }
}

extension Asking {
  fileprivate static let fittingLeads = PhraseTable(
    """
    in / within / with / for / under / in under / in less than / with only / in the next / within the next / for the next
    that takes / that takes only / which takes / that needs / that only needs / if i have / when i have / while i have
    if i only have / with just / in just / in only / and / and with / and have / that fits in / that fits into
    """
  )
}
