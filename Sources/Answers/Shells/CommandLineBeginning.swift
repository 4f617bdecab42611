/// The beginning of a command line that is being typed: the words before the cursor, and the one
/// under it.
package struct CommandLineBeginning: Hashable {
  /// Without the program's name.
  package var before: [String]
  package var current: String
  /// The quote that is open in the current word.
  package var quote: Character?
  /// The part of the current word that stays in front of a candidate: the option in `--list=Gro`.
  package var kept = ""

  /// Reads the words that a shell hands over, of which the last one is being typed.
  package init(_ words: [String], from shell: Shell) {
    var before = words.dropLast().map { shell == .fish ? $0 : ShellWord($0).text }
    let last = ShellWord(words.last ?? "")
    var current = last.text
    quote = last.quote
    if shell == .bash {
      // bash takes `--list=Gro` apart, and puts a candidate behind the `=`.
      let (joined, isSplit) = Self.joined(before + [current])
      before = joined.dropLast()
      current = joined.last ?? ""
      if isSplit {
        self.before = before
        self.current = current
        return
      }
    }
    self.before = before
    self.current = current
    if current.hasPrefix("--"), let equals = current.firstIndex(of: "=") {
      self.before.append(String(current[..<equals]))
      kept = String(current[...equals])
      self.current = String(current[current.index(after: equals)...])
    }
  }

  /// Options and their values side by side, without the `=` that bash makes a word of its own;
  /// `isSplit` if the last word is such a value.
  private static func joined(_ words: [String]) -> (words: [String], isSplit: Bool) {
    var joined: [String] = []
    var isSplit = false
    for (index, word) in words.enumerated() {
      let follows = index > 0 && words[index - 1].hasPrefix("--")
      if word == "=", follows {
        isSplit = true
        if index == words.count - 1 { joined.append("") }
      } else {
        isSplit = index > 0 && words[index - 1] == "=" && isSplit
        joined.append(word)
      }
    }
    return (joined, isSplit)
  }
}
