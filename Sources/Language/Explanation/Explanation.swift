package import Model

/// What the parser did with a text, for somebody who wants to look.
package struct Explanation: Hashable, Sendable {
  package var understanding: Understanding
  /// Every word and mark of the text in order.
  package var tokens: [ExplainedToken]
  /// The rules that read the times, in the order of the text.
  package var rules: [FiredRule]
  /// Why each draft has the time it has, in the order of the drafts.
  package var reasons: [[Reason]]
  /// Where in the text the clause of each draft stands, in Unicode scalars; several may share one.
  package var clauses: [Range<Int>]

  package init(
    _ understanding: Understanding,
    tokens: [ExplainedToken] = [],
    rules: [FiredRule] = [],
    reasons: [[Reason]] = [],
    clauses: [Range<Int>] = []
  ) {
    self.understanding = understanding
    self.tokens = tokens
    self.rules = rules
    self.reasons = reasons
    self.clauses = clauses
  }
}

/// A word, number or mark of the text and what it was taken for.
package struct ExplainedToken: Hashable, Sendable {
  package enum Role: String, CaseIterable, Hashable, Sendable {
    case title, verb, time, `repeat`, lead, list, priority, notes
    /// "remind me to", "please": what a to-do is wrapped in.
    case opener
    case filler
    /// What the speaker put right: "thursday, no wait".
    case correction
    /// What was taken back, and the words that did it: "scratch that".
    case retraction
    /// What stands between two to-dos.
    case joint
    /// Talk with nothing to do in it.
    case talk
    /// Words that the title can do without.
    case rest
  }

  package let role: Role
  /// Offsets in Unicode scalars from the start of the text.
  package let range: Range<Int>
  /// Which part of the text it belongs to: words of one role and one part stand together.
  package let part: Int

  package init(_ role: Role, _ range: Range<Int>, part: Int) {
    self.role = role
    self.range = range
    self.part = part
  }
}

/// A rule of the grammar that read a piece of a time.
package struct FiredRule: Hashable, Sendable {
  package let kind: RuleKind
  /// The phrase that the rule is named by.
  package let example: String
  /// Offsets in Unicode scalars from the start of the text.
  package let range: Range<Int>
}

/// Why a time is what it is where words leave it open.
package struct Reason: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case nextInWakingHours, usualMorning, usualAfternoon, halfByPart, part
    case noClock, todayInAnHour, todayInTheMorning, todayIsOver, passedToday, noDay
    case comingDay, followingWeek, nearestWeek, weeksLater
    case noYear, noMonth, monthFirst, dayFirst, onlyOrder
    case restOfPeriod, firstOfPeriod, endOfPeriod
    case elapsed, dayHasNotEnded, deadline, endKept, firstOccurrence, lead, counted
    case sharedDate
  }

  package let kind: Kind
  /// What was said: "3", "thursday", "next week"; empty where it does not matter.
  package let words: String
  /// What it came to.
  package let date: CivilDate?
  package let time: TimeOfDay?

  package init(_ kind: Kind, _ words: String = "", date: CivilDate? = nil, time: TimeOfDay? = nil) {
    self.kind = kind
    self.words = words
    self.date = date
    self.time = time
  }
}
