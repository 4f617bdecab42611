package import Model
package import Store

/// Reminders that came up or were held: what `recent` answers.
package struct RecentJSON: Answer {
  let reminders: [Arrival]
  let since: Instant
  let zone: Zone

  package init(_ reminders: [Arrival], since: Instant, in zone: Zone) {
    self.reminders = reminders
    self.since = since
    self.zone = zone
  }

  package static let object = AnswerObject<Self>(
    "recent",
    "What came up or was held lately.",
    in: \.zone,
    [
      .zone(\.zone),
      .field("since", "From when on.", \.since),
      .field("reminders", "What came up, the newest last.", \.reminders),
    ]
  )
}

extension Arrival: Answer {
  package static let object = AnswerObject<Self>(
    "arrival",
    "A reminder that came up or was held, with everything until its answer.",
    [
      .field("at", "When it came up first, or was held first.", \.at),
      .field("id", "The id of the to-do.", \.todo),
      .field("handle", "The short id of the to-do.", \.handle),
      .field("title", "The title of the to-do.", \.title),
      .field("times", "How often it was shown.", \.times),
      .field("wasHeld", "Whether it was kept back before it was shown.", \.wasHeld),
      .field("isWaiting", "Whether it can still be answered.", \.isWaiting),
      .field("outcome", "What came of it.", \.outcome),
      .field("outcomeAt", "When it was answered.", nullWhere: "it waits", \.outcomeAt),
      .field(
        "until",
        "Until when it was put off, or when it was to be asked about.",
        nullWhere: "it was not",
        \.until
      ),
      .field(
        "source",
        "Who answered: cli, popup, sql for other programs.",
        nullWhere: "it waits",
        \.source
      ),
    ]
  )
}
