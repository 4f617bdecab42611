import Model

extension String {
  /// Whether it says that there is to be nothing.
  package var isNone: Bool {
    let text = trimmed.lowercased()
    return text.isEmpty || text == "none"
  }

  /// Whether it says so in words, since a name cannot be left out.
  package var isNoneInWords: Bool { isNone && !trimmed.isEmpty }

  /// The text on one line.
  package var oneLine: String {
    split(whereSeparator: \.isNewline).map(String.init).joined(separator: " ").trimmed
  }

  /// The text without empty lines at its ends.
  package var trimmedLines: String {
    var text = self[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    while let end = text.firstIndex(where: \.isNewline), text[..<end].allSatisfy(\.isWhitespace) {
      text = text[text.index(after: end)...]
    }
    return String(text)
  }
}
