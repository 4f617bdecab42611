/// A word of a command line as it stands there, its quotes and backslashes taken away.
package struct ShellWord: Hashable {
  /// The text that the shell makes of it.
  package let text: String
  /// The quote that is still open at its end.
  package let quote: Character?

  package init(_ raw: String) {
    var text = ""
    var quote: Character?
    var isEscaped = false
    for character in raw {
      if isEscaped {
        if quote == "\"", !"\"\\$`".contains(character) { text.append("\\") }
        text.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else {
        text.append(character)
      }
    }
    self.text = text
    self.quote = quote
  }
}

extension String {
  /// The text as it is typed behind an open quote, or none; `nil` where that cannot be.
  func typed(behind quote: Character?) -> String? {
    switch quote {
    case "'": contains("'") ? nil : self
    // A history reference that bash expands cannot be undone within double quotes.
    case "\"": contains("!") ? nil : escaped { "\"\\$`".contains($0) }
    default:
      escaped { !($0.isLetter || $0.isNumber || "-_./,+@%".contains($0)) }
    }
  }

  private func escaped(where needsIt: (Character) -> Bool) -> String {
    reduce(into: "") { text, character in
      if needsIt(character) { text.append("\\") }
      text.append(character)
    }
  }
}
