import Actions
import Language
import Model
import Store

/// What `add --json` answers.
struct CapturedJSON: Encodable, Sendable {
  let stored = true
  let batch: Int
  let todos: [TodoJSON]
  let newLists: [String]
  let remarks: [RemarkJSON]
  /// Guesses, in the order of `todos`.
  let choices: [[ChoiceJSON]]
  let serviceRunning: Bool
  let zone: String

  init(_ captured: Captured, _ utterance: Utterance, isServed: Bool, in zone: Zone) {
    batch = captured.batch
    todos = captured.rows.map { TodoJSON($0, in: zone) }
    newLists = captured.newLists
    remarks = RemarkJSON.all(utterance)
    choices = utterance.drafts.map { $0.choices.map(ChoiceJSON.init) }
    serviceRunning = isServed
    self.zone = zone.identifier
  }

  private enum CodingKeys: String, CodingKey {
    case stored, batch, todos, newLists, remarks, choices, serviceRunning, zone
  }
}

/// What `add --dry-run --json` answers.
struct DryRunJSON: Encodable, Sendable {
  let stored = false
  let now: String
  let zone: String
  let drafts: [DraftJSON]
  let newLists: [String]
  let remarks: [RemarkJSON]

  init(_ utterance: Utterance, in context: LanguageContext, _ clock: WallClock) {
    now = context.now.description
    zone = context.zone.identifier
    drafts = utterance.drafts.map { DraftJSON($0, clock) }
    newLists = utterance.drafts.newLists(beside: context.listNames)
    remarks = RemarkJSON.all(utterance)
  }

  private enum CodingKeys: String, CodingKey {
    case stored, now, zone, drafts, newLists, remarks
  }
}

/// A to-do that is not stored.
struct DraftJSON: Encodable, Sendable {
  let title: String
  @Present var notes: String?
  @Present var due: DueJSON?
  @Present var phrase: String?
  @Present var `repeat`: String?
  let repeatFrom: String
  let leads: [Int]
  @Present var list: String?
  let priority: String
  /// The position of its parent among the drafts, counted from 0.
  @Present var parent: Int?
  let choices: [ChoiceJSON]

  init(_ draft: Draft, _ clock: WallClock) {
    title = draft.title
    notes = draft.notes
    due = draft.due.map {
      DueJSON($0, endTime: draft.endTime, at: clock.instant(of: $0), in: clock.zone)
    }
    phrase = draft.phrase
    `repeat` = draft.rule?.description
    repeatFrom = draft.repeatFrom.rawValue
    leads = draft.leads
    list = draft.list
    priority = draft.priority.rawValue
    parent = draft.parent
    choices = draft.choices.map(ChoiceJSON.init)
  }
}

/// A guess, and the words that would choose otherwise.
struct ChoiceJSON: Encodable, Sendable {
  let question: String
  @Present var alternative: String?

  init(_ choice: Choice) {
    question = choice.question.rawValue
    alternative = choice.alternative
  }
}

/// Something worth telling although the text was taken.
struct RemarkJSON: Encodable, Sendable {
  /// `long`, `not-english`, `past-time`, `time-not-understood`, `repeat-not-understood`,
  /// `parent-not-found`, `parent-ambiguous`.
  let kind: String
  @Present var phrase: String?
  @Present var words: Int?

  static func all(_ utterance: Utterance) -> [RemarkJSON] {
    utterance.remarks.map { remark in
      switch remark {
      case .long(let words): RemarkJSON("long", words: words)
      case .notEnglish: RemarkJSON("not-english")
      case .pastTime(let phrase): RemarkJSON("past-time", phrase: phrase)
      }
    }
      + utterance.unclear.map { unclear in
        switch unclear {
        case .time(let phrase): RemarkJSON("time-not-understood", phrase: phrase)
        case .repeat(let phrase): RemarkJSON("repeat-not-understood", phrase: phrase)
        case .parent(let words, fits: 0): RemarkJSON("parent-not-found", phrase: words)
        case .parent(let words, fits: _): RemarkJSON("parent-ambiguous", phrase: words)
        }
      }
  }

  private init(_ kind: String, phrase: String? = nil, words: Int? = nil) {
    self.kind = kind
    self.phrase = phrase
    self.words = words
  }
}

extension CapturedJSON: Answer {
  static let shape = AnswerShape(
    "captured",
    "What was stored.",
    [
      AnswerField("stored", .truth, "True: it is in the database."),
      AnswerField("batch", .wholeNumber, "The number of the step in the journal."),
      AnswerField("todos", .list(.object(TodoJSON.self)), "The to-dos as they are stored."),
      AnswerField("newLists", .list(.text), "The names of lists that were made for them."),
      AnswerField(
        "remarks",
        .list(.object(RemarkJSON.self)),
        "What is worth telling about the text."
      ),
      AnswerField(
        "choices",
        .list(.list(.object(ChoiceJSON.self))),
        "The guesses of each to-do, in the order of todos."
      ),
      AnswerField("serviceRunning", .truth, "Whether the service runs, so that reminders come."),
      AnswerField("zone", .zone, "The zone that instants are written in."),
    ]
  )
}

extension DryRunJSON: Answer {
  static let shape = AnswerShape(
    "dry-run",
    "What would be stored.",
    [
      AnswerField("stored", .truth, "False: this was only a look."),
      AnswerField("now", .civil, "The moment that words such as tomorrow count from."),
      AnswerField("zone", .zone, "The zone of that moment, and of instants."),
      AnswerField("drafts", .list(.object(DraftJSON.self)), "The to-dos as they would be."),
      AnswerField("newLists", .list(.text), "The names of lists that would be made for them."),
      AnswerField(
        "remarks",
        .list(.object(RemarkJSON.self)),
        "What is worth telling about the text."
      ),
    ]
  )
}

extension DraftJSON: Answer {
  static let shape = AnswerShape(
    "draft",
    "A to-do that is not stored.",
    [
      AnswerField("title", .text, "What there is to do."),
      AnswerField("notes", .text, "More words on it.", nullWhere: "none were said"),
      AnswerField("due", .object(DueJSON.self), "When it is due.", nullWhere: "no time was said"),
      AnswerField(
        "phrase",
        .text,
        "The words that the time was read from.",
        nullWhere: "no time was said"
      ),
      AnswerField(
        "repeat",
        .text,
        "How it repeats, as RFC 5545 writes it.",
        nullWhere: "it comes once"
      ),
      AnswerField(
        "repeatFrom",
        .choice(RepeatFrom.allCases.map(\.rawValue)),
        "What the repeat counts from: when it was due, or when it was done."
      ),
      AnswerField(
        "leads",
        .list(.wholeNumber),
        "How long before its time it speaks up, in minutes, where that was said."
      ),
      AnswerField("list", .text, "The name of the list.", nullWhere: "none was said"),
      AnswerField("priority", .choice(Priority.allCases.map(\.rawValue)), "How much it matters."),
      AnswerField(
        "parent",
        .wholeNumber,
        "The position among the drafts, from 0, of the one that it is part of.",
        nullWhere: "it is part of none"
      ),
      AnswerField("choices", .list(.object(ChoiceJSON.self)), "The guesses that were made."),
    ]
  )
}

extension ChoiceJSON: Answer {
  static let shape = AnswerShape(
    "choice",
    "A guess.",
    [
      AnswerField(
        "question",
        .choice(Choice.Question.allCases.map(\.rawValue)),
        "What could be read in two ways."
      ),
      AnswerField(
        "alternative",
        .text,
        "Words that choose the other reading.",
        nullWhere: "no words do"
      ),
    ]
  )
}

extension RemarkJSON: Answer {
  static let shape = AnswerShape(
    "remark",
    "Something worth telling although the text was taken.",
    [
      AnswerField("kind", .choice(kinds), "What it is about."),
      AnswerField("phrase", .text, "The words in question.", nullWhere: "the whole text is meant"),
      AnswerField(
        "words",
        .wholeNumber,
        "How many words the text has.",
        nullWhere: "kind is not long"
      ),
    ]
  )

  private static let kinds = [
    "long", "not-english", "past-time", "time-not-understood", "repeat-not-understood",
    "parent-not-found", "parent-ambiguous",
  ]
}
