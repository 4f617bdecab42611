import Model
package import Store

/// Reminders that came up or were held: what `recent` answers.
package struct RecentJSON: Answer {
  let reminders: [DeliveredReminder]
  let since: Instant
  let unanswered: [ReckonedSeries]

  package static let object = Object("recent", "What came up or was held lately.") {
    Field.zone()
    Field("since", "From when on.", \.since)
    Field("reminders", "What came up, the newest last.", \.reminders)
    Field("notAnswered", "What repeats, with the times that were not answered.", \.unanswered)
  }
}

extension DeliveredReminder: Answer {
  package static let object = Object(
    "arrival",
    "A reminder that came up or was held, with everything until its answer."
  ) {
    Field("at", "When it came up first, or was held first.", \.at)
    Field("id", "The id of the to-do.", \.todo)
    Field("handle", "The short id of the to-do.", \.handle)
    Field("title", "The title of the to-do.", \.title)
    Field("times", "How often it was shown.", \.times)
    Field("wasHeld", "Whether it was kept back before it was shown.", \.wasHeld)
    Field("isWaiting", "Whether it can still be answered.", \.isWaiting)
    Field("outcome", "What came of it.", \.outcome)
    Field("outcomeAt", "When it was answered.", \.outcomeAt).null(where: "it waits")
    Field("until", "Until when it was put off, or when it was to be asked about.", \.until)
      .null(where: "it was not")
    Field("source", "Who answered: cli, mcp, popup, sql for other programs.", \.source)
      .null(where: "it waits")
  }
}
