import Actions
import Language
import Model
import Store

/// To-dos that were stored: what `add` answers.
package struct CapturedJSON: Answer {
  let captured: Captured
  let utterance: Utterance
  let isServed: Bool

  package static let object = Object("captured", "What was stored.") {
    Field("stored", "True: it is in the database.") { _ in true }
    Field("batch", "The number of the step in the journal.", \.captured.batch)
    Field("todos", "The to-dos as they are stored.", \.captured.rows)
    Field("newLists", "The names of lists that were made for them.", \.captured.newLists)
    Field("remarks", "What is worth telling about the text.", \.utterance.remarksJSON)
    Field("choices", "The guesses of each to-do, in the order of todos.") {
      $0.utterance.drafts.map(\.choices)
    }
    Field("doubts", "The words of each to-do that may mean something else, in the order of todos.")
    {
      $0.utterance.drafts.map(\.doubts)
    }
    Field("serviceRunning", "Whether the service runs, so that reminders come.", \.isServed)
    Field.zone()
  }
}

/// To-dos as they would be stored: what `add --dry-run` answers.
package struct DryRunJSON: Answer {
  let utterance: Utterance
  let context: LanguageContext
  let clock: WallClock

  package static let object = Object("dry-run", "What would be stored.", in: \.context.zone) {
    Field("stored", "False: this was only a look.") { _ in false }
    Field("now", "The moment that words such as tomorrow count from.", \.context.now)
    Field.zone("The zone of that moment, and of instants.")
    Field("drafts", "The to-dos as they would be.") { answer in
      answer.utterance.drafts.map { DraftJSON(draft: $0, clock: answer.clock) }
    }
    Field("newLists", "The names of lists that would be made for them.") {
      $0.utterance.drafts.newLists(beside: $0.context.listNames)
    }
    Field("remarks", "What is worth telling about the text.", \.utterance.remarksJSON)
  }
}

/// A to-do that is not stored.
struct DraftJSON: Answer {
  let draft: Draft
  let clock: WallClock

  package static let object = Object("draft", "A to-do that is not stored.") {
    Field("title", "What there is to do.", \.draft.title)
    Field("notes", "More words on it.", \.draft.notes).null(where: "none were said")
    Field("due", "When it is due.") { answer in
      answer.draft.due.map {
        let dueAt = answer.clock.calendar.instant(of: $0)
        return DueJSON(due: $0, endTime: answer.draft.endTime, at: dueAt)
      }
    }
    .null(where: "no time was said")
    Field("phrase", "The words that the time was read from.", \.draft.phrase)
      .null(where: "no time was said")
    Field("repeat", "How it repeats, as RFC 5545 writes it.", \.draft.rule)
      .null(where: "it comes once")
    Field("exceptions", "The days on which it does not come, as in repeat.") {
      $0.draft.rule?.exceptions.days.map(\.description) ?? []
    }
    Field(
      "repeatFrom",
      "What the repeat counts from: when it was due, or when it was done.",
      \.draft.repeatFrom
    )
    Field(
      "leads",
      "How long before its time it speaks up, in minutes, where that was said.",
      \.draft.leads
    )
    Field("list", "The name of the list.", \.draft.list).null(where: "none was said")
    Field("priority", "How much it matters.", \.draft.priority)
    Field("durationMinutes", "How long it takes, 1 to 1440 minutes.", \.draft.effort.minutes)
      .null(where: "nobody said")
    Field("energy", "How much energy it needs.", \.draft.effort.energy).null(where: "nobody said")
    Field(
      "parent",
      "The position among the drafts, from 0, of the one that it is part of.",
      \.draft.parent
    )
    .null(where: "it is part of none")
    Field("choices", "The guesses that were made.", \.draft.choices)
    Field("doubts", "The words that may mean something else.", \.draft.doubts)
  }
}

/// Something worth telling although the text was taken.
struct RemarkJSON: Answer {
  let kind: String
  var phrase: String?
  var words: Int?

  package static let object = Object(
    "remark",
    "Something worth telling although the text was taken."
  ) {
    Field(
      "kind",
      "What it is about.",
      oneOf: [
        "long", "not-english", "past-time", "other-time", "too-often", "impossible-time", "cycle",
        "unknown-zone", "time-not-understood", "repeat-not-understood", "parent-not-found",
        "parent-ambiguous", "left-out", "unknown-key",
      ],
      \.kind
    )
    Field("phrase", "The words in question.", \.phrase).null(where: "the whole text is meant")
    Field("words", "How many words the text has.", \.words).null(where: "kind is not long")
  }
}

extension RemarkJSON {
  fileprivate init(_ remark: Remark) {
    switch remark {
    case .long(let words): self.init(kind: "long", words: words)
    case .notEnglish: self.init(kind: "not-english")
    case .pastTime(let phrase): self.init(kind: "past-time", phrase: phrase)
    case .otherTime(let phrase): self.init(kind: "other-time", phrase: phrase)
    case .tooOften(let phrase): self.init(kind: "too-often", phrase: phrase)
    case .impossible(let phrase): self.init(kind: "impossible-time", phrase: phrase)
    case .cycle(let phrase): self.init(kind: "cycle", phrase: phrase)
    case .unknownZone(let phrase): self.init(kind: "unknown-zone", phrase: phrase)
    case .leftOut(let words): self.init(kind: "left-out", phrase: words)
    }
  }

  fileprivate init(_ unclear: Utterance.Unclear) {
    switch unclear {
    case .time(let phrase): self.init(kind: "time-not-understood", phrase: phrase)
    case .repeat(let phrase): self.init(kind: "repeat-not-understood", phrase: phrase)
    case .parent(let words, fits: 0): self.init(kind: "parent-not-found", phrase: words)
    case .parent(let words, fits: _): self.init(kind: "parent-ambiguous", phrase: words)
    case .keys(let names): self.init(kind: "unknown-key", phrase: names.joined(separator: " "))
    }
  }

  /// A remark for each key, and one for everything else.
  fileprivate static func remarks(_ unclear: Utterance.Unclear) -> [RemarkJSON] {
    guard case .keys(let names) = unclear else { return [RemarkJSON(unclear)] }
    return names.map { RemarkJSON(.keys([$0])) }
  }
}

extension Utterance {
  var remarksJSON: [RemarkJSON] {
    remarks.map { RemarkJSON($0) } + unclear.flatMap(RemarkJSON.remarks)
  }
}

extension [Draft] {
  /// The lists that the drafts name and that are not there yet.
  package func newLists(beside names: [String]) -> [String] {
    var known = Set(names.map { $0.lowercased() })
    return compactMap(\.list).filter { known.insert($0.lowercased()).inserted }
  }
}
