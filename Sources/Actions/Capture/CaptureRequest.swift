package import Model

/// The request to capture a text, with its options.
package struct CaptureRequest: Hashable {
  /// The words as they were typed; a lone `-` stands for standard input.
  package var words: [String]
  package var list: String?
  /// Words of a time, or ISO 8601, that count instead of what the text says.
  package var at: String?
  /// Words of a repeat, or an RRULE.
  package var every: String?
  package var lead: String?
  /// The to-do that it is to be part of: a handle, or words of a title.
  package var parent: String?
  /// Notes, priority, first step and effort; they count instead of what the text says.
  package var details = Details()
  /// Nothing in the text is taken for a time or a list.
  package var isWordForWord = false
  package var asksNothing = false
  package var isStrict = false
  package var answersJSON = false
  /// Whether somebody typed the words, who may use shorthand.
  package var isTyped = false
  /// When the words were spoken; `nil` where they were typed just now.
  package var saidAt: Instant?
  /// How long it took to be said.
  package var length = Duration.zero

  package init(_ words: [String]) {
    self.words = words
  }

  /// Whether the text comes in on standard input.
  package var isFromInput: Bool { words == ["-"] && saidAt == nil }
}

extension CaptureRequest {
  /// The command line that stores `text` as this one asked for; `nil` where it is too long for one.
  package func command(for text: String) -> String? {
    guard text.utf8.count <= longestEcho else { return nil }
    if isFromInput, answersJSON {
      return "printf %s \(text.printable.shellQuoted) | " + commandLine(["add"] + options + ["-"])
    }
    let isOption = text.hasPrefix("-") && text != "-"
    let words = isOption || text == "-" ? ["--", text] : [text]
    return commandLine(["add"] + options)
      + words.map { " " + $0.printableLines.shellQuoted }.joined()
  }

  private var options: [String] {
    let values =
      [("--list", list), ("--at", at), ("--every", every), ("--lead", lead), ("--parent", parent)]
      + details.options
    let flags = [
      ("--no-parse", isWordForWord), ("--yes", asksNothing), ("--strict", isStrict),
      ("--json", answersJSON),
    ]
    return values.flatMap { name, value in value.map { [name, $0] } ?? [] }
      + flags.filter(\.1).map(\.0)
  }
}
