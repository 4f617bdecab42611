import Model

extension ClauseReader {
  /// "an hour before", "the day before": how much earlier to speak up.
  ///
  /// Before what it leads to ("an hour before the 10 am meeting") it moves the due time itself;
  /// behind it ("meeting at 10, remind me an hour before") it is a lead.
  func readLead(_ reading: inout ClauseReading) {
    if let event = reading.clause.event {
      readEvent(event, &reading)
      return
    }
    let range = body(reading)
    for index in range {
      var cursor = Cursor(tokens, at: index, end: range.upperBound)
      guard !tokens[index].isQuoted,
        var leads = cursor.attempt({ $0.leadsInRow() }) ?? cursor.lead().map({ [$0] }),
        leads.allSatisfy(\.amount.isPositive)
      else { continue }
      while let more = cursor.attempt({ $0.moreLeads() }) { leads.append(more) }
      let words = index..<cursor.index
      // A time that swallowed the same words ("an hour before 10 am") says all there is.
      if reading.clause.times.contains(where: { $0.tokens.overlaps(words) && $0.isShifted }) {
        return
      }
      reading.leads = leads
      reading.shiftsDue =
        cursor.index < range.upperBound && tokens[cursor.index].isSpoken
        && !["and", "that", "please"].contains(tokens[cursor.index].text)
      dropTimes(in: words, &reading)
      // "the day before the party" names no day that is known here: the words stay.
      if reading.shiftsDue, cursor.isAt("to", "not"),
        !reading.clause.times.contains(where: { !$0.meaning.isPast })
      {
        reading.shiftsDue = false
        reading.leadOfOwn = words
        reading.openers.insert(words)
        return
      }
      guard !reading.shiftsDue || reading.clause.times.contains(where: { !$0.meaning.isPast })
      else {
        reading.leads = []
        reading.shiftsDue = false
        return
      }
      readEvent(&reading, from: words.upperBound)
      let isAfterContent = range.prefix(while: { $0 < index }).contains {
        tokens[$0].isSpoken && !isOpening($0, range) && !isInTime($0, reading)
      }
      if !reading.shiftsDue || !isAfterContent { reading.openers.insert(words) }
      return
    }
  }

  /// "an hour before the 10 am meeting" ahead of a to-do: its time, and nothing of the title.
  private func readEvent(_ event: Range<Int>, _ reading: inout ClauseReading) {
    for index in event {
      var cursor = Cursor(tokens, at: index, end: event.upperBound)
      guard let lead = cursor.lead() else { continue }
      reading.leads = [lead]
      reading.shiftsDue = true
      let words = index..<cursor.index
      dropTimes(in: words, &reading)
      reading.openers.insert(event)
      return
    }
  }

  /// The words of a lead are no time; of "before the 11:30" its last word is.
  private func dropTimes(in words: Range<Int>, _ reading: inout ClauseReading) {
    for index in reading.clause.times.indices.reversed()
    where reading.clause.times[index].tokens.overlaps(words) {
      if reading.clause.times[index].core >= words.upperBound {
        let time = reading.clause.times[index]
        reading.clause.times[index].tokens = time.core..<time.tokens.upperBound
        reading.clause.times[index].lead = nil
        reading.clause.times[index].meaning.bound = .at
      } else {
        reading.clause.times.remove(at: index)
      }
    }
  }

  /// The time of what is led to: in "the 10 am meeting" it stays in the title.
  private func readEvent(_ reading: inout ClauseReading, from end: Int) {
    guard reading.shiftsDue else { return }
    var cursor = Cursor(tokens, at: end, end: body(reading).upperBound)
    let hasArticle = cursor.take(anyOf: ["the", "my", "our", "a"]) != nil
    guard let time = reading.clause.times.first(where: { $0.tokens.lowerBound == cursor.index })
    else { return }
    cursor.index = time.tokens.upperBound
    if hasArticle, !cursor.isAtPhraseEnd { reading.event = time }
  }

  /// Whether a word before the lead belongs to an opener such as "remind me".
  private func isOpening(_ index: Int, _ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    if let end = Openers.end(tokens, at: start, end: range.upperBound), index < end {
      return true
    }
    return OpenerWords.greetings.end(tokens, at: index, end: range.upperBound) != nil
  }

  func isInTime(_ index: Int, _ reading: ClauseReading) -> Bool {
    reading.clause.times.contains { $0.tokens.contains(index) }
  }
}

extension TimeMatch {
  /// "an hour before 10 am", "a week before friday": already counted from another time.
  fileprivate var isShifted: Bool {
    if meaning.offset != nil, meaning.clock != nil || meaning.part != nil { return true }
    if case .shifted(let base, _) = meaning.day { return base != .relativeDay(0) }
    return false
  }
}

extension Amount {
  fileprivate var isPositive: Bool { seconds > 0 || days > 0 || workdays > 0 || months > 0 }
}

extension Cursor {
  /// "an hour and a day before", "30, 15 and 5 minutes before": several leads of one "before".
  mutating func leadsInRow() -> [Lead]? {
    var amounts: [Amount] = []
    var bare: [Int] = []
    while amounts.isEmpty, bare.count < 4, let count = attempt({ $0.countAlone() }) {
      bare.append(count)
    }
    while amounts.count < 4, let amount = attempt({ $0.amountBeforeAnd() }) {
      amounts.append(amount)
    }
    guard !amounts.isEmpty || !bare.isEmpty, let last = lead(), last.part == nil else { return nil }
    var first: [Lead] = []
    for count in bare {
      var amount = Amount(unit: last.amount.unit)
      guard amount.add(halves: 2 * count, of: last.amount.unit) else { return nil }
      first.append(Lead(amount: amount))
    }
    return first + amounts.map { Lead(amount: $0) } + [last]
  }

  /// The "15" of "15 and 5 minutes before".
  private mutating func countAlone() -> Int? {
    guard let count = cardinal(), (1...120).contains(count) else { return nil }
    let isComma = take(",")
    guard take("and") || isComma, ahead()?.isNumber == true || facts.cardinal != nil else {
      return nil
    }
    return count
  }

  /// The "an hour" of "an hour and a day before".
  private mutating func amountBeforeAnd() -> Amount? {
    guard let amount = amount() else { return nil }
    let isComma = take(",")
    return take("and") || isComma ? amount : nil
  }

  /// "and an hour before", ", the night before": one more lead.
  fileprivate mutating func moreLeads() -> Lead? {
    let isComma = take(",")
    guard take(anyOf: ["and", "plus", "also"]) != nil || isComma else { return nil }
    return lead().flatMap { $0.amount.isPositive ? $0 : nil }
  }
}
