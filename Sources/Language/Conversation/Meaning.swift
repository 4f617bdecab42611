package import Model

/// What a person means by a sentence: something to do, a question, or a wish about what is there.
///
/// It is read of the words alone; whether something open is called so is for the companion to find.
package struct Meaning: Hashable, Sendable {
  /// The kind of what is meant.
  package enum Act: String, CaseIterable, Hashable, Sendable {
    case add, ask, remove, complete, change, snooze, undo, none
  }

  package var act: Act
  /// The kind of question, where it is one.
  package var question: QuestionKind?
  /// The to-dos that it is about.
  package var about: Selection
  /// The times that a question or a wish says, civil, as they were said.
  package var times: [TimeExpression]

  package init(
    _ act: Act,
    question: QuestionKind? = nil,
    about: Selection = Selection(),
    times: [TimeExpression] = []
  ) {
    self.act = act
    self.question = question
    self.about = about
    self.times = times
  }
}

/// What a question wants to know.
package enum QuestionKind: String, CaseIterable, Hashable, Sendable {
  /// "what's on tomorrow", "show me my reminders".
  case list
  /// "how many things are left today".
  case count
  /// "do I have anything before noon", "is oat milk on the list".
  case exists
  /// "when is the dentist".
  case when
  /// "how long until the meeting".
  case howLong
  /// "what's next".
  case next
  /// "what can I do in 15 minutes", "something quick".
  case fitting
  /// "what did I do yesterday".
  case done
  /// "did I take my pills".
  case wasDone
  /// "when did I last take my pills".
  case lastDone
  /// "what did I miss".
  case missed
  /// "how was my week".
  case summary
  /// "am I free at three".
  case free
  /// "where is the meeting", "who is it with": what is kept of a to-do.
  case details
}

/// The to-dos that a question or a wish is about, by the words that were said.
package struct Selection: Hashable, Sendable {
  /// Words of their names, each group as it was said; none: any to-do.
  package var words: [String]
  /// Where they lie; `nil`: anywhere.
  package var window: SpokenWindow?
  /// How often they come: "my daily reminders"; `nil`: however often.
  package var rule: RecurrenceRule?
  /// The words of a list.
  package var list: String?
  /// The first, the next or the last of those that fit.
  package var place: Place?
  /// Whether all of those that fit are meant: "all alarms", "everything".
  package var isAll: Bool
  /// What there is for it: "what can I do in 15 minutes".
  package var effort = Effort()

  /// What is told of them beside name and time; `nil`: nothing.
  package var trait: Trait?

  /// A kind of to-do that a question may ask for: "what's overdue", "anything urgent".
  package enum Trait: String, CaseIterable, Hashable, Sendable {
    case high, low, overdue, undated, repeating
  }

  package enum Place: String, CaseIterable, Hashable, Sendable {
    case first, second, third, next, last
  }

  package init(
    words: [String] = [],
    window: SpokenWindow? = nil,
    rule: RecurrenceRule? = nil,
    list: String? = nil,
    place: Place? = nil,
    isAll: Bool = false
  ) {
    self.words = words
    self.window = window
    self.rule = rule
    self.list = list
    self.place = place
    self.isAll = isAll
  }
}

extension Selection {
  /// Whether nothing tells which to-dos are meant.
  package var isEmpty: Bool {
    words.isEmpty && window == nil && rule == nil && list == nil && place == nil && trait == nil
      && !isAll
  }

  /// Whether a stretch of time is meant, and nothing in it: "until christmas".
  package var isOfTimeAlone: Bool {
    window != nil && words.isEmpty && rule == nil && list == nil && place == nil && trait == nil
      && !isAll
  }

  /// Whether what is taken is asked for, and nothing else: "what do I take tomorrow".
  package var asksForMedicine: Bool {
    let spoken = words.flatMap { TokenizedText($0).tokens }.filter(\.isSpoken)
    return !spoken.isEmpty && spoken.allSatisfy { Stem.of($0) == Stem.of("take") }
  }

  /// The same without the words of names.
  package var nameless: Selection {
    var selection = self
    selection.words = []
    return selection
  }

  /// Whether all is meant, and no time, list, rhythm or name tells which.
  package var isEverything: Bool {
    isAll && window == nil && rule == nil && list == nil && place == nil && trait == nil
      && words.isEmpty
  }

  /// The beginnings of the words that names have to hold, each try weaker than the one before.
  package var searches: [[String]] {
    let tokens = words.flatMap { TokenizedText($0).tokens }
    let stems = TodoMatcher.stems(tokens)
    guard !stems.isEmpty else { return [] }
    var tries = [stems]
    let things = tokens.filter { !$0.isSpoken || !ThingNouns.events.contains($0.text) }
    if things.contains(where: \.isSpoken), things.count < tokens.count {
      tries.append(TodoMatcher.stems(things))
    }
    if stems.count > 1, let first = tokens.first(where: \.isSpoken), Verbs.isVerb(first.text) {
      tries.append(TodoMatcher.stems(tokens.drop { !$0.isSpoken }.dropFirst()))
    }
    // "my morning run", which is called "Run".
    let timeless = tokens.filter { $0.isSpoken && $0.facts.part == nil }
    if !timeless.isEmpty, timeless.count < tokens.count {
      tries.append(TodoMatcher.stems(timeless))
    }
    // "the reminder to go and get milk", which is called "Milk".
    let nouns = tokens.filter { $0.isSpoken && !AboutReader.empty.contains($0.text) }
    if !nouns.isEmpty, nouns.count < stems.count { tries.append(TodoMatcher.stems(nouns)) }
    return tries.map { $0.map { String(decoding: $0.bytes, as: UTF8.self) } }
  }

  /// Whether its words are nothing but a kind of thing: "meetings", "plans".
  package var namesAKind: Bool {
    !words.isEmpty
      && words.flatMap { TokenizedText($0).tokens }.filter(\.isSpoken)
        .allSatisfy { ThingNouns.events.contains($0.text) || CommandWords.small.contains($0.text) }
  }
}

/// A question as it was said.
package struct SpokenQuestion: Hashable, Sendable {
  package var kind: QuestionKind
  package var about: Selection
  package var said: String

  package init(_ kind: QuestionKind, about: Selection, said: String) {
    self.kind = kind
    self.about = about
    self.said = said
  }

  /// Whether a number is asked for: "how many times did I water the plants".
  package var asksHowMany: Bool {
    let words = said.lowercased()
    return words.contains("how many") || words.contains("how often")
  }

  /// Whether what waits already is not meant: "when do I next take my pills".
  package var asksForNext: Bool {
    about.place == .next || TokenizedText(said).tokens.contains { $0.text == "next" }
  }
}

/// A stretch of civil time that a question or a wish is about: from `start` until before `end`.
package struct SpokenWindow: Hashable, Sendable {
  package var start: CivilDateTime
  package var end: CivilDateTime
  /// The words that said it, without what joins them: "tomorrow", "before noon".
  package var words: String
  /// Whether a clock time alone was said: "my ten o'clock" is what begins then.
  package var isMoment: Bool

  package init(
    _ start: CivilDateTime,
    _ end: CivilDateTime,
    words: String = "",
    isMoment: Bool = false
  ) {
    self.start = start
    self.end = max(start, end)
    self.words = words
    self.isMoment = isMoment
  }

  /// Whether a moment lies in it.
  package func contains(_ moment: CivilDateTime) -> Bool { start <= moment && moment < end }
}

extension QuestionKind {
  /// Sentences that ask it, for the manual.
  package var examples: [String] {
    switch self {
    case .list: ["what's on tomorrow", "show me my shopping list", "and the day after?"]
    case .count: ["how many things are left today"]
    case .exists: ["do I have anything before noon", "is oat milk on the shopping list"]
    case .when: ["when is the dentist", "my haircut is set for what time"]
    case .howLong: ["how long until the meeting", "how long until christmas"]
    case .next: ["what's next"]
    case .fitting:
      ["what can I do in 15 minutes", "what can I do with low energy", "something quick"]
    case .done: ["what did I do yesterday"]
    case .wasDone: ["did I take my pills", "did Ada have her drops last night"]
    case .lastDone: ["when did I last water the plants"]
    case .missed: ["what did I miss", "what did I not do"]
    case .summary: ["how was my week"]
    case .free: ["am I free on friday at three"]
    case .details: ["where is the meeting", "who is my lunch with"]
    }
  }
}

extension Meaning.Act {
  /// Sentences that mean it, for the manual; a question has those of its kinds.
  package var examples: [String] {
    switch self {
    case .add: ["call the dentist tomorrow at nine", "ask mum what time dinner is"]
    case .ask: []
    case .remove:
      ["cancel my ten o'clock", "delete everything for tomorrow", "turn off my daily alarm"]
    case .complete: ["tick off the milk", "mark the report as done"]
    case .change: ["move my 3 pm meeting to 4", "add five minutes to the timer", "make it friday"]
    case .snooze: ["ten more minutes", "snooze the alarm for ten minutes"]
    case .undo: ["never mind", "undo that"]
    case .none: []
    }
  }
}
