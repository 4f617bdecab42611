/// The companion's answers about the keys of services.
package enum SecretSentences: Sentence, SentenceFamily {
  case ask = "The key for {name}, which is not shown while you type it:"
  case kept = "Kept in the desktop's keyring as {name}."
  case keptInFile = "No keyring answered, so it is kept in {path}, which only you can read."
  case removed = "Nothing is kept as {name} any more."
  case nothingRemoved = "Nothing was kept as {name}, so nothing was changed."
  // Refusals: what was kept, and what to type instead.
  case notAName = """
    That cannot name a key, so nothing was changed. Small letters, digits, - _ . do: {example}
    """
  case onTheLine = """
    A key on the command line stays in the shell's history, so it was not taken. This asks for it \
    instead: {example}
    """
  case noKey = "No key holds such signs or is so long, so nothing was changed."
  case nothingGiven = "No key came in, so nothing was changed."
  case notKept = "The key could not be kept in {path}, so nothing was changed."
}
