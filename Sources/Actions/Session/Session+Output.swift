import Model
package import Words

extension Session {
  /// Writes data to standard output, as a person reads it.
  package func print(_ text: String) throws(CommandError) {
    try print(exactly: text.shown(isPlain: isPlain, columns: environment.terminal.columns))
  }

  /// Writes data to standard output as it is.
  package func print(exactly text: String) throws(CommandError) {
    let isEnded = text.isEmpty || text.utf8.last == UInt8(ascii: "\n")
    try environment.output.data(isEnded ? text : text + "\n")
  }

  /// Says something to the person, beside the data.
  package func talk(_ line: String) {
    environment.output.talk(line.shown(isPlain: isPlain, columns: environment.terminal.columns))
  }

  /// Says a sentence to the person; its values lose whatever could steer a terminal.
  package func talk(_ sentence: some SentenceFamily, _ values: [String: String] = [:]) {
    talk(sentence.text(tone, values.mapValues(\.printable)))
  }

  /// Asks a question and answers what was typed, in lower case; `nil` without a terminal.
  package func answer(to question: String) -> String? {
    guard environment.terminal.inputIsTerminal else { return nil }
    // Until it is answered nothing has changed, and whoever leaves it there knows that.
    noteNothingChanged()
    talk(question)
    return (environment.input.line() ?? "").lowercased().trimmed
  }

  /// Asks a question that Enter answers with yes; without a terminal the answer is no.
  package func agrees(_ question: String) -> Bool {
    answer(to: question).map { ["", "y", "yes"].contains($0) } ?? false
  }

  /// Asks a question that `y` answers with yes; without a terminal the answer is `otherwise`.
  ///
  /// Unless `isNoted` is false, whoever leaves it unanswered has changed nothing.
  package func confirms(_ question: String, otherwise: Bool, isNoted: Bool = true) -> Bool {
    guard environment.terminal.inputIsTerminal else { return otherwise }
    if isNoted { noteNothingChanged() }
    talk(question)
    let answer = environment.input.line()?.lowercased() ?? ""
    return ["y", "yes"].contains(answer.trimmed)
  }
}
