import Actions
import Configuration
import System
import Words

extension Examination {
  /// Whether the config file can be taken as it is.
  func checkSettings() -> Finding {
    let path = session.paths.settings
    let sentence: StatusSentences = session.paths.hasSettings ? .settingsFile : .settingsBuiltIn
    let problems = session.settingsProblems.map { $0.text(session.tone).printable }
    return finding(
      .settings,
      problems.isEmpty ? .fine : .look,
      [say(sentence, ["path": path])] + problems,
      advice: problems.isEmpty
        ? nil : say(DoctorSentences.settingsHow, ["command": commandLine(["config", "check"])])
    )
  }
}
