extension SpokenJudge {
  /// The one open to-do that a few words of a stretch name.
  mutating func named(in range: Range<Int>) -> SpokenTodo.ID? {
    if let id = wholly(range) { return id }
    for count in (1...4).reversed() where count <= range.count {
      for first in range.lowerBound...(range.upperBound - count) {
        let words = speech.tokens[first..<first + count]
        guard let head = words.first, let last = words.last, head.isWord, last.isWord,
          !FunctionWords.all.contains(last.text), count > 1 || !Verbs.isVerb(head.text),
          !FunctionWords.all.contains(head.text) || head.text.isOne(of: "the", "my", "our"),
          case .one(let id, isWhole: _) = open.match(words, isTolerant: false)
        else { continue }
        return id
      }
    }
    return nil
  }

  /// The open to-dos that one word of a stretch names, where it names several.
  mutating func severalNamed(in range: Range<Int>) -> (words: String, ids: [SpokenTodo.ID])? {
    for index in range {
      let token = speech.tokens[index]
      guard token.isWord, !FunctionWords.all.contains(token.text), !Verbs.isVerb(token.text),
        case .several(let ids) = open.match(speech.tokens[index...index], isTolerant: false)
      else { continue }
      return (speech.text(index..<index + 1), ids)
    }
    return nil
  }

  /// The one open to-do that a stretch names and nothing else: "library books".
  mutating func wholly(_ range: Range<Int>) -> SpokenTodo.ID? {
    let bare = speech.bare(range)
    guard !bare.isEmpty, case .one(let id, isWhole: _) = open.match(speech.tokens[bare]) else {
      return nil
    }
    return id
  }
}
