package import Actions
import Configuration
import Model
import System
import Words

/// Whether reminders can reach the person: what `doctor` answers.
package struct DoctorJSON: Answer {
  let examination: Examination
  let findings: [Finding]
  let status: StatusJSON

  package init(_ examination: Examination, _ findings: [Finding], recordings: Int) {
    self.examination = examination
    self.findings = findings
    status = StatusJSON(
      examination.service,
      open: examination.database.open,
      quiet: examination.database.quiet,
      recordings: recordings,
      in: examination.session
    )
  }

  private var tone: Tone { examination.session.tone }

  package static let object = Object("doctor", "Whether reminders can reach the person here.") {
    Field("status", "The same as status answers.", \.status)
    Field("sameVersion", "Whether service and command are of one version.") {
      $0.examination.service.status?.version == Version.number
    }
    Field("databaseProblem", "What is wrong with the database, as a sentence.") {
      $0.examination.database.problem?.line($0.tone)
    }
    .null(where: "nothing is")
    Field("settingsRemarks", "What could not be taken of the config file, as sentences.") {
      answer in answer.examination.session.settingsProblems.map { $0.text(answer.tone) }
    }
    Field("test", "What came of a test notification.", \.examination.test)
      .null(where: "none was asked for")
    Field(
      "reachable",
      "Whether reminders can reach the person: no check is a problem.",
      \.findings.areReachable
    )
    Field("checks", "What each check found.", \.findings)
  }
}

extension Finding: Answer {
  package static let object = Object("check", "What one check found.") {
    Field("id", "The check's name, which stays.", \.check.rawValue)
    Field("state", "One of fine, look, problem.", \.state.rawValue)
    Field("sentence", "What was found, one fact to a line.", \.sentence)
    Field("advice", "What to do about it.", \.advice).null(where: "there is nothing to do")
  }
}

extension TestNotification: Answer {
  package static let object = Object("test", "What came of a test notification.") {
    Field("shown", "Whether the notification server took it.", \.isShown)
    Field("explanation", "What happened, as a sentence.", \.explanation)
  }
}
