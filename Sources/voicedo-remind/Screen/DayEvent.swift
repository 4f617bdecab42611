import Model

/// An event of a calendar on the screen of the day, with the words that it is shown in.
struct DayEvent: Hashable {
  /// "15:00-16:00", in the column of the times.
  let moment: String
  let title: String
  /// Which calendar it is of, and where it is.
  let facts: String

  /// Whether every one of the words is in it, whatever the case.
  func holds(_ words: String) -> Bool { [title, facts].hold(words) }
}

extension [String] {
  /// Whether every one of some words is in one of these texts, whatever the case.
  func hold(_ words: String) -> Bool {
    let text = joined(separator: "\n").lowercased()
    return words.lowercased().split(whereSeparator: \.isWhitespace)
      .allSatisfy { text.containsText(String($0)) }
  }
}
