import Actions
import Answers
import Listening
import Model

/// Whether somebody is listened to: what `listen --status` answers.
struct ListeningJSON: Answer {
  let state: String
  let milliseconds: Int
  let waiting: Int

  init(_ status: ListeningStatus) {
    state = status.state.rawValue
    milliseconds = status.milliseconds
    waiting = status.waiting
  }

  static let object = AnswerObject<Self>(
    "listening",
    "Whether somebody is listened to.",
    [
      .choice("state", ["idle", "listening", "transcribing"], "What is going on.", \.state),
      .field("milliseconds", "How long it has listened; 0 if it does not.", \.milliseconds),
      .field("waiting", "How many recordings wait for listen --retry.", \.waiting),
    ]
  )
}

extension AudioReport: Answer {
  static let object = AnswerObject<Self>(
    "audio",
    "Whether the person can be heard.",
    [
      .field("hears", "Whether sound comes, and something makes text of it.", \.hears),
      .field("recorders", "The programs that record, the first choice first.") {
        $0.recorders.map(\.rawValue)
      },
      .field("sources", "The microphones there are.", nullWhere: "nobody tells", \.sources),
      .field("device", "The one that is recorded from.", \.device),
      .field(
        "level",
        "How loud a second of it is, in decibels below the loudest.",
        nullWhere: "nothing came",
        \.level
      ),
      .field("noise", "The noise in it, in decibels.", \.noise),
      .field("silent", "Whether all that came is silence that was made.", \.isDead),
      .field("transcribers", "What makes text of speech here.", \.transcribers),
    ]
  )
}
