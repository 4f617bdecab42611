package import Model

/// A to-do that a model found in somebody's words, and what of it the words do not bear out.
package struct ExtractedTodo: Hashable, Sendable {
  /// 1 to 200 characters on one line.
  package var title: String
  /// The stretch of the transcript that it comes from, as the model gave it.
  package var quote: String
  /// The words of its time as they were said; what they come to is not the model's to say.
  package var when: String?
  /// What those words, or the ones of how it repeats, say in English, where they are of another
  /// language; counts only beside words that were said.
  package var whenEnglish: String?
  /// The words of how it repeats.
  package var repeats: String?
  /// One of the person's lists, as they write it.
  package var list: String?
  package var priority: Priority?
  /// The position of the one that it is part of, among those that are left.
  package var parent: Int?
  /// Whether the speaker asked to be reminded.
  package var isReminder: Bool
  package var doubts: [Doubt]

  /// A part of the to-do that the transcript does not bear out.
  package enum Doubt: String, CaseIterable, Hashable, Sendable {
    /// The quote is not in it.
    case quote
    /// The title has other words.
    case title
    /// The words of the time are not in it, and were dropped.
    case when
    /// The words of the repeat are not in it, and were dropped.
    case `repeat`
  }

  package init(
    title: String,
    quote: String = "",
    when: String? = nil,
    whenEnglish: String? = nil,
    repeats: String? = nil,
    list: String? = nil,
    priority: Priority? = nil,
    parent: Int? = nil,
    isReminder: Bool = false,
    doubts: [Doubt] = []
  ) {
    self.title = title
    self.quote = quote
    self.when = when
    self.whenEnglish = whenEnglish
    self.repeats = repeats
    self.list = list
    self.priority = priority
    self.parent = parent
    self.isReminder = isReminder
    self.doubts = doubts
  }

  /// Whether all of it is in the speaker's words; only then it may be stored unseen.
  package var isVerified: Bool { doubts.isEmpty }
}

/// Something about an answer that the person may want to know.
package struct ExtractionNotice: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Said not to be done, and left out.
    case negated
    /// More than anybody says; the rest was left out. The text is how many there were.
    case tooMany = "too-many"
    /// There is no list of this name.
    case unknownList = "unknown-list"
    /// Words of a time that nobody said.
    case whenNotSaid = "when-not-said"
    /// Words of a repeat that nobody said.
    case repeatNotSaid = "repeat-not-said"
    /// A to-do that is in the answer twice; kept once.
    case duplicate
    /// Something without a title was left out.
    case untitled
  }

  package let kind: Kind
  /// The subject of the notice; data.
  package let text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}
