import Actions
import Answers

/// A script for a shell: what `completions` answers.
struct CompletionsJSON: Answer {
  let shell: String
  let script: String

  static let object = AnswerObject<Self>(
    "completions",
    "What a shell reads to complete command lines.",
    [
      .choice("shell", Shell.allCases.map(\.rawValue), "The shell.", \.shell),
      .field("script", "What it is to read.", \.script),
    ]
  )
}
