/// A script for a shell: what `completions` answers.
package struct CompletionsJSON: Answer {
  let shell: Shell

  package init(_ shell: Shell) {
    self.shell = shell
  }

  package static let object = AnswerObject<Self>(
    "completions",
    "What a shell reads to complete command lines.",
    [
      .choice("shell", Shell.allCases.map(\.rawValue), "The shell.", \.shell.rawValue),
      .field("script", "What it is to read.", \.shell.script),
    ]
  )
}
