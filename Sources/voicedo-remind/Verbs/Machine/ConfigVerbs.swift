import Actions
import Answers
import Arguments
import Configuration
import System
import Words

extension VerbRow {
  /// `config`: where the settings are, which count, and whether they are in order.
  static let config = VerbRow(.config, .config, usage: "[path|show|check]")
    .takes(.configQuestion.of(ConfigQuestion.self))
    .shows(["config", "show"])
    .answers(ConfigJSON.self)
    .runs { call in
      let session = call.session
      let question = call[.configQuestion] ?? ConfigQuestion.path
      let settings = ConfigurationFile.text(of: session.settings.hidingPasswords)
      let problems = session.settingsProblems.map { $0.text(session.tone).printable }
      if call.json {
        try session.print(
          json: ConfigJSON(
            path: session.paths.settings,
            exists: session.paths.hasSettings,
            problems: problems,
            settings: settings
          )
        )
      } else if question == .path {
        try session.print(session.paths.settings)
      } else {
        if question == .show { try session.print(exactly: settings) }
        for problem in problems { session.talk(problem) }
        if question == .check, problems.isEmpty { session.talk(StatusSentences.settingsFine) }
      }
      return question == .check && !problems.isEmpty ? .failed : .ok
    }

  /// `completions`: writes what a shell reads to complete this program's command lines.
  static let completions = VerbRow(
    .completions,
    .completions,
    more: .completionsMore,
    usage: "[bash|zsh|fish]"
  )
  .takes(.shell.of(Shell.self))
  .shows(["completions", "bash"])
  .answers(CompletionsJSON.self)
  .does { call in
    let own = call.session.environment.variable("SHELL").flatMap(Shell.init(path:))
    guard let shell = call[.shell] ?? own else { throw call.refusal(.missingArgument("<shell>")) }
    if call.json {
      try call.session.print(json: CompletionsJSON(shell))
    } else {
      try call.session.print(exactly: shell.script)
    }
  }
}

private enum ConfigQuestion: String, CaseIterable {
  case path, show, check
}
