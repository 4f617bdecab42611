import Actions
import Answers
import Configuration
import System
import Words

/// `config`: where the settings are, which count, and whether they are in order.
struct Config: VerbCommand {
  static let row = VerbRow(.config, .config, usage: "[path|show|check]")
    .takes([.configQuestion.of(Question.self)])
    .shows([["config", "show"]])
    .answers([ConfigJSON.self])

  enum Question: String, CaseIterable {
    case path, show, check
  }

  let line: ParsedLine
  var question: Question { line[.configQuestion] ?? Question.path }

  func run(in session: Session) throws -> ExitStatus {
    let problems = session.settingsProblems.map { $0.text(session.tone).printable }
    switch (question, common.json) {
    case (.show, false):
      try session.print(exactly: ConfigurationFile.text(of: session.settings))
      for problem in problems { session.talk(problem) }
    case (.path, false):
      try session.print(session.paths.settings)
    case (.check, false):
      for problem in problems { session.talk(problem) }
      if problems.isEmpty { session.talk(StatusSentences.settingsFine) }
    case (_, true):
      try session.print(
        json: ConfigJSON(
          path: session.paths.settings,
          exists: session.paths.hasSettings,
          problems: problems,
          settings: ConfigurationFile.text(of: session.settings)
        )
      )
    }
    return question == .check && !problems.isEmpty ? .failed : .ok
  }
}
