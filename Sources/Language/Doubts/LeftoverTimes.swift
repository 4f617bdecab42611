/// The words of a title or a note that look like a time, a repeat, a course or an exception.
///
/// The grammar has read the text and left them, so they are an object ("the friday report") or
/// something that it does not know ("wed 9", "b4 12", "14.20").
struct LeftoverTimes {
  private let source: TokenizedText
  private let tokens: [Token]
  /// Whether a time was taken beside them, which a word such as "until" may bound.
  private let isTimed: Bool
  /// Whether that time has a clock, so that no number beside it is one.
  private let hasClock: Bool

  init(_ text: String, isTimed: Bool, hasClock: Bool) {
    self.hasClock = hasClock
    source = TokenizedText(text)
    tokens = source.tokens
    self.isTimed = isTimed
  }

  /// The words of each stretch, in order; neighbours are one stretch.
  var words: [String] {
    // "tell Priya I can do Thursday": what is told.
    if let first = tokens.first(where: \.isSpoken), DoubtWords.telling.contains(first.text) {
      return []
    }
    var stretches: [Range<Int>] = []
    for index in tokens.indices {
      guard !tokens[index].isQuoted, let found = stretch(at: index) else { continue }
      if let last = stretches.last, found.lowerBound <= last.upperBound {
        stretches[stretches.count - 1] = last.lowerBound..<max(last.upperBound, found.upperBound)
      } else {
        stretches.append(found)
      }
    }
    return stretches.map {
      source.words(from: tokens[$0.lowerBound], to: tokens[$0.upperBound - 1])
    }
  }

  private func stretch(at index: Int) -> Range<Int>? {
    let token = tokens[index]
    if isInLimit(index) { return nil }
    if token.isNumber { return number(at: index) }
    guard token.isWord else { return nil }
    let isTopic = text(index - 1).map(DoubtWords.topics.contains) ?? false
    if isDay(index) {
      let end = isNumber(index + 1, below: 2400) ? index + 2 : index + 1
      return isTopic && end == index + 1 ? nil : index..<end
    }
    if DoubtWords.bounds.contains(token.text) {
      return isTimed || isNumber(index + 1, below: 32) || isDay(index + 1) ? index..<index + 1 : nil
    }
    if DoubtWords.repeats.contains(token.text), !isTopic {
      return index..<(isNumber(index + 1, below: 32) ? index + 2 : index + 1)
    }
    if DoubtWords.moments.contains(token.text) {
      return index..<(isNumber(index + 1, below: 32) ? index + 2 : index + 1)
    }
    // "present b4 then": a table of words holds no digits.
    if token.text == "b4" {
      return index..<(isNumber(index + 1, below: 32) ? index + 2 : index + 1)
    }
    if token.text.isOne(of: "working", "business"),
      text(index + 1)?.isOne(of: "day", "days") ?? false
    {
      return index..<index + 2
    }
    if DoubtWords.beforeClocks.contains(token.text), isClockNumber(index + 1) {
      return index..<index + 2
    }
    if DoubtWords.meals.contains(token.text), let before = text(index - 1),
      before.isOne(of: "and", "or", "plus"),
      isTimed || text(index - 2).map(DoubtWords.meals.contains) ?? false
    {
      return index - 1..<index + 1
    }
    // "for five days"
    if token.facts.cardinal != nil, let before = text(index - 1),
      DoubtWords.beforeAmounts.contains(before), index + 1 < tokens.count,
      tokens[index + 1].facts.unit != nil
    {
      return index - 1..<index + 2
    }
    if token.facts.isPlural, token.facts.part != nil { return index..<index + 1 }
    // "the other days", "one a day"
    if token.text == "other", text(index + 1)?.isOne(of: "day", "days") ?? false {
      return index..<index + 2
    }
    if token.text.isOne(of: "a", "per"), index > 0,
      tokens[index - 1].isNumber || tokens[index - 1].facts.cardinal != nil,
      index + 1 < tokens.count, [.day, .week].contains(tokens[index + 1].facts.unit)
    {
      return index - 1..<index + 2
    }
    // "shop around the wk before", "in and June", "on school days", "due:friday".
    if token.text == "before", index + 1 == tokens.count, let unit = text(index - 1),
      unit.isOne(of: "day", "week", "wk", "night")
        || unit.isOne(of: "evening", "morning", "weekend")
    {
      return index - 1..<index + 1
    }
    if isTimed, token.facts.month != nil, index + 1 == tokens.count,
      text(index - 1)?.isOne(of: "and", "or", "to", "through") ?? false
    {
      return index - 1..<index + 1
    }
    if token.text == "school", text(index + 1)?.isOne(of: "days", "day") ?? false {
      return index..<index + 2
    }
    if token.text.isOne(of: "due", "scheduled", "until", "wait"), index + 2 < tokens.count,
      tokens[index + 1].isMark(":"), tokens[index + 1].isGlued, tokens[index + 2].isGlued
    {
      return index..<index + 3
    }
    if token.text == "first", text(index + 1) == "thing" { return index..<index + 2 }
    if token.facts.month != nil, isNumber(index + 1, below: 32) || isNumber(index - 1, below: 32) {
      return isNumber(index - 1, below: 32) ? index - 1..<index + 1 : index..<index + 2
    }
    return clockInWords(at: index)
  }

  /// "no more than 4 in 24 hours": how much at most, and no time.
  private func isInLimit(_ index: Int) -> Bool {
    guard tokens[index].isNumber || tokens[index].facts.cardinal != nil else { return false }
    return tokens[max(index - 5, 0)..<index].contains { DoubtWords.limits.contains($0.text) }
  }

  private func number(at index: Int) -> Range<Int>? {
    guard let value = tokens[index].value, index == 0 || !isStuckBehindWord(index) else {
      return nil
    }
    let end = index + 1
    if value == 1, end < tokens.count, tokens[end].isOrdinalEnding, text(end + 1) == "thing" {
      return index..<end + 2
    }
    // "and 100": another dose.
    if isTimed, end == tokens.count, index > 1, tokens[index - 1].text.isOne(of: "and", "or") {
      return index - 1..<end
    }
    // "lunch 12 w/ 6 people", "dinner with Ann 7", "wake up 645".
    if !hasClock, let hour = hour(at: index) { return hour }
    // "standup 930"
    if isTimed, !hasClock, end == tokens.count, (3...4).contains(tokens[index].digits),
      value < 2400,
      (value % 100).isMultiple(of: 5), value % 100 < 60
    {
      return index..<end
    }
    // "14.20", "7:45".
    if value < 25, end + 1 < tokens.count, tokens[end].isGlued, tokens[end].isMark,
      tokens[end].text.isOne(of: ".", ":"), tokens[end + 1].isGlued, tokens[end + 1].digits == 2,
      let minute = tokens[end + 1].value, minute < 60,
      tokens[end].text == ":" || value > 0 && minute.isMultiple(of: 5)
    {
      return index..<end + 2
    }
    if value < 25, let next = text(end), DoubtWords.halvesOfDay.contains(next) {
      return index..<end + 1
    }
    // "the 21st"
    if value < 32, end < tokens.count, tokens[end].isOrdinalEnding,
      end + 1 == tokens.count
        || index > 0
          && (tokens[index - 1].text == "the"
            || DoubtWords.beforeClocks.contains(tokens[index - 1].text))
    {
      return index..<end + 1
    }
    // "drs 2 weeks", beside a day.
    if isTimed, end + 1 == tokens.count,
      [.week, .fortnight, .month].contains(tokens[end].facts.unit)
    {
      return index..<end + 1
    }
    // "within 10 days", "2 hours later"
    guard end < tokens.count, tokens[end].facts.unit != nil else { return nil }
    if index > 0, DoubtWords.beforeAmounts.contains(tokens[index - 1].text) {
      return index - 1..<end + 1
    }
    if let next = text(end + 1),
      DoubtWords.behindAmounts.contains(next) || next.isOne(of: "on", "off")
    {
      return index..<end + 2
    }
    return nil
  }

  /// An hour behind what takes place at one, or behind getting up: at its end, or before whoever is there.
  private func hour(at index: Int) -> Range<Int>? {
    guard let value = tokens[index].value, let first = tokens.first(where: \.isSpoken),
      index > 0, tokens[index - 1].isWord, tokens[index - 1].text != "for"
    else { return nil }
    let isEnd = index + 1 == tokens.count
    let isBeforeCompany =
      text(index + 1).map {
        $0.isOne(of: "with", "w", "at", "in") || $0.isOne(of: "and", "then", "-")
      } ?? false
    let isHour =
      (1...12).contains(value) && tokens[index].digits <= 2
      || (3...4).contains(tokens[index].digits) && value < 2400 && value % 100 < 60
        && (value % 100).isMultiple(of: 5)
    let isRising =
      first.text.isOne(of: "wake", "alarm", "leave", "up") || tokens[index - 1].text == "up"
    let isEvent = tokens[..<index].contains { DoubtWords.happenings.contains($0.text) }
    guard isHour, isEnd || isBeforeCompany, isRising && isEnd || isEvent,
      !TimeFilterWords.numbered.contains(tokens[index - 1].text)
        || DoubtWords.happenings.contains(tokens[index - 1].text)
    else { return nil }
    return index..<index + 1
  }

  /// "seven forty", "six o'clock".
  private func clockInWords(at index: Int) -> Range<Int>? {
    guard let hour = tokens[index].facts.cardinal, (1...12).contains(hour),
      index + 1 < tokens.count
    else { return nil }
    let next = tokens[index + 1]
    let isMinutes = next.facts.cardinal.map { [15, 20, 30, 40, 45, 50].contains($0) } ?? false
    return isMinutes || DoubtWords.halvesOfDay.contains(next.text) ? index..<index + 2 : nil
  }

  private func text(_ index: Int) -> Word? {
    tokens.indices.contains(index) ? tokens[index].text : nil
  }

  private func isDay(_ index: Int) -> Bool {
    tokens.indices.contains(index)
      && (tokens[index].facts.weekday != nil || DoubtWords.days.contains(tokens[index].text))
  }

  private func isNumber(_ index: Int, below limit: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].value.map { $0 < limit } ?? false
  }

  /// A number that stands alone, as an hour does: no "6 eggs", no "£5".
  private func isClockNumber(_ index: Int) -> Bool {
    if let next = text(index + 1), next.isOne(of: "hundred", "thousand") { return false }
    guard isNumber(index, below: 25), !tokens[index].isGlued else {
      return tokens.indices.contains(index) && !tokens[index].isGlued
        && tokens[index].facts.cardinal.map { (1...12).contains($0) } ?? false
        && tokens[index].isWord
    }
    return true
  }

  private func isStuckBehindWord(_ index: Int) -> Bool {
    tokens[index].isGlued
      && (tokens[index - 1].isSpoken || !tokens[index - 1].text.isOne(of: "(", "@", "-", "~"))
  }
}
