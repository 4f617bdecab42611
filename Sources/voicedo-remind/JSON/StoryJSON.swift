import Actions
import Model
import Store

/// What `why` answers.
struct StoryJSON: Encodable, Sendable {
  let zone: String
  @Present var id: String?
  @Present var handle: String?
  @Present var title: String?
  @Present var todo: TodoJSON?
  let events: [HappeningJSON]

  init(_ story: Story?, in zone: Zone) {
    self.zone = zone.identifier
    id = story?.id
    handle = story?.handle
    title = story?.title
    todo = story?.row.map { TodoJSON($0, in: zone) }
    events = (story?.happenings ?? []).map { HappeningJSON($0, in: zone) }
  }
}

/// Something that happened to a to-do.
struct HappeningJSON: Encodable, Sendable {
  let kind: String
  let at: String
  @Present var source: String?
  @Present var reason: String?
  @Present var phrase: String?
  @Present var dueAt: String?
  @Present var until: String?
  let others: Int

  init(_ happening: Happening, in zone: Zone) {
    kind = happening.kind.rawValue
    at = happening.at.iso8601(in: zone)
    source = happening.source
    reason = happening.reason
    phrase = happening.phrase
    dueAt = happening.dueAt?.iso8601(in: zone)
    until = happening.until?.iso8601(in: zone)
    others = happening.others
  }
}

extension StoryJSON: Answer {
  static let shape = AnswerShape(
    "story",
    "What happened to a to-do and to its reminder.",
    [
      AnswerField("zone", .zone, "The zone that instants are written in."),
      AnswerField("id", .text, "Its id.", nullWhere: "nothing has come up yet"),
      AnswerField("handle", .text, "Its short id.", nullWhere: "nothing has come up yet"),
      AnswerField("title", .text, "Its title.", nullWhere: "nothing has come up yet"),
      AnswerField(
        "todo",
        .object(TodoJSON.self),
        "The to-do as it is now.",
        nullWhere: "it is deleted, or nothing has come up yet"
      ),
      AnswerField("events", .list(.object(HappeningJSON.self)), "What happened, oldest first."),
    ]
  )
}

extension HappeningJSON: Answer {
  static let shape = AnswerShape(
    "event",
    "Something that happened to a to-do.",
    [
      AnswerField("kind", .choice(Happening.Kind.allCases.map(\.rawValue)), "What it was."),
      AnswerField("at", .instant, "When it was."),
      AnswerField(
        "source",
        .text,
        "Who did it: cli, popup, undo, redo, sql for other programs.",
        nullWhere: "it came by itself"
      ),
      AnswerField(
        "reason",
        .text,
        "In what way, or why, in a word of its own.",
        nullWhere: "there is nothing to add"
      ),
      AnswerField("phrase", .text, "The words of a time.", nullWhere: "none were said"),
      AnswerField("dueAt", .instant, "When it is due since.", nullWhere: "that did not change"),
      AnswerField(
        "until",
        .instant,
        "Until when it was put off, or when it was to be asked about.",
        nullWhere: "neither was said"
      ),
      AnswerField("others", .wholeNumber, "How many others were in the same popup."),
    ]
  )
}
