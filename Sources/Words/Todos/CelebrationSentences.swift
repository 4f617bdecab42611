/// A word on what was done; literal and quiet answers go without.
package enum CelebrationSentences: Sentence, SentenceFamily {
  case niceOne = """
    Nice one.
    Done.
    Done.
    """
  case oneLess = """
    One less to carry.
    Done.
    Done.
    """
  case offYourMind = """
    That is off your mind.
    Done.
    Done.
    """
  case third = """
    That is three today. Well done, truly.
    3 to-dos are done today.
    3 done today.
    """
  case allOfToday = """
    That was all of today. The rest of it is yours.
    All to-dos of today are done.
    All done today.
    """
}

extension CelebrationSentences {
  /// The short ones, which take turns.
  package static let short: [CelebrationSentences] = [.niceOne, .oneLess, .offYourMind]
}
