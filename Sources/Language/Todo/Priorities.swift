import Model

/// Words that say how much a to-do matters.
enum Priorities {
  static let table = PhraseTable<Priority>(
    high.map { ($0, .high) } + low.map { ($0, .low) }
  )

  private static let high = [
    "urgent", "urgently", "very urgent", "really urgent", "asap", "a.s.a.p", "as soon as possible",
    "important", "very important", "really important", "super important", "critical",
    "top priority", "high priority", "highest priority", "that one's urgent", "that's urgent",
    "it's urgent", "this is urgent", "that is urgent",
    "it's important", "this is important", "that's important", "that one's important",
    "it is urgent", "it is important", "that one is urgent", "that one is important",
    "it's critical", "this one's urgent", "this one is urgent", "it's really important",
    "it's very important", "with high priority", "make it high priority", "make that high priority",
    "it's high priority", "that's high priority", "that's top priority", "which is urgent",
    "which is important",
  ]

  private static let low = [
    "when you have time", "when i have time", "when i have some time", "when there's time",
    "no rush", "no hurry", "someday", "some day", "low priority", "lowest priority",
    "whenever", "not urgent", "it's not urgent", "whenever i can", "when i get a chance",
    "when you get a chance", "when i get around to it", "with low priority", "make it low priority",
    "there's no rush", "if i have time", "not important", "it's low priority",
    "that's low priority", "whenever possible", "whenever you can", "whenever i get a chance",
    "whenever i have time",
  ]

  /// Words that speak of all that was said before.
  static let reachingBack = PhraseTable<Priority>(
    [
      "both are urgent", "both urgent", "they're both urgent", "all are urgent",
      "all of them are urgent", "they're all urgent", "both of them are urgent", "all urgent",
      "these are all urgent", "they are all urgent", "they are both urgent",
      "both of those are urgent",
    ]
    .flatMap { phrase in
      [
        (phrase, .high), (phrase.replacingWord("urgent", with: "important"), .high),
        (phrase.replacingWord("urgent", with: "high priority"), .high),
        (phrase.replacingWord("urgent", with: "critical"), .high),
        (phrase.replacingWord("urgent", with: "low priority"), .low),
        (phrase.replacingWord("urgent", with: "not urgent"), .low),
      ]
    }
  )
}

extension Priorities {
  /// Whether a remark on what was said before begins here: "both are urgent", "that one's urgent".
  static func isRemark(_ tokens: [Token], at index: Int) -> Bool {
    reachingBack.match(tokens, at: index, end: tokens.count) != nil
  }
}

extension String {
  fileprivate func replacingWord(_ word: String, with other: String) -> String {
    split(separator: " ").map { $0 == word ? other : String($0) }.joined(separator: " ")
  }
}
