/// Words that speak of what was named before: "we're out of milk, get some".
enum AnaphoraWords {
  static let subjects = WordSet("i i'm i've im we we're we've")

  static let buying = WordSet("buy fetch get grab need order pick purchase")

  static let particles = WordSet("me up us")

  static let amounts = WordSet("a another few it more new one ones some that them")

  static let shortages = PhraseTable(
    """
    ran out of / run out of / running out of / out of / low on / short of / running low on
    almost out of / nearly out of / all out of / short on / running short of / run low on
    """
  )

  /// What somebody is "out of" without having used it up.
  static let whereabouts = WordSet(
    """
    bed breath control energy here home ideas it luck money office options patience shape
    time touch town words work
    """
  )
}
