/// The role that each token of a text was taken for.
struct TokenRoles {
  private let composer: Composer
  /// One for each token that repair left; the part counts the clauses.
  private var taken: [(role: ExplainedToken.Role, part: Int)]

  init(_ composer: Composer, _ trace: Trace) {
    self.composer = composer
    taken = Array(repeating: (.joint, 0), count: composer.tokens.count)
    markWordsBetween()
    for range in trace.retractions { mark(range, .retraction, 0) }
    for (number, step) in trace.steps.enumerated() { mark(step, part: number + 1) }
  }

  /// Every token of the text in order, those that repair took out as well.
  var explained: [ExplainedToken] {
    var next = 0
    var filler = 0
    var last = ExplainedToken.Role.joint
    return composer.source.tokens.map { token in
      let start = token.range.lowerBound
      if next < taken.count, composer.tokens[next].range.lowerBound == start {
        defer { next += 1 }
        last = taken[next].role
        return ExplainedToken(last, token.range, part: taken[next].part)
      }
      while filler < composer.fillers.count, composer.fillers[filler].upperBound <= start {
        filler += 1
      }
      let isFiller =
        filler < composer.fillers.count && composer.fillers[filler].contains(start)
        || last == .filler && !token.isSpoken
      last = isFiller ? .filler : .correction
      return ExplainedToken(last, token.range, part: 0)
    }
  }
}

extension TokenRoles {
  /// Outside of any clause: what joins to-dos, and small talk.
  private mutating func markWordsBetween() {
    let tokens = composer.tokens
    var index = 0
    while index < tokens.count {
      if let end = JoiningWords.connectives.end(tokens, at: index, end: tokens.count) {
        index = end
      } else {
        if tokens[index].isSpoken { taken[index].role = .talk }
        index += 1
      }
    }
  }

  private mutating func mark(_ range: Range<Int>, _ role: ExplainedToken.Role, _ part: Int) {
    for index in range { taken[index] = (role, part) }
  }

  private mutating func mark(
    _ positions: some Sequence<Int>,
    _ role: ExplainedToken.Role,
    _ part: Int
  ) {
    for index in positions { taken[index] = (role, part) }
  }

  private mutating func mark(_ step: Trace.Step, part: Int) {
    let reading = step.reading
    guard !step.isTakenBack else {
      mark(reading.clause.range, .retraction, part)
      return
    }
    mark(reading.clause.range, step.drafts == 0 ? .talk : .rest, part)
    if step.drafts > 0 { markTitle(reading, part) }
    mark(reading.openers.ranges.joined(), step.drafts > 0 ? .opener : .talk, part)
    mark(reading.closings.ranges.joined(), step.drafts > 0 ? .opener : .talk, part)
    if step.drafts == 0 { markRemark(reading.clause.range, part) }
    if let notes = reading.noteWords { mark(notes, .notes, part) }
    if let list = reading.list { mark(list.range, .list, part) }
    for range in reading.priorityRanges { mark(range, .priority, part) }
    for effort in reading.efforts { mark(effort.range, .effort, part) }
    for range in reading.timeTokens {
      mark(range, reading.time?.repeats == nil ? .time : .repeat, part)
    }
    markLead(reading, part)
    // A comma that a clause begins with belongs to nothing in it.
    mark(reading.clause.range.prefix { composer.tokens[$0].isMark(",") }, .joint, part)
  }

  /// "both are urgent" speaks of what was said before.
  private mutating func markRemark(_ range: Range<Int>, _ part: Int) {
    let words = range.drop { !composer.tokens[$0].isSpoken }
    guard let first = words.first,
      let match = Priorities.reachingBack(composer.tokens, at: first, end: range.upperBound)
    else { return }
    mark(first..<match.end, .priority, part)
  }

  private mutating func markTitle(_ reading: ClauseReading, _ part: Int) {
    let tokens = composer.tokens
    let words = DraftTitle.words(
      of: reading.kept,
      tokens: tokens,
      end: reading.clause.range.upperBound
    )
    mark(words, .title, part)
    if let first = words.first, !tokens[first].isQuoted, Verbs.isVerb(tokens[first].text) {
      mark(first..<first + 1, .verb, part)
    }
  }

  /// "an hour before" moves the time, wherever it stands.
  private mutating func markLead(_ reading: ClauseReading, _ part: Int) {
    guard !reading.leads.isEmpty || reading.clause.event != nil else { return }
    for index in reading.clause.range where !composer.tokens[index].isQuoted {
      var cursor = Cursor(composer.tokens, at: index, end: reading.clause.range.upperBound)
      guard let lead = cursor.lead(), reading.leads.isEmpty || reading.leads.contains(lead)
      else { continue }
      mark(index..<cursor.index, .lead, part)
      return
    }
  }
}
