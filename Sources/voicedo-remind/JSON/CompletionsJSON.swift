import Actions

/// What `completions --json` answers.
struct CompletionsJSON: Encodable, Sendable {
  let shell: String
  let script: String
}

extension CompletionsJSON: Answer {
  static let shape = AnswerShape(
    "completions",
    "What a shell reads to complete command lines.",
    [
      AnswerField("shell", .choice(Shell.allCases.map(\.rawValue)), "The shell."),
      AnswerField("script", .text, "What it is to read."),
    ]
  )
}
