/// Words around the name of a list.
enum ListWords {
  static let places = WordSet("from in into on onto to")

  static let articles = WordSet("a my our the your")

  /// The list that everybody has, in two words.
  static let todos = PhraseTable("to - dos / to dos / to - do's / to do's / to - do")

  static let tails = PhraseTable(
    "of things to do / of things to buy / of todos / of to dos"
  )
}
