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
