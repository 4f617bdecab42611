extension TextReading {
  /// Below this a reading is asked about, or marked to be looked at.
  static let sureEnough = 0.47

  /// What came of it, doubted where it is not sure enough.
  func doubted(beside others: [TextReading], _ text: String) -> Understanding {
    guard sureness < TextReading.sureEnough || isLossy, !features.isEmpty,
      understanding.doubts.isEmpty,
      let last = understanding.drafts.indices.last
    else { return understanding }
    var result = understanding
    let other = others.first { !$0.says(whatSays: self) }
    if let words = words(otherThan: other, text) {
      result.drafts[last].doubts.append(Doubt(.reading, words))
    }
    return result
  }

  /// The words that another reading takes otherwise.
  private func words(otherThan other: TextReading?, _ text: String) -> String? {
    if let roles, let others = other?.roles, let range = roles.range(otherThan: others) {
      var words = String.UnicodeScalarView()
      words.append(contentsOf: Array(text.unicodeScalars)[range])
      return String(words)
    }
    let titles = Set(other?.titles ?? [])
    return understanding.drafts.first { !titles.contains($0.title.bareWords) }?.title
      ?? understanding.drafts.last?.title
  }
}
