import Actions
import Answers
import ArgumentParser
import Configuration
import Words

/// `config`: where the settings are, which count, and whether they are in order.
struct Config: VerbCommand {
  static let verb = Verb.config
  static let words = "[path|show|check]"
  static let examples = [["config", "show"]]
  static let answers: [any Answer.Type] = [ConfigJSON.self]

  enum Question: String, CaseIterable, ExpressibleByArgument {
    case path, show, check
  }

  @Argument(help: OptionSentences.configQuestion.help)
  var question = Question.path

  @OptionGroup var common: CommonOptions

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
