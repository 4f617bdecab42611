/// Tells English from what is not.
enum Foreign {
  /// Whether most of the words cannot be English: other scripts, or another language's small words.
  static func isMostlyForeign(_ tokens: [Token]) -> Bool {
    var (words, foreign, isEnglish) = (0, 0, false)
    for token in tokens.prefix(2000) where token.isWord {
      words += 1
      if NoiseWords.foreign.contains(token.text) || isOtherScript(token) {
        foreign += 1
      } else if !isEnglish {
        isEnglish =
          FunctionWords.all.contains(token.text) && !NoiseWords.shared.contains(token.text)
      }
    }
    guard words >= 2 else {
      return tokens.prefix(2000).first(where: \.isWord).map { isOtherScript($0) } ?? false
    }
    return foreign * 2 > words || foreign >= 2 && foreign * 3 >= words && !isEnglish
  }

  private static func isOtherScript(_ token: Token) -> Bool {
    token.text.firstScalar > 0x24F
  }

  /// The text with every run of spaces and line breaks as one space.
  static func oneLine(_ text: String) -> String {
    text.unicodeScalars.split { $0.properties.isWhitespace || $0.value < 32 }.map { String($0) }
      .joined(separator: " ")
  }
}
