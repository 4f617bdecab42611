import Actions
import Answers

extension Session {
  /// Writes an answer as JSON to standard output.
  func print(json answer: some Answer) throws(CommandError) {
    try print(exactly: answer.json)
  }
}
