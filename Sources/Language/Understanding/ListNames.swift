import Model

extension [String] {
  /// The name among these lists that a word means, whether it is said of one or of several.
  ///
  /// "groceries" beside a list Grocery; the word itself where there is none.
  package func name(nearest word: String) -> String {
    let said = word.trimmed.lowercased()
    if let same = first(where: { $0.lowercased() == said }) { return same }
    let stem = said.stem
    return first { $0.lowercased().stem == stem } ?? word
  }
}

extension String {
  /// Without the ending that English has for several.
  fileprivate var stem: String {
    guard utf8.count > 3 else { return self }
    if hasSuffix("ies") { return dropLast(3) + "y" }
    for ending in ["ses", "xes", "zes", "ches", "shes"] where hasSuffix(ending) {
      return String(dropLast(2))
    }
    return hasSuffix("s") && !hasSuffix("ss") ? String(dropLast()) : self
  }
}
