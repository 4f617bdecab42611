/// Keeps out what is not speech about anything to do.
enum NoiseFirewall {
  /// Why a whole text holds nothing, where that shows before any grammar is asked.
  static func noise(_ tokens: [Token]) -> Noise? {
    guard let first = tokens.first(where: { $0.isSpoken }) else {
      return tokens.contains { $0.isMark("\u{266A}") || $0.isMark("\u{266B}") }
        ? .recognizerArtifact : .empty
    }
    if isBracketed(tokens) { return .recognizerArtifact }
    guard NoiseWords.artifacts.opens(first.text) || Retraction.table.opens(first.text) else {
      return nil
    }
    var words: [Token] = []
    // Nothing that is kept out has more words than this.
    for token in tokens where token.isSpoken && words.count < 17 { words.append(token) }
    let bare = words.map { $0.unquoted }
    if NoiseWords.artifacts.end(bare, at: 0, end: bare.count) == words.count {
      return .recognizerArtifact
    }
    if let end = Retraction.table.end(words, at: 0, end: words.count), end == words.count {
      return .retracted
    }
    return nil
  }

  /// "[BLANK_AUDIO]", "(music)", "*laughs*": remarks of a recogniser, nothing that was said.
  private static func isBracketed(_ tokens: [Token]) -> Bool {
    // A number is no noise: "(11 a.m.)".
    guard let first = tokens.first, let last = tokens.last(where: { $0.kind != .lineBreak }),
      !tokens.contains(where: \.isNumber)
    else { return false }
    return first.isMark("[") && last.isMark("]") || first.isMark("(") && last.isMark(")")
      || first.isMark("*") && last.isMark("*") && tokens.count > 2
      || first.isMark("<") && last.isMark(">")
  }
}
