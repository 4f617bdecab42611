package import Actions
import Model
import Planning
import Store

extension FocusSession.Method: AnswerChoice {}

/// The focus session after a request: what `focus` answers.
extension FocusAnswer: Answer {
  package static let object = Object("focus", "The focus session, as it is now.") {
    Field(
      "state",
      "How it stands.",
      oneOf: ["focusing", "paused", "time-up", "resting", "rested", "ended"]
    ) { $0.session?.state.name }
    .null(where: "none goes on")
    Field(
      "reason",
      "Why it stands still, or how it ended.",
      oneOf: FocusSession.PauseReason.allCases.map(\.rawValue)
        + FocusSession.Ending.allCases.map(\.rawValue).filter { $0 != "away" }
    ) { $0.session?.state.reason }
    .null(where: "it does neither")
    Field("method", "How it counts.", \.session?.method).null(where: "none goes on")
    Field("todo", "What it is for.", \.row).null(where: "it is for no to-do in particular")
    Field("startedAt", "When it began.", \.session?.startedAt).null(where: "none goes on")
    Field("since", "Since when it stands so.", \.session?.since).null(where: "none goes on")
    Field("endsAt", "When the round or the break is over.", \.session?.endsAt)
      .null(where: "it counts up, or stands still")
    Field("round", "The number of the round, from 1.", \.session?.round)
      .null(where: "none goes on")
    Field("secondsSoFar", "How long it has lasted, without breaks.", \.secondsSoFar)
      .null(where: "none goes on")
    Field("secondsLeft", "What is left of the round or the break.", \.secondsLeft)
      .null(where: "it counts up, or nothing is left")
    Field("waiting", "How many reminders wait until the round is over.", \.waiting)
    Field.zone()
  }

  private var session: FocusSession? { state?.session }
  private var secondsSoFar: Int? { session.map { Int($0.focused(at: now).components.seconds) } }
  private var secondsLeft: Int? { session?.left(at: now).map { Int($0.components.seconds) } }
}
