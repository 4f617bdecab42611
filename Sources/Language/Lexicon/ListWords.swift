/// Words around the name of a list.
enum ListWords {
  static let places = WordSet("from in into on onto to")

  static let articles = WordSet("a my our the your")

  static let tails = PhraseTable(
    "of things to do / of things to buy / of todos / of to dos"
  )
}
