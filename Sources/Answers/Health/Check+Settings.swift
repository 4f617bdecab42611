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

  /// Whether what is to speak can; nothing is started for it.
  func checkSpeech() -> Finding? {
    let speech = session.settings.speech
    guard let command = speech.command.first else { return nil }
    let advice = say(DoctorSentences.speechHow, ["path": session.paths.settings])
    let environment = session.environment
    guard environment.audio.program(command, environment.variable("PATH")) != nil else {
      let sentence = say(DoctorSentences.speechAbsent, ["command": command])
      return finding(.speech, .look, [sentence], advice: advice)
    }
    if let trouble = service.status?.speechTrouble, !trouble.isEmpty {
      let sentence = say(DoctorSentences.speechTrouble, ["reason": trouble])
      return finding(.speech, .look, [sentence], advice: advice)
    }
    let sentence: DoctorSentences = speech.speaksReminders ? .speaksReminders : .speaks
    return finding(.speech, .fine, [say(sentence, ["command": command])])
  }
}
