import Actions
import Answers
import Configuration
import Model
import System
import Words

/// Whether reminders can reach the person: what `doctor` answers.
struct DoctorJSON: Answer {
  let examination: Examination
  let findings: [Finding]
  let status: StatusJSON

  init(_ examination: Examination, _ findings: [Finding]) {
    self.examination = examination
    self.findings = findings
    status = StatusJSON(
      examination.service,
      open: examination.database.open,
      quiet: examination.database.quiet,
      in: examination.session
    )
  }

  private var tone: Tone { examination.session.tone }

  static let object = AnswerObject<Self>(
    "doctor",
    "Whether reminders can reach the person here.",
    [
      .field("status", "The same as status answers.", \.status),
      .field("sameVersion", "Whether service and command are of one version.") {
        $0.examination.service.status?.version == Version.number
      },
      .field(
        "databaseProblem",
        "What is wrong with the database, as a sentence.",
        nullWhere: "nothing is"
      ) { $0.examination.database.problem?.line($0.tone) },
      .field("settingsRemarks", "What could not be taken of the config file, as sentences.") {
        answer in answer.examination.session.settingsProblems.map { $0.text(answer.tone) }
      },
      .field(
        "test",
        "What came of a test notification.",
        nullWhere: "none was asked for",
        \.examination.test
      ),
      .field("reachable", "Whether reminders can reach the person: no check is a problem.") {
        !$0.findings.contains { $0.state == .problem }
      },
      .field("checks", "What each check found.", \.findings),
    ]
  )
}

extension Finding: Answer {
  static let object = AnswerObject<Self>(
    "check",
    "What one check found.",
    [
      .field("id", "The check's name, which stays.", \.check.rawValue),
      .field("state", "One of fine, look, problem.", \.state.rawValue),
      .field("sentence", "What was found, one fact to a line.", \.sentence),
      .field("advice", "What to do about it.", nullWhere: "there is nothing to do", \.advice),
    ]
  )
}

extension TestNotification: Answer {
  static let object = AnswerObject<Self>(
    "test",
    "What came of a test notification.",
    [
      .field("shown", "Whether the notification server took it.", \.isShown),
      .field("explanation", "What happened, as a sentence.", \.explanation),
    ]
  )
}
