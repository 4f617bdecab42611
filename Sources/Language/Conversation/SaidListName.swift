/// The list that a question or a wish names: "on my shopping list", "from groceries".
struct SaidListName {
  /// The person's own spelling of one that is there, else the words as they were said.
  let name: String
  /// The tokens of the name.
  let range: Range<Int>

  /// `nil` where none is named, or what is called a list is all that is kept: "my to-do list".
  init?(_ text: MeaningText, from start: Int, among context: LanguageContext) {
    let tokens = text.tokens
    if let noun = text.first(from: start, where: { $0.text.isOne(of: "list", "lists") }) {
      var first = noun
      while first > start, tokens[first - 1].isSpoken, !Self.ends.contains(tokens[first - 1].text) {
        first -= 1
      }
      while first < noun, Self.all.contains(tokens[first].text) { first += 1 }
      guard first < noun, noun - first <= 3 else { return nil }
      range = first..<noun
      name = Self.known(tokens[range], context) ?? text.speech.text(range)
      return
    }
    // "what's on groceries", "everything for work on friday": only where there is such a list.
    guard let found = Self.knownBehindJoint(text, from: start, among: context) else { return nil }
    (range, name) = found
  }

  private static func knownBehindJoint(
    _ text: MeaningText,
    from start: Int,
    among context: LanguageContext
  ) -> (Range<Int>, String)? {
    let (tokens, end) = (text.tokens, text.range.upperBound)
    for joint in start..<max(start, end)
    where tokens[joint].text.isOne(of: "on", "from", "off", "in", "for") {
      var first = joint + 1
      while first < end, tokens[first].text.isOne(of: "the", "my", "our") { first += 1 }
      for count in (1...3).reversed() where first + count <= end {
        let rest = first..<first + count
        let isAll =
          rest.upperBound == end || FunctionWords.all.contains(tokens[rest.upperBound].text)
          || text.time(at: rest.upperBound) != nil
        if isAll, let name = known(tokens[rest], context) { return (rest, name) }
      }
    }
    return nil
  }

  private static func known(_ tokens: ArraySlice<Token>, _ context: LanguageContext) -> String? {
    let said = TodoMatcher.stems(tokens.filter { $0.text != "list" })
    return context.listNames.first { name in
      TodoMatcher.stems(TokenizedText(name).tokens.filter { $0.text != "list" }) == said
    }
  }

  /// Words that a name does not reach over.
  private static let ends = WordSet(
    """
    on from off in to of the my our your a an is are was what what's and all this that any
    have show read me tell into onto out
    """
  )

  /// Words of the list of all that is to be done.
  private static let all = WordSet(
    "todo todos task tasks reminder reminders alarm alarms to do entire whole full current chore chores event events"
  )
}
