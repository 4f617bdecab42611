import Model

/// Puts clauses together into drafts: shared dates, lists, parents, and what was taken back.
struct Composer {
  let source: TokenizedText
  let tokens: [Token]
  let fillers: [Range<Int>]
  let context: LanguageContext
  /// Whether it was written in lines, as a letter is.
  let hasLines: Bool
  var drafts: [Draft] = []
  var remarks: [Remark] = []
  /// A date before the first verb covers the to-dos after it until another date appears.
  var shared: (meaning: TimeMeaning, tokens: [Range<Int>])?
  /// The last to-do at each depth: what is said below it is part of it.
  var parents: [Int?] = []
  /// The day of the to-do before in the same sentence, if that had a clock time as well.
  var dayBefore: DayMeaning?
  /// The time of the to-do before in the same sentence: "pack his boots the night before".
  var timeBefore: TimeMeaning?
  /// The to-dos of the sentence at hand that have a clock time and may come as often as the last.
  var doses: [Dose] = []
  /// The last to-do of the sentence that comes again on some days of the week.
  var repeatBefore: Dose?
  /// "the night before" ahead of what it is the night before of.
  var early: (reading: ClauseReading, draft: Int)?
  /// What was said and is part of no to-do so far.
  var leftOut = LeftOut()
  /// The list that stands ahead of several to-dos: "on my work list put finish X and review Y".
  var headingList: SaidList?
  /// The things that were named last, for "them" and "it".
  var named: Named?
  /// Whether the last line ended a letter: the name of who wrote it follows.
  var isSigned = false
  /// How many fillers stand before what was read so far.
  var fillersBefore = 0
  /// Where the clauses read so far end: what stands between two of them only joins them.
  var joinedFrom = 0
  /// How many drafts each clause gave, for what is taken back.
  var counts: [Int] = []
  /// The sum of `counts`.
  private var counted = 0
  /// Whether all of it is to be one to-do, however it was said.
  var isOne = false
  /// Notes on how the drafts came about, where somebody asks.
  var trace: Trace?

  init(_ source: TokenizedText, _ context: LanguageContext) {
    self.source = source
    self.context = context
    let repaired = Repair.repaired(source.tokens)
    tokens = repaired.tokens
    fillers = repaired.fillers
    hasLines = repaired.tokens.contains { $0.kind == .lineBreak }
  }

  /// A clause with more times than this is no sentence; the rest stay words.
  private static let mostTimes = 16

  mutating func understanding(_ earlier: [Remark]) -> Understanding {
    remarks = earlier
    let times = Scan.times(in: tokens, 0..<tokens.count).in24Hours
    var spoken: [TimeExpression] = []
    var isRetracted = false
    var next = 0
    let clauses =
      isOne
      ? [Clause(range: 0..<tokens.count)]
      : Splitter(tokens, times: times, lists: context.lists).clauses()
    drafts.reserveCapacity(clauses.count)
    counts.reserveCapacity(clauses.count)
    for var clause in clauses {
      if clause.isRetraction {
        if let count = counts.popLast() {
          drafts.removeLast(count)
          counted -= count
        }
        trace?.takeBack(clause.range)
        isRetracted = true
        continue
      }
      while next < times.count, times[next].tokens.upperBound <= clause.range.lowerBound {
        next += 1
      }
      while next < times.count, times[next].tokens.lowerBound < clause.range.upperBound {
        // A clause may be cut within what looks like a time.
        if times[next].tokens.lowerBound >= clause.range.lowerBound,
          times[next].tokens.upperBound <= clause.range.upperBound,
          clause.times.count < Composer.mostTimes
        {
          clause.times.append(times[next])
        }
        next += 1
      }
      let reading = ClauseReader(source: source, tokens: tokens, lists: context.lists).read(
        clause
      )
      spoken += spokenTimes(reading)
      let isTaken = compose(reading)
      let count = drafts.count - counted
      if count > 0 { noteWhatWaits(on: counted..<drafts.count) }
      if !isTaken, count == 0 { leave(reading) }
      counts.append(count)
      counted += count
      trace?.note(reading, drafts: count)
      joinedFrom = clause.range.upperBound
      let end = scalars(clause.range).upperBound
      while fillersBefore < fillers.count, fillers[fillersBefore].lowerBound < end {
        fillersBefore += 1
      }
    }
    if drafts.isEmpty {
      remarks.removeAll { if case .leftOut = $0 { true } else { false } }
      return Understanding(
        noise: isRetracted ? .retracted : .chatter,
        remarks: remarks,
        times: spoken
      )
    }
    tellWhatIsLeft()
    return Understanding(drafts: drafts, remarks: remarks, times: spoken)
  }

  private func spokenTimes(_ reading: ClauseReading) -> [TimeExpression] {
    var resolver = Resolver(context)
    let ranges = (reading.timeTokens + (reading.event.map { [$0.tokens] } ?? [])).sorted {
      $0.lowerBound < $1.lowerBound
    }
    if let meaning = reading.time, let first = ranges.first, let last = ranges.last {
      let span = scalars(first.lowerBound..<last.upperBound)
      return resolver.spoken(meaning, span: span).map { [$0] } ?? []
    }
    return reading.past.compactMap { time in
      var resolver = Resolver(context)
      return resolver.spoken(time.meaning, span: scalars(time.tokens))
    }
  }

  /// Offsets in the text of a stretch of tokens.
  func scalars(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    return tokens[first].range
      .lowerBound..<max(tokens[last].range.upperBound, tokens[first].range.lowerBound)
  }

  /// Makes drafts of a clause; whether it was taken for something, be it a remark on others.
  private mutating func compose(_ reading: ClauseReading) -> Bool {
    if isLetterWords(reading) { return true }
    if reachesBack(reading) || speaksOfThings(reading) || remindsOfLast(reading) { return true }
    let before = drafts.count
    let read = reading
    defer { name(read, before..<drafts.count) }
    if reading.clause.beginsSentence, reading.clause.depth == 0, !tellsHowToCome(reading) {
      tellTimeNotTaken()
      shared = nil
      dayBefore = nil
      timeBefore = nil
      headingList = nil
      doses = []
      repeatBefore = nil
    }
    if reading.clause.isPart {
      composePart(reading)
      return false
    }
    guard !reading.isChatter else {
      endParents(below: reading.clause.depth)
      if let time = reading.time, reading.kept.allSatisfy({ !tokens[$0].isSpoken }) {
        shared = (time, reading.timeTokens)
        tellTime(reading.clause.range)
        return true
      }
      return false
    }
    var reading = reading
    readLabel(&reading)
    if bringsAlong(&reading) { return true }
    readOtherDose(&reading)
    share(&reading)
    shareList(&reading)
    let groups =
      splitsObjects(reading) ? Objects.split(reading.kept, tokens: tokens) : [reading.kept]
    let times =
      reading.time.map { Resolver(context).partsAsClocks($0).singly.map(Optional.some) } ?? [nil]
    for group in groups {
      for time in times {
        reading.time = time
        append(draft(reading, kept: group), of: reading)
      }
    }
    if reading.time?.repeats?.frequency == .weekly, drafts.count == before + 1 {
      repeatBefore = Dose(reading: reading, draft: before)
    }
    tellWhatCameBefore(reading, before..<drafts.count)
    return false
  }

  /// Whether each thing is an entry of its own; a verb before them makes it one to-do.
  private func splitsObjects(_ reading: ClauseReading) -> Bool {
    guard let list = reading.list else { return false }
    return reading.opensWithAdd || !reading.clause.beginsSentence && !reading.hasOpener(tokens)
      || isThings(reading, before: list)
  }

  /// "milk and eggs to my grocery list", "grocery list: milk and eggs": things and where they go.
  private func isThings(_ reading: ClauseReading, before list: SaidList) -> Bool {
    guard let first = reading.kept.first(where: { tokens[$0].isSpoken }),
      let last = reading.kept.last(where: { tokens[$0].isSpoken })
    else { return false }
    return !Verbs.isVerb(tokens[first].text)
      && (last < list.range.lowerBound || first >= list.range.upperBound)
      && reading.time == nil && !reading.hasOpener(tokens)
  }

  /// A part of the to-do before it; the time is the whole's, unless the part has its own.
  private mutating func composePart(_ reading: ClauseReading) {
    var reading = reading
    reading.time = reading.time.map { Resolver(context).partsAsClocks($0) }
    guard reading.kept.contains(where: { tokens[$0].isSpoken }),
      let part = draft(reading, kept: reading.kept)
    else { return }
    append(part, of: reading)
  }

  mutating func append(_ draft: Draft?, of reading: ClauseReading) {
    guard var draft, !draft.title.isEmpty else { return }
    let depth = reading.clause.depth
    // A draft that was taken back is no parent any more, and a heading that says nothing is none.
    draft.parent = parents.prefix(depth).last { drafts.indices.contains($0 ?? -1) } ?? nil
    endParents(below: depth)
    while parents.count < depth { parents.append(nil) }
    parents.append(drafts.count)
    drafts.append(draft)
    trace?.noteDraft(of: reading)
  }

  private mutating func endParents(below depth: Int) {
    if parents.count > depth { parents.removeLast(parents.count - depth) }
  }

  /// Takes the last drafts away, which other ones take the place of.
  mutating func withdraw(_ count: Int) {
    drafts.removeLast(count)
    trace?.withdraw(count)
    counted -= count
    var left = count
    for index in counts.indices.reversed() where left > 0 {
      let taken = min(left, counts[index])
      counts[index] -= taken
      left -= taken
    }
  }
}
