import Actions
import Answers
import ArgumentParser
import Words

/// `completions`: writes what a shell reads to complete this program's command lines.
struct Completions: VerbCommand {
  static let verb = Verb.completions
  static let words = "[bash|zsh|fish]"
  static let more: HelpSentences? = .completionsMore
  static let examples = [["completions", "bash"]]
  static let answers: [any Answer.Type] = [CompletionsJSON.self]

  @Argument(help: OptionSentences.shell.help)
  var shell: Shell?

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let own = session.environment.variable("SHELL").flatMap(Shell.init(path:))
    guard let shell = shell ?? own else {
      throw CommandError.usage(.missingArgument("<shell>"), verb: .completions, text: nil)
    }
    if common.json {
      try session.print(json: CompletionsJSON(shell: shell.rawValue, script: shell.script))
    } else {
      try session.print(exactly: shell.script)
    }
    return .ok
  }
}
