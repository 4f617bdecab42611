/// What the companion says about the keys of services.
package enum SecretSentences: String, SentenceFamily {
  case ask, kept, keptInFile, removed, nothingRemoved
  // Refusals: what was kept, and what to type instead.
  case notAName, onTheLine, nothingGiven, notKept

  package var sentence: Sentence {
    switch self {
    case .ask: Sentence("The key for {name}, which is not shown while you type it:")
    case .kept: Sentence("Kept in the desktop's keyring as {name}.")
    case .keptInFile:
      Sentence("No keyring answered, so it is kept in {path}, which only you can read.")
    case .removed: Sentence("Nothing is kept as {name} any more.")
    case .nothingRemoved: Sentence("Nothing was kept as {name}, so nothing was changed.")
    case .notAName:
      Sentence(
        "That cannot name a key, so nothing was changed. Small letters, digits, - _ . do: {example}"
      )
    case .onTheLine:
      Sentence(
        "A key on the command line stays in the shell's history, so it was not taken. "
          + "This asks for it instead: {example}"
      )
    case .nothingGiven: Sentence("No key came in, so nothing was changed.")
    case .notKept: Sentence("The key could not be kept in {path}, so nothing was changed.")
    }
  }
}
