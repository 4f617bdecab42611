import Actions
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
  let reachable: Bool
  let checks: [CheckJSON]

  init(_ examination: Examination, _ findings: [Finding]) {
    let session = examination.session
    let database = examination.database
    status = StatusJSON(
      examination.service,
      open: database.open,
      quiet: database.quiet,
      in: session
    )
    sameVersion = examination.service.status?.version == Version.number
    databaseProblem = examination.database.problem?.line(session.tone)
    settingsRemarks = session.settingsProblems.map { $0.text(session.tone) }
    test = examination.test.map { TestJSON(shown: $0.isShown, explanation: $0.explanation) }
    reachable = !findings.contains { $0.state == .problem }
    checks = findings.map(CheckJSON.init)
  }
}

/// What one check found.
struct CheckJSON: Encodable, Sendable {
  let id: String
  let state: String
  let sentence: String
  @Present var advice: String?

  init(_ finding: Finding) {
    id = finding.check.rawValue
    state = finding.state.rawValue
    sentence = finding.sentence
    advice = finding.advice
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
      AnswerField(
        "reachable",
        .truth,
        "Whether reminders can reach the person: no check is a problem."
      ),
      AnswerField("checks", .list(.object(CheckJSON.self)), "What each check found."),
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

extension CheckJSON: Answer {
  static let shape = AnswerShape(
    "check",
    "What one check found.",
    [
      AnswerField("id", .text, "The check's name, which stays."),
      AnswerField("state", .text, "One of fine, look, problem."),
      AnswerField("sentence", .text, "What was found, one fact to a line."),
      AnswerField("advice", .text, "What to do about it.", nullWhere: "there is nothing to do"),
    ]
  )
}
