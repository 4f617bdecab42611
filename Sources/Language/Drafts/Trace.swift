/// The notes of a composer where somebody asks how it came to its drafts.
struct Trace: Sendable {
  /// A clause as it was read, and how many drafts it gave.
  struct Step: Sendable {
    var reading: ClauseReading
    var drafts: Int
    var isTakenBack = false
  }

  private(set) var steps: [Step] = []
  /// Words such as "scratch that", as positions of tokens.
  private(set) var retractions: [Range<Int>] = []
  /// The clause behind each draft, and why its time is what it is.
  var drafts: [(clause: Range<Int>, reasons: [Reason])] = []
  /// The reasons of the time that was resolved last.
  var reasons: [Reason] = []

  mutating func noteDraft(of reading: ClauseReading) {
    drafts.append((reading.clause.range, reasons))
  }

  mutating func note(_ reading: ClauseReading, drafts: Int) {
    steps.append(Step(reading: reading, drafts: drafts))
  }

  /// The last drafts are taken away, for others to take their place.
  mutating func withdraw(_ count: Int) {
    drafts.removeLast(count)
    var left = count
    for index in steps.indices.reversed() where left > 0 && !steps[index].isTakenBack {
      let taken = min(left, steps[index].drafts)
      steps[index].drafts -= taken
      left -= taken
    }
  }

  /// The last step that still counts is taken back.
  mutating func takeBack(_ words: Range<Int>) {
    retractions.append(words)
    guard let last = steps.lastIndex(where: { !$0.isTakenBack }) else { return }
    steps[last].isTakenBack = true
    drafts.removeLast(steps[last].drafts)
  }
}
