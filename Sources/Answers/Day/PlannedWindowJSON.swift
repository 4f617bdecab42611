package import Actions

/// What is planned in a stretch of time: what `today`, `tomorrow` and `week` answer.
extension PlannedWindow: Answer {
  package static let object = Object("plan", "What is planned in a stretch of time.") {
    Field("window", "The stretch, without days of it that are over.") {
      WindowJSON(range: $0.instants)
    }
    Field(
      "todos",
      "What is planned in it, the earliest first; what repeats, at each of its times.",
      \.todos
    )
    Field(
      "events",
      "Events of calendars in it, the earliest first; none in an answer of list.",
      \.events
    )
    Field(
      "unsure",
      "Open to-dos with words of which nobody was asked yet what they mean, where the stretch holds today.",
      \.unsure
    )
    Field(
      "stillOnList",
      "Open to-dos of the days before today, the latest seven, where the stretch holds today.",
      \.waiting
    )
    Field(
      "stillOnListCount",
      "How many there are of those in all, as far as to a thousand.",
      \.waitingCount
    )
    Field.zone()
  }
}
