/// Talk in which there is nothing to do.
enum Chatter {
  /// Whether words without any opener tell or ask something instead of naming something to do.
  static func isChatter(_ said: [Token]) -> Bool {
    let words = Array(said.drop { ChatterWords.interjections.contains($0.text) })
    guard let first = words.first else { return true }
    if ChatterWords.phrases.end(words, at: 0, end: words.count) != nil { return true }
    if Verbs.isVerb(first.text), !["test", "love", "like"].contains(first.text) {
      return first.text.isOne(of: "do", "have") && words.count > 1
        && ["i", "you", "we"].contains(words[1].text)
    }
    if ChatterWords.questions.contains(first.text), words.count > 1,
      ChatterWords.subjects.contains(words[1].text)
    {
      return true
    }
    if isQuestion(first, words.dropFirst().first) { return true }
    if ChatterWords.subjects.contains(first.text), words.count > 1 { return !isObligation(words) }
    guard words.count > 2 else { return false }
    return words.dropFirst().prefix(8).contains { ChatterWords.tellers.contains($0.text) }
  }

  /// "how do i get to the airport", "who won the match".
  private static func isQuestion(_ first: Token, _ second: Token?) -> Bool {
    guard let second else { return false }
    switch first.text {
    case "who":
      return ChatterWords.tellers.contains(second.text)
        || ["is", "won", "does", "can"].contains(second.text)
    case "how":
      return ["do", "does", "did", "can", "could", "is", "are", "long", "far"].contains(second.text)
    default: return false
    }
  }

  /// Whether a word begins talk about somebody or a question, no name of a thing.
  static func opensTalk(_ word: Token) -> Bool {
    ChatterWords.subjects.contains(word.text) || ChatterWords.questions.contains(word.text)
      || word.text == "which"
  }

  /// Whether a word is a verb in a form that tells.
  static func tells(_ word: Token) -> Bool { ChatterWords.tellers.contains(word.text) }

  private static func isObligation(_ words: [Token]) -> Bool {
    words.prefix(6).contains {
      ["need", "needs", "must", "should", "gotta", "have", "has", "want", "due"].contains($0.text)
    }
  }
}
