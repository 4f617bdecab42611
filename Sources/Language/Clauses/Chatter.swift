/// Talk in which there is nothing to do.
enum Chatter {
  /// Whether words without any opener tell or ask something instead of naming something to do.
  static func isChatter(_ said: [Token]) -> Bool {
    let words = Array(said.drop { interjections.contains($0.text) })
    guard let first = words.first else { return true }
    if phrases.end(words, at: 0, end: words.count) != nil { return true }
    if Verbs.isVerb(first.text), !["test", "love", "like"].contains(first.text) {
      return first.text.isOne(of: "do", "have") && words.count > 1
        && ["i", "you", "we"].contains(words[1].text)
    }
    if questions.contains(first.text), words.count > 1, subjects.contains(words[1].text) {
      return true
    }
    if isQuestion(first, words.dropFirst().first) { return true }
    if subjects.contains(first.text), words.count > 1 { return !isObligation(words) }
    guard words.count > 2 else { return false }
    return words.dropFirst().prefix(8).contains { tellers.contains($0.text) }
  }

  /// "how do i get to the airport", "who won the match".
  private static func isQuestion(_ first: Token, _ second: Token?) -> Bool {
    guard let second else { return false }
    switch first.text {
    case "who":
      return tellers.contains(second.text) || ["is", "won", "does", "can"].contains(second.text)
    case "how":
      return ["do", "does", "did", "can", "could", "is", "are", "long", "far"].contains(second.text)
    default: return false
    }
  }

  /// Whether a word begins talk about somebody or a question, no name of a thing.
  static func opensTalk(_ word: Token) -> Bool {
    subjects.contains(word.text) || questions.contains(word.text) || word.text == "which"
  }

  /// Whether a word is a verb in a form that tells.
  static func tells(_ word: Token) -> Bool { tellers.contains(word.text) }

  private static func isObligation(_ words: [Token]) -> Bool {
    words.prefix(6).contains {
      ["need", "needs", "must", "should", "gotta", "have", "has", "want", "due"].contains($0.text)
    }
  }

  private static let interjections = WordSet("god ugh gosh wow man ah geez argh phew hmm")

  private static let subjects = WordSet(
    """
    i he she it we they it's that's i'm he's she's we're they're i've you there there's
    everybody everyone that this you're i'd
    """
  )

  private static let questions = WordSet(
    """
    do did does is are was were am have has had what where who how why when can could will would
    which
    """
  )

  /// Verbs in a form that tells.
  private static let tellers = WordSet(
    """
    was were went had did liked loved called said told is are got came made been has finished
    worked seemed felt looked
    """
  )

  private static let phrases = PhraseTable(
    """
    there's nothing / there's no / there is nothing / what a / what an / much to do / so much to do / too much to do / let me see / let me think / what was i / testing / is this thing on / that's it / that's all
    thank you / no reminders / so yeah / that's pretty much it / that's everything
    i think that's / hello / good morning / how are you / let's see / what else / nothing else
    i guess that's / never mind / and that's it / what do i / do i have / did i / yesterday i
    thanks / good night / i love / the other thing / oh well / whatever / i don't know
    and i mean / i mean / show me / tell me what / what's / what is / how many / how much
    """
  )
}
