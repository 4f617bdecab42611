package import Actions

/// Whether somebody is listened to: what `listen --status` answers.
extension ListeningStatus: Answer {
  package static let object = Object("listening", "Whether somebody is listened to.") {
    Field("state", "What is going on.", \.state)
    Field("milliseconds", "How long it has listened; 0 if it does not.", \.milliseconds)
    Field("waiting", "How many recordings wait for listen --retry.", \.waiting)
  }
}

extension ListeningStatus.State: AnswerChoice {}

extension AudioReport: Answer {
  package static let object = Object("audio", "Whether the person can be heard.") {
    Field("hears", "Whether sound comes, and something makes text of it.", \.hears)
    Field("recorders", "The programs that record, the first choice first.") {
      $0.recorders.map(\.rawValue)
    }
    Field("sources", "The microphones there are.", \.sources).null(where: "nobody tells")
    Field("device", "The one that is recorded from.", \.device)
    Field("level", "How loud a second of it is, in decibels below the loudest.", \.level)
      .null(where: "nothing came")
    Field("noise", "The noise in it, in decibels.", \.noise)
    Field("silent", "Whether all that came is silence that was made.", \.isDead)
    Field("transcribers", "What makes text of speech here.", \.transcribers)
  }
}
