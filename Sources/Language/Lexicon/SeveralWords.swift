/// Words that speak of to-dos that were said before: "both", "they're all", "it's due".
enum SeveralWords {
  /// Those that speak of more than one.
  static let all = PhraseTable(
    """
    both / both are / they're both / they are both / both of them are / both of those are
    all of these are / all of those are / all three are / all four are / all three of them are
    all three of these are / they all are / everything is / all / all are / they're all / they are all / all of them are / these are all
    both of them / both of those / they both / all of them / all of these / all of those / they all
    all three / all four / everything
    """
  )

  /// "sign the slip it's due wednesday", "pick up the books they're due back monday": the last one.
  static let one = PhraseTable(
    """
    it's due / it is due / that's due / that is due / that one's due / they're due / they are due
    it's due back / they're due back / it needs to be done / that needs to be done
    it has to be done / that has to be done / it's for / that's for / it needs to be in
    it expires / they expire
    """
  )

  static let due = PhraseTable(
    """
    need to be done / needs to be done / have to be done / has to be done / must be done / should be done
    need doing / need to happen / have to happen / to be done / due / are due / is due / be done
    need to be finished / have to be finished / need to be in / have to be in
    """
  )
}
