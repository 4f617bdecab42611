package import Actions
package import Language
package import Model
package import Store

/// To-dos that were stored: what `add` answers.
package struct CapturedJSON: Answer {
  package let captured: Captured
  package let utterance: Utterance
  package let isServed: Bool
  package let zone: Zone

  package init(_ captured: Captured, _ utterance: Utterance, isServed: Bool, in zone: Zone) {
    self.captured = captured
    self.utterance = utterance
    self.isServed = isServed
    self.zone = zone
  }

  package static let object = AnswerObject<Self>(
    "captured",
    "What was stored.",
    in: \.zone,
    [
      .field("stored", "True: it is in the database.") { _ in true },
      .field("batch", "The number of the step in the journal.", \.captured.batch),
      .field("todos", "The to-dos as they are stored.", \.captured.rows),
      .field("newLists", "The names of lists that were made for them.", \.captured.newLists),
      .field("remarks", "What is worth telling about the text.", \.utterance.remarksJSON),
      .field("choices", "The guesses of each to-do, in the order of todos.") {
        $0.utterance.drafts.map(\.choices)
      },
      .field("serviceRunning", "Whether the service runs, so that reminders come.", \.isServed),
      .zone(\.zone),
    ]
  )
}

/// To-dos as they would be stored: what `add --dry-run` answers.
package struct DryRunJSON: Answer {
  package let utterance: Utterance
  package let context: LanguageContext
  package let clock: WallClock

  package init(_ utterance: Utterance, in context: LanguageContext, _ clock: WallClock) {
    self.utterance = utterance
    self.context = context
    self.clock = clock
  }

  package static let object = AnswerObject<Self>(
    "dry-run",
    "What would be stored.",
    [
      .field("stored", "False: this was only a look.") { _ in false },
      .field("now", "The moment that words such as tomorrow count from.", \.context.now),
      .zone(\.context.zone, "The zone of that moment, and of instants."),
      .field("drafts", "The to-dos as they would be.") { answer in
        answer.utterance.drafts.map { DraftJSON($0, answer.clock) }
      },
      .field("newLists", "The names of lists that would be made for them.") {
        $0.utterance.drafts.newLists(beside: $0.context.listNames)
      },
      .field("remarks", "What is worth telling about the text.", \.utterance.remarksJSON),
    ]
  )
}

/// A to-do that is not stored.
struct DraftJSON: Answer {
  package let draft: Draft
  package let clock: WallClock

  package init(_ draft: Draft, _ clock: WallClock) {
    self.draft = draft
    self.clock = clock
  }

  package static let object = AnswerObject<Self>(
    "draft",
    "A to-do that is not stored.",
    in: \.clock.zone,
    [
      .field("title", "What there is to do.", \.draft.title),
      .field("notes", "More words on it.", nullWhere: "none were said", \.draft.notes),
      .field("due", "When it is due.", nullWhere: "no time was said") { answer in
        answer.draft.due.map {
          DueJSON(due: $0, endTime: answer.draft.endTime, at: answer.clock.instant(of: $0))
        }
      },
      .field(
        "phrase",
        "The words that the time was read from.",
        nullWhere: "no time was said",
        \.draft.phrase
      ),
      .field(
        "repeat",
        "How it repeats, as RFC 5545 writes it.",
        nullWhere: "it comes once",
        \.draft.rule
      ),
      .field(
        "repeatFrom",
        "What the repeat counts from: when it was due, or when it was done.",
        \.draft.repeatFrom
      ),
      .field(
        "leads",
        "How long before its time it speaks up, in minutes, where that was said.",
        \.draft.leads
      ),
      .field("list", "The name of the list.", nullWhere: "none was said", \.draft.list),
      .field("priority", "How much it matters.", \.draft.priority),
      .field(
        "parent",
        "The position among the drafts, from 0, of the one that it is part of.",
        nullWhere: "it is part of none",
        \.draft.parent
      ),
      .field("choices", "The guesses that were made.", \.draft.choices),
    ]
  )
}

/// Something worth telling although the text was taken.
struct RemarkJSON: Answer {
  package let kind: String
  package var phrase: String?
  package var words: Int?

  package static let object = AnswerObject<Self>(
    "remark",
    "Something worth telling although the text was taken.",
    [
      .choice(
        "kind",
        [
          "long", "not-english", "past-time", "time-not-understood", "repeat-not-understood",
          "parent-not-found", "parent-ambiguous",
        ],
        "What it is about.",
        \.kind
      ),
      .field(
        "phrase",
        "The words in question.",
        nullWhere: "the whole text is meant",
        \.phrase
      ),
      .field("words", "How many words the text has.", nullWhere: "kind is not long", \.words),
    ]
  )
}

extension RemarkJSON {
  fileprivate init(_ remark: Remark) {
    switch remark {
    case .long(let words): self.init(kind: "long", words: words)
    case .notEnglish: self.init(kind: "not-english")
    case .pastTime(let phrase): self.init(kind: "past-time", phrase: phrase)
    }
  }

  fileprivate init(_ unclear: Utterance.Unclear) {
    switch unclear {
    case .time(let phrase): self.init(kind: "time-not-understood", phrase: phrase)
    case .repeat(let phrase): self.init(kind: "repeat-not-understood", phrase: phrase)
    case .parent(let words, fits: 0): self.init(kind: "parent-not-found", phrase: words)
    case .parent(let words, fits: _): self.init(kind: "parent-ambiguous", phrase: words)
    }
  }
}

extension Utterance {
  var remarksJSON: [RemarkJSON] { remarks.map { RemarkJSON($0) } + unclear.map { RemarkJSON($0) } }
}

extension [Draft] {
  /// The lists that the drafts name and that are not there yet.
  package func newLists(beside names: [String]) -> [String] {
    var known = Set(names.map { $0.lowercased() })
    return compactMap(\.list).filter { known.insert($0.lowercased()).inserted }
  }
}
