import ArgumentParser
import Model

/// The whole command line as the argument parser sees it: for completion scripts.
struct Program: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "voicedo-remind",
    version: Version.number,
    subcommands: Verb.allCases.map { $0.command }
  )

  /// What the argument parser itself answers to a request such as `--generate-completion-script`.
  static func answer(_ arguments: [String]) throws(Trouble) -> String {
    do {
      _ = try parseAsRoot(arguments)
      return ""
    } catch {
      guard exitCode(for: error) == .success else {
        let trouble = UsageTrouble(parserMessage: message(for: error))
        throw .usage(trouble, verb: nil, text: nil)
      }
      return message(for: error)
    }
  }
}
