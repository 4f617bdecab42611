package import Actions
package import Words

/// An answer: data, as text or as JSON, and what is said to the person beside it, in their order.
package final class Reply {
  package enum Line {
    case data(String)
    case talk(String)
  }

  package private(set) var lines: [Line] = []
  let style: AnswerStyle
  let isJSON: Bool

  package init(in style: AnswerStyle, asJSON isJSON: Bool) {
    self.style = style
    self.isJSON = isJSON
  }

  var tone: Tone { style.tone }

  /// Adds data: JSON for programs, else the text for a person.
  package func add(
    _ json: @autoclosure () -> any Answer,
    _ text: @autoclosure () -> String
  ) {
    if isJSON {
      lines.append(.data(json().json(in: style.zone) + "\n"))
    } else {
      add(text())
    }
  }

  /// Adds data as a person reads it.
  package func add(_ text: String) {
    guard !text.isEmpty else { return }
    let text = text.shown(isPlain: style.isPlain, columns: style.columns)
    lines.append(.data(text.hasSuffix("\n") ? text : text + "\n"))
  }

  /// Adds another reply; beside JSON, only what it says to the person.
  func add(_ reply: Reply) {
    for line in reply.lines {
      if case .data = line, isJSON { continue }
      lines.append(line)
    }
  }

  /// Adds something that is said to the person, beside the data.
  package func talk(_ line: String) {
    lines.append(.talk(line.shown(isPlain: style.isPlain, columns: style.columns)))
  }

  /// Adds a sentence to the person; its values lose whatever could steer a terminal.
  package func talk(_ sentence: some SentenceFamily, _ values: [String: String] = [:]) {
    talk(sentence.text(tone, values.mapValues(\.printable)))
  }

  /// Says how the last step is taken back, where a person reads along.
  package func hintUndo() {
    guard style.isOnScreen, !isJSON else { return }
    let command = ["command": commandLine(["undo"])]
    talk(style.palette.paint(CaptureSentences.undoHint.text(tone, command), .quiet))
  }

  /// The data alone.
  package var data: String {
    lines.map { if case .data(let text) = $0 { text } else { "" } }.joined()
  }
}

extension Session {
  /// Writes an answer as JSON to standard output.
  package func print(json answer: some Answer) throws(CommandError) {
    try print(exactly: answer.json(in: zone))
  }

  /// Answers with what is put into a reply.
  package func reply(asJSON isJSON: Bool = false, _ fill: (Reply) -> Void) throws(CommandError) {
    let reply = Reply(in: style, asJSON: isJSON)
    fill(reply)
    try give(reply)
  }

  /// Writes a reply to standard output and standard error.
  package func give(_ reply: Reply) throws(CommandError) {
    for line in reply.lines {
      switch line {
      case .data(let text): try environment.output.data(text)
      case .talk(let text): environment.output.talk(text)
      }
    }
  }
}
