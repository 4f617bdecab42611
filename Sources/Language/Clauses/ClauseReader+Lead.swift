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
      guard !tokens[index].isQuoted, let amount = cursor.leadAmount(), amount.isPositive
      else { continue }
      let words = index..<cursor.index
      // A time that swallowed the same words ("an hour before 10 am") says all there is.
      if reading.clause.times.contains(where: { $0.tokens.overlaps(words) && $0.isShifted }) {
        return
      }
      reading.lead = amount
      reading.shiftsDue =
        cursor.index < range.upperBound && tokens[cursor.index].isSpoken
        && !["and", "that", "please"].contains(tokens[cursor.index].text)
      dropTimes(in: words, &reading)
      // "the day before the party" names no day that is known here: the words stay.
      guard !reading.shiftsDue || reading.clause.times.contains(where: { !$0.meaning.isPast })
      else {
        reading.lead = nil
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
      guard let amount = cursor.leadAmount() else { continue }
      reading.lead = amount
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
    if meaning.offset != nil, meaning.clock != nil { return true }
    if case .shifted(let base, _) = meaning.day { return base != .relativeDay(0) }
    return false
  }
}

extension Amount {
  fileprivate var isPositive: Bool { seconds > 0 || days > 0 || workdays > 0 || months > 0 }
}

extension Cursor {
  /// "the day before", "15 minutes before", "an hour ahead of", "2 days in advance".
  mutating func leadAmount() -> Amount? {
    attempt { cursor in
      var amount = Amount()
      if cursor.take(phrase: "the", "day", "before")
        || cursor.take(phrase: "the", "night", "before")
      {
        return amount.add(halves: 2, of: .day) ? amount : nil
      }
      if cursor.take(phrase: "the", "week", "before") {
        return amount.add(halves: 2, of: .week) ? amount : nil
      }
      guard let said = cursor.amount() else { return nil }
      let isLead =
        cursor.take("before") || cursor.take("beforehand") || cursor.take("early")
        || cursor.take(phrase: "in", "advance") || cursor.take(phrase: "ahead", "of")
        || cursor.take(phrase: "prior", "to")
      return isLead ? said : nil
    }
  }
}
