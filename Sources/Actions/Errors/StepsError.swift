package import Words

/// Why nobody proposed first steps of a to-do.
package enum StepsError: Hashable {
  /// The settings name no model.
  case noModel(handle: String)
  /// The model gave none: why, as a sentence.
  case noSuggestion(handle: String, reason: String)
}

extension StepsError {
  /// Words the error: what was kept, and what to type instead.
  package func lines(_ tone: Tone) -> [String] {
    func command(_ handle: String) -> String {
      commandLine(["steps", handle, "find the bag,", "put on shoes"])
    }
    switch self {
    case .noModel(let handle):
      return [StepSentences.noModel.text(tone, ["command": command(handle)])]
    case .noSuggestion(let handle, let reason):
      let values = ["reason": reason, "command": command(handle)]
      return [StepSentences.noSuggestion.text(tone, values)]
    }
  }
}
