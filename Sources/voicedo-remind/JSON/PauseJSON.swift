import Actions
import Model

/// How long a series rests.
struct PauseJSON: Encodable, Sendable {
  let since: String
  @Present var until: String?

  init(_ pause: Todo.Pause, in zone: Zone) {
    since = pause.since.iso8601(in: zone)
    until = pause.until?.description
  }
}

extension PauseJSON: Answer {
  static let shape = AnswerShape(
    "pause",
    "The rest of a series: it is on the list, and does not ring.",
    [
      AnswerField("since", .instant, "When it was paused."),
      AnswerField(
        "until",
        .civil,
        "When it goes on by itself, on the wall clock.",
        nullWhere: "it waits to be resumed"
      ),
    ]
  )
}
