import Model

/// Reads one clause: openers, time, list, priority, notes, and what is left for the title.
struct ClauseReader {
  let source: TokenizedText
  let tokens: [Token]
  let lists: [KnownList]

  func read(_ clause: Clause) -> ClauseReading {
    var reading = ClauseReading(clause: clause)
    reading.efforts = clause.efforts
    readNotes(&reading)
    reading.list = ListFinder(source: source, tokens: tokens, lists: lists).list(
      in: body(reading)
    )
    dropListOfPronoun(&reading)
    readPriority(&reading)
    readLead(&reading)
    readOpeners(&reading)
    dropEffortOfNothing(&reading)
    readTimes(&reading)
    readTitle(&reading)
    readHabit(&reading)
    return reading
  }

  /// "low energy" alone is what there is to do.
  private func dropEffortOfNothing(_ reading: inout ClauseReading) {
    guard !reading.efforts.isEmpty, reading.fallback == nil,
      !free(reading, withTimes: true).contains(where: { tokens[$0].isSpoken })
    else { return }
    reading.efforts = []
  }

  /// "add them to my list" speaks of what was said before: it stays as it was said.
  private func dropListOfPronoun(_ reading: inout ClauseReading) {
    guard let list = reading.list, list.range.lowerBound > reading.clause.range.lowerBound + 1
    else { return }
    let object = list.range.lowerBound - 1
    guard !tokens[object].isQuoted else { return }
    if ObjectWords.pronouns.contains(tokens[object].text) {
      guard ClauseWords.listVerbs.contains(tokens[object - 1].text) else { return }
    } else if !isPassive(before: list.range.lowerBound, from: reading.clause.range.lowerBound) {
      return
    }
    reading.list = nil
    reading.pronounList = list
  }

  /// "need them to be added", "want it put": the list is for what was named before.
  private func isPassive(before end: Int, from start: Int) -> Bool {
    guard ["added", "put"].contains(tokens[end - 1].text) else { return false }
    var index = end - 2
    while index > start, ["to", "be"].contains(tokens[index].text) { index -= 1 }
    return index > start && ObjectWords.pronouns.contains(tokens[index].text)
      && ["need", "want", "get", "have"].contains(tokens[index - 1].text)
  }

  /// The clause without its notes.
  func body(_ reading: ClauseReading) -> Range<Int> {
    let end = reading.noteWords?.lowerBound ?? reading.clause.range.upperBound
    return reading.clause.range.lowerBound..<max(end, reading.clause.range.lowerBound)
  }

  /// "note that ...", "details ...", or parentheses at the end.
  private func readNotes(_ reading: inout ClauseReading) {
    let range = reading.clause.range
    for index in range.dropFirst() where !tokens[index].isQuoted {
      if let end = ClauseWords.noteOpeners.end(tokens, at: index, end: range.upperBound),
        end < range.upperBound,
        tokens[index].text != "details" || tokens[index - 1].isMark(",")
          || tokens[end - 1].isMark(":")
      {
        reading.noteWords = index..<range.upperBound
        reading.notes = end..<range.upperBound
        return
      }
      if index > range.lowerBound, endsCourse(at: index, reading) {
        reading.noteWords = index..<range.upperBound
        reading.notes = reading.noteWords
        return
      }
      if opensAdvice(at: index, reading) {
        reading.noteWords = index..<range.upperBound
        reading.notes = reading.noteWords
        return
      }
    }
    guard let close = range.last(where: { tokens[$0].isSpoken || tokens[$0].isMark(")") }),
      tokens[close].isMark(")"),
      let open = range.last(where: { tokens[$0].isMark("(") }), open > range.lowerBound,
      close > open + 1, !isInEffort(close, reading)
    else { return }
    guard !isTime(open + 1..<close, reading) else {
      reading.closings.insert(open..<open + 1)
      reading.closings.insert(close..<close + 1)
      return
    }
    reading.noteWords = open..<range.upperBound
    reading.notes = open + 1..<close
  }

  /// "3 times a day until the pack is empty": an end that no calendar has.
  private func endsCourse(at index: Int, _ reading: ClauseReading) -> Bool {
    let range = reading.clause.range
    guard tokens[index].text.isOne(of: "until", "till", "til"), index + 1 < range.upperBound,
      reading.clause.times.contains(where: {
        $0.meaning.isRepeating && $0.tokens.upperBound <= index
      }), !reading.clause.times.contains(where: { $0.tokens.contains(index) })
    else { return false }
    return (index + 1..<min(index + 6, range.upperBound)).contains {
      ClauseWords.courseEnds.contains(tokens[$0].text)
    }
  }

  /// "tuesday (4pm)": what stands in parentheses is a time, no note.
  private func isTime(_ range: Range<Int>, _ reading: ClauseReading) -> Bool {
    range.allSatisfy { index in
      !tokens[index].isSpoken || reading.clause.times.contains { $0.tokens.contains(index) }
    }
  }

  private func readPriority(_ reading: inout ClauseReading) {
    let range = body(reading)
    var index = range.lowerBound
    while index < range.upperBound {
      if tokens[index].isShorthand, let priority = PriorityWords.signs[tokens[index].text] {
        reading.priority = priority
        reading.priorityRanges.append(index..<index + 1)
        index += 1
        continue
      }
      guard let match = PriorityWords.all.match(tokens, at: index, end: range.upperBound),
        reading.list.map({ !$0.range.contains(index) }) ?? true,
        isPriority(index..<match.end, reading)
      else {
        index += 1
        continue
      }
      reading.priority = match.value
      reading.priorityRanges.append(index..<match.end)
      index = match.end
    }
  }

  /// Whether the words stand apart at an edge, not before a noun: "the important letter" is a
  /// letter.
  private func isPriority(_ words: Range<Int>, _ reading: ClauseReading) -> Bool {
    let range = body(reading)
    let before = words.lowerBound > range.lowerBound ? tokens[words.lowerBound - 1].text : .none
    guard !TimeFilterWords.determiners.contains(before),
      !["is", "very", "most", "more", "so", "not", "mark", "are"].contains(before)
    else { return false }
    let isEnd = (words.upperBound..<range.upperBound).allSatisfy {
      !tokens[$0].isPlainWord || isInTime($0, reading) || isInEffort($0, reading)
    }
    if isEnd || words.count > 1 { return true }
    let next = tokens[words.upperBound]
    let isStart = (range.lowerBound..<words.lowerBound).allSatisfy {
      !tokens[$0].isPlainWord || isInTime($0, reading)
        || OpenerWords.greetings.end(tokens, at: $0, end: range.upperBound) != nil
    }
    return !next.isSpoken
      || isStart
        && (Verbs.isVerb(next.text)
          || Openers.end(tokens, at: words.upperBound, end: range.upperBound) != nil)
      || FunctionWords.all.contains(next.text) && !isStart
  }
}
