package import Actions

extension Session {
  /// Writes an answer as JSON to standard output.
  package func print(json answer: some Answer) throws(CommandError) {
    try print(exactly: answer.json)
  }
}
