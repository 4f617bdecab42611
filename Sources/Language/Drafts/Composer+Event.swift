import Model

/// What is said of an event, or of a time, beside the to-do at hand.
extension Composer {
  /// "party saturday at 7, bring wine": what to have with one is a note of the event.
  ///
  /// Who says "and I need to bring wine" asks to be told; then it has the event's time.
  mutating func bringsAlong(_ reading: inout ClauseReading) -> Bool {
    guard !reading.clause.beginsSentence, reading.time == nil, reading.leads.isEmpty,
      reading.list == nil, let first = reading.kept.first(where: { tokens[$0].isSpoken }),
      tokens[first].text.isOne(of: "bring", "wear"), let event = named, !event.drafts.isEmpty,
      event.drafts.upperBound == drafts.count, let time = timeBefore, isEvent(event.reading)
    else { return false }
    guard !reading.hasOpener(tokens) else {
      guard shared == nil else { return false }
      reading.time = time
      reading.timeTokens = []
      return false
    }
    let text = DraftTitle.text(of: reading.kept, tokens: tokens, source: source)
    for draft in event.drafts {
      drafts[draft].notes = [drafts[draft].notes, text].compactMap { $0 }.joined(separator: "\n")
    }
    return true
  }

  /// "concert friday", and "doors open at seven" as a sentence of its own: the day is the event's.
  func tellsHowToCome(_ reading: ClauseReading) -> Bool {
    guard let time = reading.time, time.clock != nil, time.day == nil, time.repeats == nil,
      let own = reading.timeTokens.first, !reading.hasOpener(tokens), let event = named,
      event.drafts.upperBound == drafts.count, event.reading.time?.day != nil,
      isEvent(event.reading), let first = reading.kept.first(where: { tokens[$0].isSpoken })
    else { return false }
    return ClauseWords.arriving.end(tokens, at: first, end: own.lowerBound) == own.lowerBound
  }

  /// Whether somebody will be there, rather than do something.
  private func isEvent(_ reading: ClauseReading) -> Bool {
    guard let first = reading.kept.first(where: { tokens[$0].isSpoken }) else { return false }
    return !Verbs.isVerb(tokens[first].text)
      || tokens[first].text.isOne(of: "meet", "go", "see", "visit", "attend")
  }

  /// Takes what a clause says of the to-dos before it.
  mutating func tellWhatCameBefore(_ reading: ClauseReading, _ made: Range<Int>) {
    countFrom(reading)
    repeatDoses(reading, made)
  }

  /// "remind me the night before to pack, the trip is on friday": the night before that Friday.
  private mutating func countFrom(_ reading: ClauseReading) {
    guard let (before, draft) = early, draft < drafts.count - 1 || reading.leadOfOwn == nil else {
      return
    }
    early = nil
    var waiting = before
    guard let time = reading.time, time.repeats == nil, time.day != nil || time.clock != nil,
      drafts.indices.contains(draft), let words = waiting.leadOfOwn
    else { return }
    waiting.kept.removeAll { words.contains($0) }
    waiting.time = time
    waiting.leads = leads(in: words)
    waiting.shiftsDue = true
    guard let whole = self.draft(waiting, kept: waiting.kept) else { return }
    drafts[draft].title = whole.title
    drafts[draft].schedule = whole.schedule
    drafts[draft].phrase = words.isEmpty ? whole.phrase : self.words(words)
    drafts[draft].spans = whole.spans
  }

  private func leads(in words: Range<Int>) -> [Lead] {
    var cursor = Cursor(tokens, at: words.lowerBound, end: words.upperBound)
    return cursor.lead().map { [$0] } ?? []
  }

  /// "work: email Bob": onto the list of that name, or the label stays ahead of the title.
  func readLabel(_ reading: inout ClauseReading) {
    guard let label = reading.clause.label, reading.list == nil,
      let name = ListFinder(source: source, tokens: tokens, lists: context.lists).name(of: label)
    else { return }
    reading.list = SaidList(name: name, range: label)
    reading.clause.label = nil
  }
}
