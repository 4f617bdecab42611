extension ClauseReader {
  /// "the vet appointment is at 2 pm" names something to be there for, though nobody asks for it.
  ///
  /// Told of a time to come it is kept as a to-do of that name; "it is at 2" names nothing.
  func readEvent(_ reading: inout ClauseReading) {
    guard let time = reading.time, !time.isPast, !time.isDuration, time.special == nil,
      let first = reading.timeTokens.first, reading.list == nil
    else { return }
    let words = reading.kept.filter { tokens[$0].isSpoken }
    // "wednesday is jake's recital": what that day is.
    if words.count >= 2, let first = words.first, tokens[first].text == "is",
      first == reading.timeTokens.first?.upperBound
    {
      reading.eventWords = [first]
      reading.kept.removeAll { $0 == first }
      return
    }
    guard reading.openers.isEmpty, words.count >= 2, words.count <= 10, let last = words.last,
      ClauseWords.beingWords.contains(tokens[last].text),
      last < first.lowerBound || isLeading(first, words),
      let name = words.first, !tokens[name].isQuoted, !Verbs.isVerb(tokens[name].text),
      !Chatter.opensTalk(tokens[name]),
      !words.dropLast().contains(where: { Chatter.tells(tokens[$0]) })
    else { return }
    let hasArticle = words.count > 2 && ["the", "a", "an"].contains(tokens[name].text)
    reading.eventWords = hasArticle ? [name, last] : [last]
    reading.kept.removeAll { reading.eventWords.contains($0) }
  }

  /// Whether somebody asks to be reminded of what is left, however it was put.
  func isAskedFor(_ reading: ClauseReading) -> Bool {
    reading.clause.range.contains { ["remind", "reminding", "reminded"].contains(tokens[$0].text) }
      && reading.kept.contains { Verbs.isVerb(tokens[$0].text) }
      && !reading.hasQuestion(tokens)
      && !reading.clause.range.contains {
        ["no", "reminders", "wasn't", "didn't"].contains(tokens[$0].text)
      }
  }

  /// Whether talk names a clock time of a day to come: "ellie has ballet on tuesday at 5" is no
  /// chatter.
  func isAppointment(_ reading: ClauseReading) -> Bool {
    guard let time = reading.time, time.clock != nil || time.day != nil, !time.isPast,
      !time.isDuration, !reading.hasQuestion(tokens)
    else { return false }
    let words = reading.kept.filter { tokens[$0].isSpoken }
    guard words.count > 1, !ChatterWords.questions.contains(tokens[words[0]].text),
      time.clock != nil || !time.isToday,
      !ClauseWords.pronouns.contains(tokens[words[0]].text)
    else {
      return false
    }
    return words.contains { ClauseWords.presents.contains(tokens[$0].text) }
      && !words.contains {
        ["was", "were", "had", "said", "told", "went", "did", "if", "no"].contains(tokens[$0].text)
      }
  }

  /// "friday we leave for the lake", "on sunday we're having people over": what somebody means to
  /// do on a day to come.
  func isPlan(_ reading: ClauseReading) -> Bool {
    guard let time = reading.time, time.day != nil, !time.isPast else { return false }
    let words = reading.kept.filter { tokens[$0].isSpoken }
    guard words.count > 2 else { return false }
    switch tokens[words[0]].text {
    case "we", "i":
      let isAhead = tokens[words[1]].text.isOne(of: "am", "are", "will")
      return Verbs.isVerb(tokens[words[1]].text)
        || isAhead && (time.day != .relativeDay(0) || time.clock != nil)
    case "we're", "i'm": return tokens[words[1]].text.hasSuffix("ing")
    case "i'll", "we'll": return time.day != .relativeDay(0) || time.clock != nil
    default: return false
    }
  }

  /// "on friday the vet appointment is at 2 pm": one time before the name, one behind it.
  private func isLeading(_ time: Range<Int>, _ words: [Int]) -> Bool {
    words.first.map { time.upperBound <= $0 } ?? false
  }
}

extension TimeMeaning {
  /// Whether today was said: "the weather is nice today" is talk.
  fileprivate var isToday: Bool { day == .relativeDay(0) }
}
