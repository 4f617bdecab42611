import Model

extension ClauseReader {
  /// The words that are left are the title, if they are not just talk.
  func readTitle(_ reading: inout ClauseReading) {
    reading.kept = free(reading, withTimes: false)
    if let first = reading.timeTokens.first, let last = reading.timeTokens.last, !keepsEnd(reading)
    {
      let times = first.lowerBound..<last.upperBound
      reading.kept.removeAll { index in
        times.contains(index) && reading.timeTokens.contains { $0.contains(index) }
      }
    }
    // "call mum maybe on sunday": how sure the time is.
    reading.kept.removeAll { index in
      ["maybe", "perhaps", "probably"].contains(tokens[index].text)
        && reading.timeTokens.contains { $0.lowerBound == index + 1 || $0.upperBound == index }
    }
    readPreface(&reading)
    moveCondition(&reading)
    readEvent(&reading)
    // Times that were not taken may stand between an opener's words; what they hid is read again.
    let first = reading.kept.first { tokens[$0].isSpoken }
    if first == nil, reading.fallback == nil, case .holiday = reading.time?.day {
      // "thanksgiving" alone is a to-do of that name.
      reading.kept = reading.timeTokens.flatMap { Array($0) }
    } else if first == nil {
      reading.isChatter = reading.fallback == nil
    } else if reading.openers.isEmpty || !reading.hasOpener(tokens) {
      let spoken = reading.kept.filter { tokens[$0].isSpoken }.map { tokens[$0] }
      let all = reading.clause.range.filter { index in
        tokens[index].isSpoken && !reading.openers.contains(index)
          && !reading.eventWords.contains(index) && !isTeller(index, reading)
          && reading.noteWords?.contains(index) != true
      }.map { tokens[$0] }
      reading.isChatter =
        reading.list == nil && !spoken[0].isQuoted
        && Chatter.isChatter(
          all.first.map { all[0].text == spoken[0].text || !$0.isWord } == true ? all : spoken
        )
    }
    if mayOnlyBe(reading) { reading.isChatter = true }
    if reading.isChatter, isAppointment(reading) || isPlan(reading) || isAskedFor(reading) {
      reading.isChatter = false
    }
    if reading.list != nil, !reading.opensWithAdd, reading.hasQuestion(tokens) {
      reading.isChatter = true
    }
  }
}

extension ClauseReader {
  /// "Anna may be in town, call her at 5": what may be stands beside what is to be done.
  private func mayOnlyBe(_ reading: ClauseReading) -> Bool {
    let end = reading.clause.range.upperBound
    guard reading.time == nil, !reading.hasRequest, reading.list == nil, end < tokens.count,
      tokens[end].isMark(","), let first = reading.kept.first(where: { tokens[$0].isSpoken }),
      !Verbs.isVerb(tokens[first].text)
    else { return false }
    return reading.kept.dropFirst().prefix(5).contains { index in
      tokens[index].text.isOne(of: "may", "might") && index + 1 < end
        && tokens[index + 1].text.isOne(of: "be", "have", "not", "need", "come", "want")
    }
  }

  /// "keep the box until friday": until when something is to go on is said with it.
  private func keepsEnd(_ reading: ClauseReading) -> Bool {
    guard let time = reading.time, time.bound == .until, !time.isRepeating, !reading.hasRequest,
      reading.timeTokens.count == 1, let first = reading.timeTokens.first?.lowerBound,
      tokens[first].text.isOne(of: "until", "till", "til")
    else { return false }
    return reading.kept.contains { index in
      tokens[index].isSpoken && !reading.timeTokens.contains { $0.contains(index) }
    }
  }

  /// The "is" of "every month, next one is on the 20th": a time's own word tells nothing.
  private func isTeller(_ index: Int, _ reading: ClauseReading) -> Bool {
    Chatter.tells(tokens[index]) && reading.timeTokens.contains { $0.contains(index) }
  }

  /// "remind me when I get home to feed the fish": the condition goes behind what is to be done.
  private func moveCondition(_ reading: inout ClauseReading) {
    let kept = reading.kept
    guard reading.hasRequest, let first = kept.firstIndex(where: { tokens[$0].isSpoken }),
      ClauseWords.conditions.end(tokens, at: kept[first], end: tokens.count) != nil,
      let to = kept.indices.dropFirst(first + 2).first(where: { index in
        tokens[kept[index]].text == "to" && index + 1 < kept.count
          && Verbs.isVerb(tokens[kept[index + 1]].text)
      }),
      !["have", "need", "want", "going", "has", "got"].contains(tokens[kept[to - 1]].text)
    else { return }
    reading.kept = Array(kept[(to + 1)...]) + kept[first..<to]
  }
}

extension ClauseReading {
  /// Whether the clause began with words that ask for something to be remembered.
  func hasOpener(_ tokens: [Token]) -> Bool {
    hasRequest
      || openers.contains {
        [
          "i", "need", "gotta", "remember", "sure", "forget", "let's", "have", "want", "time",
          "should", "down", "reminder",
        ].contains(tokens[$0].text)
      }
  }

  func hasQuestion(_ tokens: [Token]) -> Bool {
    guard let first = clause.range.first(where: { tokens[$0].isSpoken }) else { return false }
    return ["did", "do", "what", "is", "does"].contains(tokens[first].text)
  }
}
