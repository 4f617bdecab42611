package import Words

/// Why there is no menu.
package enum MenuError: Hashable, Sendable {
  case noDesktop
  /// None of these is there.
  case noProgram([String])
  /// The reason is empty where the program gives none.
  case notOpened(program: String, reason: String)
  case noJSON
}

extension MenuError {
  /// Words the error, one sentence a line.
  package func line(_ tone: Tone) -> String {
    func say(_ sentence: MenuSentences, _ values: [String: String]) -> String {
      sentence.text(tone, values.mapValues(\.printable))
    }
    return switch self {
    case .noDesktop: say(.noDesktop, ["command": commandLine(["add"])])
    case .noProgram(let names):
      say(
        .noProgram,
        ["programs": names.joined(separator: ", "), "setting": #"[menu] command = ["..."]"#]
      )
    case .notOpened(let program, ""):
      say(.endedAtOnce, ["program": program, "command": commandLine(["add"])])
    case .notOpened(let program, let reason):
      say(.notOpened, ["program": program, "reason": reason.fitted(to: 200)])
    case .noJSON: say(.noJSON, ["command": commandLine(["list", "--json"])])
    }
  }

  var status: ExitStatus {
    switch self {
    case .noDesktop, .noJSON: .usage
    case .noProgram, .notOpened: .failed
    }
  }
}
