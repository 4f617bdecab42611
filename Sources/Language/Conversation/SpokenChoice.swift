/// The answer to the question which of several is meant.
package enum SpokenChoice: Hashable, Sendable {
  /// "the second one", "the first and the third": places in what was named, from 0.
  case places([Int])
  /// "the last one".
  case last
  /// "both", "all of them", "yes".
  case all
  /// "neither", "never mind".
  case none
  /// "the one on friday", "the one with bob".
  case those(Selection)
}

/// Reads a whole text as such an answer; `nil` where it says anything else.
///
/// It is one only where something was asked: to anybody else "two" is no answer.
package func choice(in text: String, _ context: LanguageContext) -> SpokenChoice? {
  let speech = SpokenText(text)
  let spoken = speech.tokens.indices.filter { speech.tokens[$0].isSpoken }
  guard (1...12).contains(spoken.count) else { return nil }
  let words = ChoiceWords.around(spoken.map { speech.tokens[$0] })
  let text = words.map { String(decoding: $0.text.bytes, as: UTF8.self) }.joined(separator: " ")
  if ChoiceWords.none.contains(text) { return SpokenChoice.none }
  if ChoiceWords.all.contains(text) { return .all }
  if text == "last" || text == "the last" || text == "the last one" { return .last }
  if let places = ChoiceWords.places(words) { return .places(places) }
  guard words.count > 2, words[0].text == "the", words[1].text.isOne(of: "one", "ones"),
    let start = spoken.first(where: { speech.tokens[$0].text.isOne(of: "one", "ones") })
  else { return nil }
  let selection = MeaningReader(MeaningText(speech), context).selection(start + 1)
  guard !selection.words.isEmpty || selection.window != nil else { return nil }
  return .those(selection)
}

private enum ChoiceWords {
  static let none: Set<String> = [
    "none", "none of them", "none of those", "neither", "neither of them", "neither one",
    "never mind", "nevermind", "forget it", "no", "nothing", "leave it", "leave them",
  ]

  static let all: Set<String> = [
    "both", "both of them", "both of those", "all", "all of them", "all of those", "them all",
    "everything", "every one", "yes", "do it", "go ahead",
  ]

  /// What is said before and behind an answer.
  private static let openings: Set<String> = [
    "um", "uh", "oh", "well", "i", "mean", "meant", "okay",
  ]
  private static let endings: Set<String> = ["please", "then", "thanks"]

  /// The words without those around them.
  static func around(_ tokens: [Token]) -> ArraySlice<Token> {
    func text(_ token: Token) -> String { String(decoding: token.text.bytes, as: UTF8.self) }
    var words = tokens[...]
    while words.count > 1, let first = words.first, openings.contains(text(first)) {
      words.removeFirst()
    }
    while words.count > 1, let last = words.last, endings.contains(text(last)) {
      words.removeLast()
    }
    return ArraySlice(Array(words))
  }

  /// "the second one", "number two", "the first and the third", "2".
  static func places(_ tokens: ArraySlice<Token>) -> [Int]? {
    var places: [Int] = []
    for token in tokens {
      if token.text.isOne(of: "the", "number", "and") { continue }
      if token.text == "one", !places.isEmpty { continue }
      guard let number = token.facts.ordinal ?? token.value ?? token.facts.cardinal, number > 0
      else { return nil }
      places.append(number - 1)
    }
    return places.isEmpty ? nil : places
  }
}
