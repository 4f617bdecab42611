/// Words that join one to-do to the next.
enum Connectives {
  static let table = PhraseTable(
    """
    and / and also / also / then / and then / oh and / oh / plus / next / after that
    and after that / and plus / but / but also / okay and / ok and / um and / & / and oh
    oh and also / and next / and finally / finally / lastly / so / okay / besides that
    in addition / on top of that / and i guess / as well as / anyway / another one
    and another one / second / third / secondly / and the other thing is
    """
  )

  /// Connectives behind which anything said is a to-do of its own.
  static func isFresh(_ tokens: [Token], _ range: Range<Int>) -> Bool {
    let words = tokens[range].filter { $0.text != "," }
    return fresh.end(words, at: 0, end: words.count) == words.count
  }

  private static let fresh = PhraseTable(
    """
    and also / also / oh and / and oh / oh and also / then / and then / after that / and after that
    """
  )
}
