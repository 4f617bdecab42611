/// Keeps out what is not speech about anything to do.
enum NoiseFirewall {
  /// Why a whole text holds nothing, where that shows before any grammar is asked.
  static func noise(_ tokens: [Token]) -> Noise? {
    guard let first = tokens.first(where: { $0.isSpoken }) else {
      return tokens.contains { $0.isMark("\u{266A}") || $0.isMark("\u{266B}") }
        ? .recognizerArtifact : .empty
    }
    if isBracketed(tokens) { return .recognizerArtifact }
    guard
      NoiseWords.artifacts.opens(first.text) || Retraction.table.opens(first.text)
        || NoiseWords.subtitles.contains(first.text)
    else { return nil }
    var words: [Token] = []
    // Nothing that is kept out has more words than this.
    for token in tokens where token.isSpoken && words.count < 17 { words.append(token) }
    let bare = words.map { $0.unquoted }
    if isArtifact(bare) || isCredit(bare) { return .recognizerArtifact }
    if let end = Retraction.table.end(words, at: 0, end: words.count), end == words.count {
      return .retracted
    }
    return nil
  }

  /// "thank you for watching", and "see you in the next video" behind it.
  private static func isArtifact(_ words: [Token]) -> Bool {
    guard var end = NoiseWords.artifacts.end(words, at: 0, end: words.count) else { return false }
    guard end > 1 else { return end == words.count }
    while end < words.count {
      if words[end].text == "and" { end += 1 }
      guard let next = NoiseWords.artifacts.end(words, at: end, end: words.count) else {
        return false
      }
      end = next
    }
    return true
  }

  /// "subtitles by the Amara.org community", in whatever language.
  private static func isCredit(_ words: [Token]) -> Bool {
    guard let first = words.first, NoiseWords.subtitles.contains(first.text), words.count < 12
    else { return false }
    return words.dropFirst().contains {
      NoiseWords.subtitlers.contains($0.text) || $0.text.hasSuffix("amara")
    }
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
