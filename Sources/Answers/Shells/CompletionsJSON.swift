/// A script for a shell: what `completions` answers.
package struct CompletionsJSON: Answer {
  let shell: Shell

  package init(_ shell: Shell) {
    self.shell = shell
  }

  package static let object = Object(
    "completions",
    "What a shell reads to complete command lines."
  ) {
    Field("shell", "The shell.", oneOf: Shell.allCases.map(\.rawValue), \.shell.rawValue)
    Field("script", "What it is to read.", \.shell.script)
  }
}
