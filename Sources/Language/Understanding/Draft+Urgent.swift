internal import Model

extension [Draft] {
  /// The places of to-dos without a time that were said to be for now, in the words of `text`.
  package func urgent(in text: String) -> Set<Int> {
    Set(indices.filter { self[$0].isUrgent(in: text) })
  }
}

extension Draft {
  /// Whether it has no time of its own and was said to be for now, in the words of `text`.
  fileprivate func isUrgent(in text: String) -> Bool {
    guard schedule == nil, priority == .high else { return false }
    let scalars = Array(text.unicodeScalars)
    return spans.contains { span in
      guard span.role == .priority, span.range.upperBound <= scalars.count else { return false }
      var words = String.UnicodeScalarView()
      words.append(contentsOf: scalars[span.range])
      let said = String(words).lowercased()
      return PriorityWords.urgent.contains(where: said.containsText)
        && !PriorityWords.notUrgent.contains(where: said.containsText)
    }
  }
}
