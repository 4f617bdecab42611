import Model

/// Cuts speech into to-dos.
struct Splitter {
  let tokens: [Token]
  let times: [TimeMatch]
  /// The lists that the person has.
  let lists: [KnownList]
  /// For every token the number of the time that it lies in, or -1.
  let timeIndex: [Int]
  /// What is said of how long things take, in order.
  private(set) var efforts: [SaidEffort] = []
  /// How many tokens before each place say more than times and small words do.
  private let contentBefore: [Int]
  /// How many tokens before each place lie in a firm time.
  private let firmBefore: [Int]

  init(_ tokens: [Token], times: [TimeMatch], lists: [KnownList] = []) {
    self.tokens = tokens
    self.times = times
    self.lists = lists
    var numbers = [Int](repeating: -1, count: tokens.count)
    for (number, time) in times.enumerated() {
      for index in time.tokens { numbers[index] = number }
    }
    timeIndex = numbers
    contentBefore = Splitter.counts(tokens) { index in
      tokens[index].isPlainWord && numbers[index] < 0
        && !FunctionWords.all.contains(tokens[index].text)
    }
    let isFirm = times.map { $0.isFirm }
    firmBefore = Splitter.counts(tokens) { numbers[$0] >= 0 && isFirm[numbers[$0]] }
    efforts = saidEfforts()
  }

  /// For every place the number of tokens before it that are counted.
  private static func counts(_ tokens: [Token], _ isCounted: (Int) -> Bool) -> [Int] {
    var counts = [0]
    counts.reserveCapacity(tokens.count + 1)
    for index in tokens.indices { counts.append(counts[index] + (isCounted(index) ? 1 : 0)) }
    return counts
  }

  /// Whether more was said than times and small words.
  func hasContent(_ range: Range<Int>) -> Bool {
    contentBefore[range.upperBound] > contentBefore[range.lowerBound]
  }

  /// Whether a time that is one in most places was said.
  func hasFirmTime(_ range: Range<Int>) -> Bool {
    firmBefore[range.upperBound] > firmBefore[range.lowerBound]
  }

  /// A clause longer than this is cut, whatever it says.
  private static let longestClause = 300

  /// The clauses in order.
  func clauses() -> [Clause] {
    var progress = Progress()
    if isBullet(0) { progress.bullets = [tokens[0].range.lowerBound] }
    var index = 0
    while index < tokens.count {
      index = step(at: index, &progress)
    }
    close(&progress, at: tokens.count, next: tokens.count, newSentence: true)
    return progress.clauses
  }

  struct Progress {
    var clauses: [Clause] = []
    var start = 0
    var beginsSentence = true
    /// Whether a heading is open that the to-dos at hand stand below: "weekend plans: ...".
    var isHeaded = false
    /// Whether the to-dos at hand are parts of the one before them.
    var isPart = false
    /// Whether each thing behind a comma is a to-do: "to do: vacuum, mop and dust".
    var isRow = false
    /// What the to-dos at hand belong to: "work: email Bob, call Ann".
    var label: Range<Int>?
    /// How far in each bullet stands that the line at hand is below.
    var bullets: [Int] = []
    /// The beginning of the clause at hand, once it has been looked at.
    var lead: Beginning?
  }

  /// Looks at one place and answers where to look next.
  private func step(at index: Int, _ progress: inout Progress) -> Int {
    if index - progress.start >= Splitter.longestClause {
      close(&progress, at: index, next: index, newSentence: false)
    }
    if let time = time(at: index) { return time.tokens.upperBound }
    if let effort = efforts.first(where: { $0.range.contains(index) && !$0.isKept }) {
      return effort.range.upperBound
    }
    if tokens[index].isQuoted { return index + 1 }
    if let end = openHeading(at: index, &progress) { return end }
    if isSentenceEnd(index) {
      close(&progress, at: index, next: index + 1, newSentence: true)
      if !staysHeaded(behind: index) { (progress.isHeaded, progress.label) = (false, nil) }
      if tokens[index].kind == .lineBreak { readBullet(at: index + 1, &progress) }
      return index + 1
    }
    if isDashOfRow(index, progress) {
      close(&progress, at: index, next: index + 1, newSentence: false)
      return index + 1
    }
    if let end = TakingBack.end(tokens, at: index) {
      close(&progress, at: index, next: end, newSentence: false)
      progress.clauses.append(
        Clause(range: index..<end, beginsSentence: false, isRetraction: true)
      )
      return end
    }
    if let bridge = nesting(at: index, in: progress) {
      close(
        &progress,
        at: index,
        next: bridge.end,
        newSentence: false,
        isDropped: bridge.kind == .wrapping
      )
      if bridge.kind == .heading { progress.isHeaded = true }
      progress.isPart = bridge.kind == .parts
      return bridge.end
    }
    if awaitsTodo(at: index, &progress) { return index + 1 }
    let start = behindEffort(progress.lead?.todo ?? progress.start)
    let cut =
      progress.isPart
      ? nestedCut(at: index, clauseStart: progress.start)
      : (progress.isRow ? rowCut(at: index, clauseStart: start) : nil)
        ?? cut(at: index, clauseStart: start)
    if let cut {
      // "oh and" begins anew: no date said before reaches behind it.
      let isAnew = (cut.end..<cut.next).contains { tokens[$0].text == "oh" }
      close(&progress, at: cut.end, next: cut.next, newSentence: isAnew)
      return max(cut.resume, index + 1)
    }
    return index + 1
  }

  func close(
    _ progress: inout Progress,
    at end: Int,
    next: Int,
    newSentence: Bool,
    isDropped: Bool = false
  ) {
    let start = progress.start
    let lead = progress.lead
    progress.start = next
    progress.lead = nil
    if start < end, !isDropped, !isSmallTalk(start..<end) {
      var clause = Clause(range: start..<end, beginsSentence: progress.beginsSentence)
      clause.depth =
        (progress.isHeaded ? 1 : 0) + (progress.isPart ? 1 : 0) + max(progress.bullets.count - 1, 0)
      clause.isPart = progress.isPart
      clause.label = progress.label
      clause.efforts = efforts.filter { start <= $0.range.lowerBound && $0.range.upperBound <= end }
      if let todo = lead?.todo, todo < end, let preface = lead?.preface {
        clause.preface = (start..<todo, preface)
      } else if let todo = lead?.todo, todo < end, hasFirmTime(start..<todo) {
        clause.event = start..<todo
      }
      progress.clauses.append(clause)
      progress.beginsSentence = newSentence
    } else {
      progress.beginsSentence = progress.beginsSentence || newSentence
    }
    if newSentence { (progress.isPart, progress.isRow) = (false, false) }
  }

  func time(at index: Int) -> TimeMatch? {
    timeIndex[index] < 0 ? nil : times[timeIndex[index]]
  }

  /// The time that ends right before a token.
  func time(before index: Int) -> TimeMatch? {
    guard index > 0, let time = time(at: index - 1), time.tokens.upperBound == index
    else { return nil }
    return time
  }

  /// Where a to-do ends and where the next begins.
  struct Cut {
    var end: Int
    var next: Int
    /// Where to look for the next cut.
    var resume: Int
  }

  func isSentenceEnd(_ index: Int) -> Bool {
    let token = tokens[index]
    guard !token.isQuoted else { return false }
    if token.kind == .lineBreak { return true }
    guard token.kind == .mark else { return false }
    switch token.text {
    case "?":
      // "https://example.com/a?b=1": inside a word.
      return
        !(token.isGlued && index + 1 < tokens.count && tokens[index + 1].isGlued
        && tokens[index + 1].isSpoken)
    case "!": return endsSentence(exclamation: index)
    case ";", "\u{2022}": return true
    case ".":
      guard index > 0 else { return true }
      guard index + 1 < tokens.count else { return true }
      if tokens[index + 1].isGlued, tokens[index + 1].isSpoken { return false }
      return !JoiningWords.abbreviations.contains(tokens[index - 1].text)
    default: return false
    }
  }
}
