/// Tells English from what is not.
enum Foreign {
  /// Whether most of the words cannot be English: other scripts, or another language's small words.
  static func isMostlyForeign(_ tokens: [Token]) -> Bool {
    let words = tokens.prefix(2000).filter(\.isWord)
    guard words.count >= 2 else { return words.first.map { isOtherScript($0) } ?? false }
    let foreign = words.count { isOtherScript($0) || smallWords.contains($0.text) }
    let english = words.count {
      FunctionWords.all.contains($0.text) && !smallWords.contains($0.text)
    }
    return foreign * 2 > words.count || foreign >= 2 && foreign * 3 >= words.count && english == 0
  }

  private static func isOtherScript(_ token: Token) -> Bool {
    token.text.firstScalar > 0x24F
  }

  /// The text with every run of spaces and line breaks as one space.
  static func oneLine(_ text: String) -> String {
    text.unicodeScalars.split { $0.properties.isWhitespace || $0.value < 32 }.map { String($0) }
      .joined(separator: " ")
  }

  private static let smallWords = WordSet(
    """
    der die das und ich nicht ein eine einen mit zu auf morgen heute muss uhr le les et je une des
    du pour avec demain dans que rappelle moi el los las un una para con mañana por comprar hay
    tengo il di che domani gli een het van ik niet och att jag wir mich mein meine bitte kaufen
    anrufen os amanhã não eu ligar llamar acheter appeler
    """
  )
}
