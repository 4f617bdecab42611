import Actions
import Answers
import Arguments
import Store
import System

/// Answers a shell that asks what fits; whatever goes wrong, nothing does.
func complete(_ words: [String], in environment: Environment) throws(CommandError) {
  guard let shell = words.first.flatMap(Shell.init(rawValue:)) else { return }
  let line = CommandLineBeginning(Array(words.dropFirst()), from: shell)
  let index = CompletionIndex(path: Paths(environment.variable).database)
  let lines = Completion(of: \.row, shell: shell, index: index)
    .candidates(line).lines(line, for: shell)
  do {
    try environment.output.data(lines.map { $0 + "\n" }.joined())
  } catch {
    // Nothing is said between two keystrokes.
  }
}
