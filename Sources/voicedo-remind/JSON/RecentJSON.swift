import Actions
import Model
import Store

/// What `recent` answers.
struct RecentJSON: Encodable, Sendable {
  let zone: String
  let since: String
  let reminders: [ArrivalJSON]

  init(_ arrivals: [Arrival], since: Instant, in session: Session) {
    zone = session.zone.identifier
    self.since = since.iso8601(in: session.zone)
    reminders = arrivals.map { ArrivalJSON($0, in: session.zone) }
  }
}

/// A reminder that came up or was held, and what came of it.
struct ArrivalJSON: Encodable, Sendable {
  let at: String
  let id: String
  let handle: String
  let title: String
  let times: Int
  let wasHeld: Bool
  let isWaiting: Bool
  let outcome: String
  @Present var outcomeAt: String?
  @Present var until: String?
  @Present var source: String?

  init(_ arrival: Arrival, in zone: Zone) {
    at = arrival.at.iso8601(in: zone)
    id = arrival.todo
    handle = arrival.handle
    title = arrival.title
    times = arrival.times
    wasHeld = arrival.wasHeld
    isWaiting = arrival.isWaiting
    outcome = arrival.outcome.rawValue
    outcomeAt = arrival.outcomeAt?.iso8601(in: zone)
    until = arrival.until?.iso8601(in: zone)
    source = arrival.source
  }
}

extension RecentJSON: Answer {
  static let shape = AnswerShape(
    "recent",
    "What came up or was held lately.",
    [
      AnswerField("zone", .zone, "The zone that instants are written in."),
      AnswerField("since", .instant, "From when on."),
      AnswerField("reminders", .list(.object(ArrivalJSON.self)), "What came up, the newest last."),
    ]
  )
}

extension ArrivalJSON: Answer {
  static let shape = AnswerShape(
    "arrival",
    "A reminder that came up or was held, with everything until its answer.",
    [
      AnswerField("at", .instant, "When it came up first, or was held first."),
      AnswerField("id", .text, "The id of the to-do."),
      AnswerField("handle", .text, "The short id of the to-do."),
      AnswerField("title", .text, "The title of the to-do."),
      AnswerField("times", .wholeNumber, "How often it was shown."),
      AnswerField("wasHeld", .truth, "Whether it was kept back before it was shown."),
      AnswerField("isWaiting", .truth, "Whether it can still be answered."),
      AnswerField(
        "outcome",
        .choice(Arrival.Outcome.allCases.map(\.rawValue)),
        "What came of it."
      ),
      AnswerField("outcomeAt", .instant, "When it was answered.", nullWhere: "it waits"),
      AnswerField(
        "until",
        .instant,
        "Until when it was put off, or when it was to be asked about.",
        nullWhere: "it was not"
      ),
      AnswerField(
        "source",
        .text,
        "Who answered: cli, popup, sql for other programs.",
        nullWhere: "it waits"
      ),
    ]
  )
}
