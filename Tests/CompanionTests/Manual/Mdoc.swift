/// Text as mdoc(7) writes it.
enum Mdoc {
  /// Sentences as lines of text, each on one of its own.
  static func text(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, !".:?".contains(last.suffix(1)) || last.hasSuffix("...") {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.map { line in
      let escaped = self.escaped(line)
      return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }
  }

  /// One line of text, without what would be read as a request.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    var previous: Character = " "
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      // An option's dash is typed as it stands; one between words is a hyphen.
      case "-" where previous == " " || previous == "-" || previous == "\"": escaped += "\\-"
      default: escaped.append(character)
      }
      previous = character
    }
    return escaped
  }

  /// The head of an item in a list; a macro would take quotation marks for its own.
  static func item(_ head: String) -> String {
    let parts = head.split(separator: "\"", omittingEmptySubsequences: false)
    return ".It " + parts.map { escaped(String($0)) }.joined(separator: "\\(dq")
  }

  /// The words of a usage line such as `<id> [<when> ...]`, as arguments of a macro.
  static func usage(_ words: String) -> [String] {
    var pieces: [String] = []
    var word = ""
    func isName(_ text: String) -> Bool { text.hasPrefix("<") && text.hasSuffix(">") }
    func finish() {
      guard !word.isEmpty else { return }
      if isName(word) {
        pieces += ["Ar", String(word.dropFirst().dropLast())]
      } else {
        pieces += word == "..." || word == "|" ? [word] : ["Cm", escaped(word)]
      }
      word = ""
    }
    for character in words {
      switch character {
      case " ": finish()
      case "[":
        finish()
        pieces.append("Oo")
      case "]":
        finish()
        pieces.append("Oc")
      case "|":
        finish()
        pieces.append("|")
      default: word.append(character)
      }
    }
    finish()
    return pieces
  }
}
