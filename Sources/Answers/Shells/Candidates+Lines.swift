import Actions

extension Candidates {
  /// The lines that a shell's script reads: the word, a tab, and what it means.
  package func lines(_ line: CommandLineBeginning, for shell: Shell) -> [String] {
    guard case .words(let candidates) = self else { return ["\tfiles"] }
    switch shell {
    case .bash: return bashLines(candidates, line)
    case .zsh, .fish:
      return candidates.map { candidate in
        let word = (line.kept + candidate.word).screenSafe
        return candidate.meaning.isEmpty ? word : "\(word)\t\(candidate.meaning.screenSafe)"
      }
    }
  }

  /// bash inserts the words as they are, so they are quoted here; only ids are told apart by what
  /// they mean.
  private func bashLines(_ candidates: [Candidate], _ line: CommandLineBeginning) -> [String] {
    let isAboutTodos = candidates.contains { $0.word.canBeHandle && !$0.meaning.isEmpty }
    var lines: [String] = []
    for candidate in candidates {
      let whole = (line.kept + candidate.word).screenSafe
      guard let word = whole.typed(behind: line.quote) else { continue }
      lines.append(isAboutTodos ? "\(word)\t\(candidate.meaning.screenSafe)" : word)
    }
    // The common beginning of several ids would take the place of the words that were typed: a
    // blank beside them has no beginning in common with any.
    if candidates.count > 1, candidates.contains(where: \.isByMeaning) { lines.append(" ") }
    return lines
  }
}
