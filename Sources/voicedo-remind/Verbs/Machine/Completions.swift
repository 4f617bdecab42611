import Actions
import Answers
import Words

/// `completions`: writes what a shell reads to complete this program's command lines.
struct Completions: VerbCommand {
  static let row = VerbRow(
    .completions,
    .completions,
    more: .completionsMore,
    usage: "[bash|zsh|fish]"
  )
  .takes([.shell.of(Shell.self)])
  .shows([["completions", "bash"]])
  .answers([CompletionsJSON.self])

  let line: ParsedLine
  var shell: Shell? { line[.shell] }

  func run(in session: Session) throws -> ExitStatus {
    let own = session.environment.variable("SHELL").flatMap(Shell.init(path:))
    guard let shell = shell ?? own else {
      throw CommandError.usage(.missingArgument("<shell>"), verb: .completions, text: nil)
    }
    if common.json {
      try session.print(json: CompletionsJSON(shell))
    } else {
      try session.print(exactly: shell.script)
    }
    return .ok
  }
}
