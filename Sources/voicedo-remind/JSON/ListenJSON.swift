import Actions
import Model

/// What `listen --status --json` answers.
struct ListeningJSON: Encodable, Sendable {
  let state: String
  let milliseconds: Int
  let waiting: Int
}

/// What `doctor audio --json` answers.
struct AudioJSON: Encodable, Sendable {
  let hears: Bool
  let recorders: [String]
  @Present var sources: [String]?
  let device: String
  @Present var level: Int?
  let noise: Int
  let silent: Bool
  let transcribers: [String]

  init(_ report: AudioReport) {
    hears = report.hears
    recorders = report.recorders.map(\.rawValue)
    sources = report.sources
    device = report.device
    level = report.level
    noise = report.noise
    silent = report.isDead
    transcribers = report.transcribers
  }
}

extension ListeningJSON: Answer {
  static let shape = AnswerShape(
    "listening",
    "Whether somebody is listened to.",
    [
      AnswerField("state", .choice(["idle", "listening", "transcribing"]), "What is going on."),
      AnswerField("milliseconds", .wholeNumber, "How long it has listened; 0 if it does not."),
      AnswerField("waiting", .wholeNumber, "How many recordings wait for listen --retry."),
    ]
  )
}

extension AudioJSON: Answer {
  static let shape = AnswerShape(
    "audio",
    "Whether the person can be heard.",
    [
      AnswerField("hears", .truth, "Whether sound comes, and something makes text of it."),
      AnswerField("recorders", .list(.text), "The programs that record, the first choice first."),
      AnswerField(
        "sources",
        .list(.text),
        "The microphones there are.",
        nullWhere: "nobody tells"
      ),
      AnswerField("device", .text, "The one that is recorded from."),
      AnswerField(
        "level",
        .wholeNumber,
        "How loud a second of it is, in decibels below the loudest.",
        nullWhere: "nothing came"
      ),
      AnswerField("noise", .wholeNumber, "The noise in it, in decibels."),
      AnswerField("silent", .truth, "Whether all that came is silence that was made."),
      AnswerField("transcribers", .list(.text), "What makes text of speech here."),
    ]
  )
}
