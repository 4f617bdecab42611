package import Model

extension Priority {
  /// Takes the names in any case; `none` and `medium` are what is neither high nor low.
  package init?(words: String) {
    let word = words.trimmed.lowercased()
    self.init(rawValue: ["none", "medium"].contains(word) ? Priority.normal.rawValue : word)
  }
}
