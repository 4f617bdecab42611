import Model

/// One way to take a text: what came of it, and where it is from.
package struct TextReading: Sendable {
  package enum Source: Hashable, Sendable {
    /// The rules for clauses.
    case rules
    /// The learned reader; 1 is its likeliest way.
    case reader(Int)
  }

  package let source: Source
  package let understanding: Understanding
  /// How probable the reader finds the roles of its words, 0...1; 1 for the rules.
  package let probability: Double
  /// Words of values that the grammar could not read.
  package let unread: [String]
  /// What the reading is judged by, in the order of `ReadingFeature`.
  package internal(set) var features: [Double] = []
  /// How probable it is that all of it is right, 0...1.
  package internal(set) var sureness = 0.0
  /// Whether it may be taken without asking.
  package internal(set) var isEligible = true
  /// The tag of each word, where the reader read it.
  var roles: RoleWay?
  /// Why each to-do has the time that it has, where the reader read it.
  var reasons: [[Reason]] = []
}

extension TextReading {
  /// Whether a day or a number that the rules kept is in nothing: it is asked about.
  var isLossy: Bool {
    zip(ReadingFeature.allCases, features).contains { $0 == .losesSigns && $1 > 0 }
  }

  /// The titles, letters and digits alone.
  var titles: [[String]] {
    understanding.drafts.map { $0.title.bareWords }
  }

  /// When its to-dos are due and come again.
  var times: [Time] {
    understanding.drafts.map { Time(due: $0.schedule?.due, rule: $0.schedule?.rule) }
  }

  struct Time: Hashable {
    let due: Due?
    let rule: RecurrenceRule?
  }

  /// Whether it would store the same as another one.
  func says(whatSays other: TextReading) -> Bool {
    titles == other.titles && times == other.times
      && understanding.drafts.map(\.list) == other.understanding.drafts.map(\.list)
      && understanding.drafts.map(\.priority) == other.understanding.drafts.map(\.priority)
  }
}

extension String {
  /// The words in lower case without marks.
  var bareWords: [String] {
    lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}
