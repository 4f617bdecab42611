/// Words around the name of a list.
enum ListWords {
  static let places = WordSet("from in into on onto to")

  static let articles = WordSet("a my our the your")

  /// The list that everybody has, in two words.
  static let todos = PhraseTable("to - dos / to dos / to - do's / to do's / to - do")

  /// Parts of a life, by which people sort what there is to do: "work: email Bob".
  static let areas = WordSet(
    "business church club college family home house job office personal private school uni work"
  )

  static let tails = PhraseTable(
    "of things to do / of things to buy / of todos / of to dos"
  )
}
