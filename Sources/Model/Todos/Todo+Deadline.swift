extension Todo {
  /// Whether it was said to be done by its due time, not at it; the end of a series is none.
  package var hasDeadline: Bool {
    Deadline.isNamed(by: phrase, of: title, repeats: recurrence != nil)
  }
}

/// The words that name a time by which something is to be done.
package enum Deadline {
  /// Whether the words of a time are one, or stand beside a title that says so: "by friday", "b4 5",
  /// "due monday", "Get stamps before it closes" at six.
  package static func isNamed(by phrase: String?, of title: String, repeats: Bool) -> Bool {
    let words = words(phrase ?? "")
    guard let first = words.first else { return false }
    switch first {
    case "by", "due", "deadline": return true
    case "no", "not": return words.dropFirst().starts(with: ["later", "than"])
    case "before", "b4":
      return !repeats && !words.dropFirst().prefix(1).contains(where: partsOfADay.contains)
    case "until", "till", "til": return !repeats
    default: break
    }
    guard !repeats else { return false }
    let told = Self.words(title)
    return words.last == "latest" || told.contains("deadline")
      || zip(told, told.dropFirst()).contains { $0 == "before" && subjects.contains($1) }
  }

  private static func words(_ text: String) -> [String] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// What comes behind "before" where that is a time of the day: "before breakfast", "before bed".
  private static let partsOfADay: Set<String> = [
    "bed", "bedtime", "breakfast", "going", "school", "sleep", "sleeping", "work",
  ]

  /// What an event begins with behind "before": "before it closes", "before the trip".
  private static let subjects: Set<String> = [
    "he", "i", "it", "my", "our", "she", "the", "they", "we",
  ]
}
