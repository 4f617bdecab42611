extension TimeFilter {
  /// "friday at 9 gate 22", "thursday at 4 https://...": what follows has a number of its own.
  func isBeforeLabel(_ index: Int) -> Bool {
    guard index < clause.upperBound else { return false }
    let label = tokens[index]
    if label.text.isOne(of: "http", "https", "www") { return true }
    let isLabel =
      TimeFilterWords.numbered.contains(label.text) || TimeFilterWords.codes.contains(label.text)
    return isLabel
      && (index + 1..<min(index + 4, clause.upperBound)).contains { tokens[$0].isNumber }
  }
}
