package import Model

/// One to-do as it was understood out of what somebody said; nothing is stored yet.
package struct Draft: Hashable, Sendable {
  package var title: String
  package var notes: String?
  /// A tiny step that makes beginning easy.
  package var firstStep: String?
  package var schedule: Schedule?
  /// The words of the time, as they were said.
  package var phrase: String?
  /// Minutes before the due time at which to speak up, largest first; empty: at the due time.
  package var leads: [Int]
  /// The name of the list as it was said; `nil` for the Inbox.
  package var list: String?
  package var priority: Priority
  package var effort: Effort
  /// The position of the parent among the drafts of the same text.
  package var parent: Int?
  /// Where each value came from in the text.
  package var spans: [Span]
  /// Words that may mean something else; empty where all of it was understood.
  package var doubts: [Doubt] = []
  /// When it would be due by other readings of the words that are doubted.
  package var otherDues: [Due] = []

  package init(
    title: String,
    notes: String? = nil,
    firstStep: String? = nil,
    schedule: Schedule? = nil,
    phrase: String? = nil,
    leads: [Int] = [],
    list: String? = nil,
    priority: Priority = .normal,
    effort: Effort = Effort(),
    parent: Int? = nil,
    spans: [Span] = []
  ) {
    self.title = title
    self.notes = notes
    self.firstStep = firstStep
    self.schedule = schedule
    self.phrase = phrase
    self.leads = leads
    self.list = list
    self.priority = priority
    self.effort = effort
    self.parent = parent
    self.spans = spans
  }
}

extension Draft {
  package var due: Due? { schedule?.due }
  package var endTime: TimeOfDay? { schedule?.endTime }
  package var rule: RecurrenceRule? { schedule?.rule }
  package var repeatFrom: RepeatFrom { schedule?.repeatFrom ?? .due }
  package var choices: [Choice] { schedule?.choices ?? [] }

  /// Whether it was said to be done by its due time, not at it.
  package var hasDeadline: Bool {
    Deadline.isNamed(by: phrase, of: title, repeats: rule != nil)
  }
}

/// A stretch of the text that gave a value.
package struct Span: Hashable, Sendable {
  package enum Role: String, CaseIterable, Hashable, Sendable {
    case time, `repeat`, list, priority, effort, notes, opener, filler, lead
  }

  package let role: Role
  /// Offsets in Unicode scalars from the start of the text.
  package let range: Range<Int>

  package init(_ role: Role, _ range: Range<Int>) {
    self.role = role
    self.range = range
  }
}

/// A guess the parser had to make, such as morning or evening, and how to change it.
package struct Choice: Hashable, Sendable {
  package enum Question: String, CaseIterable, Hashable, Sendable {
    /// A clock time without am or pm.
    case halfOfDay
    /// A clock time that has passed today is for tomorrow.
    case passedToday
    /// Day and month, or month and day.
    case dateOrder
    /// "next friday": the coming one or the one after; "friday" on a Friday.
    case whichWeek
    /// "tomorrow" before the night is over.
    case whichDay
    /// A date that has passed this year is for next year.
    case passedThisYear
    /// The sun's time at the place of the zone.
    case dawn, sunrise, sunset, dusk
    /// The sun's time by the settings: the zone has no place, or the sun stays up or down.
    case sunUnknown
  }

  package let question: Question
  /// The words that give the other reading: "12 am".
  package let alternative: String?

  package init(_ question: Question, alternative: String? = nil) {
    self.question = question
    self.alternative = alternative
  }
}

extension Choice {
  /// Whether somebody may well have meant the other reading of a draft: a clock time whose other half of the
  /// day lies in the night is clear, and so is one that goes on until after noon.
  package func isReal(for draft: Draft) -> Bool {
    guard question == .halfOfDay else { return true }
    if let start = draft.due?.time, let end = draft.endTime, start.hour < 12, end.hour >= 12 {
      return false
    }
    guard let words = alternative?.split(separator: " "), words.count == 2,
      let hour = Int(words[0].prefix(while: \.isNumber))
    else { return true }
    return (6..<22).contains(hour % 12 + (words[1] == "pm" ? 12 : 0))
  }
}
