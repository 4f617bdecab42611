/// Words that a title does not end with.
enum TitleWords {
  /// Words that wait for something behind them.
  static let trailing = WordSet(
    "a also and are at but by due every for from is of on or so the then to"
  )

  /// Those that may end a sentence all the same.
  static let stranded = WordSet("at by for from of on to")
}
