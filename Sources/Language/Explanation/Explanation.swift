/// An account of how a text was understood, for somebody who wants to look.
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
  /// Who read it, and how sure; nothing where there was only one way to take it.
  package var judgement: Judgement?
  /// The readings that were not taken, likeliest first.
  package var others: [Understanding] = []

  /// The choice among the readings of a text.
  package struct Judgement: Hashable, Sendable {
    /// Whether the learned reader read it, and not the rules.
    package let isLearned: Bool
    /// How probable it is that all of it is right, 0...1.
    package let sureness: Double
  }

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
    case title, verb, time, `repeat`, lead, list, priority, effort, notes
    /// "remind me to", "please": what a to-do is wrapped in.
    case opener
    case filler
    /// Words that the speaker put right: "thursday, no wait".
    case correction
    /// Words that were taken back, and those that did it: "scratch that".
    case retraction
    /// Words between two to-dos.
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
