import Configuration
import Model
import System

/// What `doctor --json` answers.
struct DoctorJSON: Encodable, Sendable {
  let status: StatusJSON
  let sameVersion: Bool
  /// What is wrong with the database, in words; `null` if nothing is.
  @Present var databaseProblem: String?
  let settingsRemarks: [String]
  @Present var test: TestJSON?

  init(
    _ service: ServiceCheck,
    _ database: DatabaseCheck,
    _ test: TestNotification?,
    in session: Session
  ) {
    status = StatusJSON(service, open: database.open, in: session)
    sameVersion = service.status?.version == Version.number
    databaseProblem = database.problem?.line(session.tone)
    settingsRemarks = session.settingsProblems.map { $0.text(session.tone) }
    self.test = test.map { TestJSON(shown: $0.isShown, explanation: $0.explanation) }
  }
}

/// What came of a test notification.
struct TestJSON: Encodable, Sendable {
  let shown: Bool
  let explanation: String
}

extension DoctorJSON: Answer {
  static let shape = AnswerShape(
    "doctor",
    "Whether reminders can reach the person here.",
    [
      AnswerField("status", .object(StatusJSON.self), "The same as status answers."),
      AnswerField("sameVersion", .truth, "Whether service and command are of one version."),
      AnswerField(
        "databaseProblem",
        .text,
        "What is wrong with the database, as a sentence.",
        nullWhere: "nothing is"
      ),
      AnswerField(
        "settingsRemarks",
        .list(.text),
        "What could not be taken of the config file, as sentences."
      ),
      AnswerField(
        "test",
        .object(TestJSON.self),
        "What came of a test notification.",
        nullWhere: "none was asked for"
      ),
    ]
  )
}

extension TestJSON: Answer {
  static let shape = AnswerShape(
    "test",
    "What came of a test notification.",
    [
      AnswerField("shown", .truth, "Whether the notification server took it."),
      AnswerField("explanation", .text, "What happened, as a sentence."),
    ]
  )
}
