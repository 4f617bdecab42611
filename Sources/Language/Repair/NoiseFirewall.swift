/// Keeps out what is not speech about anything to do.
enum NoiseFirewall {
  /// Why a whole text holds nothing, where that shows before any grammar is asked.
  static func noise(_ tokens: [Token]) -> Noise? {
    guard let first = tokens.first(where: { $0.isSpoken }) else {
      return tokens.contains { $0.isMark("\u{266A}") || $0.isMark("\u{266B}") }
        ? .recognizerArtifact : .empty
    }
    if isBracketed(tokens) { return .recognizerArtifact }
    guard artifacts.opens(first.text) || Retraction.table.opens(first.text) else { return nil }
    var words: [Token] = []
    // Nothing that is kept out has more words than this.
    for token in tokens where token.isSpoken && words.count < 17 { words.append(token) }
    let bare = words.map { $0.unquoted }
    if artifacts.end(bare, at: 0, end: bare.count) == words.count { return .recognizerArtifact }
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

  private static let artifacts = PhraseTable(
    """
    you / thank you / thank you for watching / thanks for watching
    thank you so much for watching / thanks for watching everyone / please subscribe
    please subscribe to my channel / like and subscribe / subscribe / bye / bye bye / goodbye
    the / so / blank audio / silence / music / applause / thank you very much
    thank you for watching and don't forget to subscribe / don't forget to like and subscribe
    subtitles by the amara org community / transcription by castingwords / i / uh / um / okay / ok
    yeah / hmm / oh / thanks / see you next time / see you in the next video
    i'll see you in the next video / thank you thank you / you you
    """
  )
}
