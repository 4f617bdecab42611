import Model

/// Words that count from something said before: "the day before", "4 hours later", "the friday after", "same day".
struct SaidDistance {
  /// How much later, below zero how much earlier.
  private(set) var amount: Amount
  /// The part of the day that it names: "the night before".
  private(set) var part: PartOfDay?
  /// The weekday that it names: "the friday after".
  private(set) var weekday: Weekday?

  /// Nothing where the words say what they count from, or count from now.
  init?(_ words: String) {
    let respelled = TrustedSpelling.respelled(words)
    let tokens = Repair.repaired(TokenizedText(respelled).tokens).tokens.filter(\.isSpoken)
    guard let last = tokens.last(where: { !$0.text.isOne(of: "that", "it", "then", "this") }) else {
      return nil
    }
    amount = Amount()
    if tokens.count <= 3, tokens.contains(where: { $0.text == "same" }), last.text == "day" {
      return
    }
    let isBefore = last.text.isOne(of: "before", "beforehand", "earlier", "ahead", "prior")
    guard isBefore || last.text.isOne(of: "later", "after", "afterwards", "afterward") else {
      return nil
    }
    for index in tokens.indices {
      if let day = tokens[index].facts.weekday {
        weekday = day
        amount.days = isBefore ? -1 : 1
        return
      }
      var cursor = Cursor(tokens, at: index)
      guard let said = cursor.amount() else { continue }
      amount = isBefore ? said.negated : said
      return
    }
    guard let unit = SaidLead(respelled).leads.first else { return nil }
    part = unit.part
    amount = isBefore ? unit.amount.negated : unit.amount
  }

  init(amount: Amount, part: PartOfDay?) {
    self.amount = amount
    self.part = part
  }

  /// The moment so far from another one.
  func due(from start: Due, in resolver: Resolver) -> Due? {
    guard case .floating(let date, let time) = start else { return nil }
    if amount.isElapsed, amount.seconds != 0 {
      let moment = CivilDateTime(date, time ?? resolver.conventions.day).adding(
        seconds: amount.seconds
      )
      return .floating(moment.date, moment.time)
    }
    var day = date.adding(amount)
    if let weekday {
      while day.weekday != weekday { day = day.adding(days: amount.days) }
    }
    return .floating(day, part.map { resolver.reading($0).time })
  }
}
