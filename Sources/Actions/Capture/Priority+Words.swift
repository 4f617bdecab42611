package import Model

extension Priority {
  /// The level behind a sign: "p1", "!2", "!high".
  package init?(sign: String) {
    let signs: [String: Priority] = [
      "p1": .high, "!1": .high, "!high": .high, "p2": .normal, "!2": .normal, "!normal": .normal,
      "p3": .low, "!3": .low, "!low": .low,
    ]
    guard let level = signs[sign.lowercased()] else { return nil }
    self = level
  }

  /// Takes the names in any case; `none` and `medium` are what is neither high nor low.
  package init?(words: String) {
    let word = words.trimmed.lowercased()
    self.init(rawValue: ["none", "medium"].contains(word) ? Priority.normal.rawValue : word)
  }
}
