package import Language
package import Model

/// What the words after `focus` ask for.
package enum SpokenFocus: Hashable {
  /// How long a round is to be.
  package enum Length: Hashable {
    case minutes(Int)
    /// Until a moment, which need not be ahead.
    case until(Due)
  }

  case status, pause, goOn, rest, stop
  /// More time; the usual ten minutes where none is named.
  case more(minutes: Int?)
  /// A session for the to-do of these words, or of none.
  case begin(String, Length?)
}

extension SpokenFocus {
  /// Reads `25m`, `report for half an hour`, `on the report until 5`, `pause`, `more 5m`.
  package init(_ words: [String], in context: LanguageContext) {
    let first = words.first?.lowercased() ?? ""
    if words.count == 1, let change = Self.change(first) {
      self = change
    } else if first == "more", let minutes = Self.minutes(Array(words.dropFirst())) {
      self = .more(minutes: minutes)
    } else {
      self = Self.begin(words, in: context)
    }
  }

  /// The words that ask for one change, and no name of a to-do.
  package static let changes = ["pause", "on", "break", "more", "stop", "status"]

  /// Whether words after `focus` are about a session; if not, the whole line is something to do.
  ///
  /// A time that is no length says when, and nobody begins a session later.
  package static func begins(_ words: [String]) -> Bool {
    guard words.count > 1 else { return true }
    if words.indices.contains(where: { isLength(words[$0...]) }) { return true }
    return !canRefine(words.joined(separator: " "))
  }

  private static func change(_ word: String) -> SpokenFocus? {
    switch word {
    case "status": .status
    case "pause": .pause
    case "on", "continue", "resume": .goOn
    case "break": .rest
    case "more": .more(minutes: nil)
    case "stop", "end", "off": .stop
    default: nil
    }
  }

  private static func begin(_ words: [String], in context: LanguageContext) -> SpokenFocus {
    // The longest end that is a length: "half an hour" before "hour".
    let start = words.indices.first { isLength(words[$0...]) } ?? words.endIndex
    var name = words[..<start]
    if name.count > 1, name.first?.lowercased() == "on" { name = name.dropFirst() }
    let length = length(words[start...], in: context)
    return .begin(name.joined(separator: " "), length)
  }

  private static func length(
    _ words: ArraySlice<String>,
    in context: LanguageContext
  ) -> Length? {
    guard let first = words.first else { return nil }
    if let minutes = minutes(Array(words)) { return .minutes(minutes) }
    guard untils.contains(first.lowercased()) else { return nil }
    return resolve(words.joined(separator: " "), as: .deadline, in: context).map { .until($0) }
  }

  private static func isLength(_ words: ArraySlice<String>) -> Bool {
    guard let first = words.first else { return false }
    if minutes(Array(words)) != nil { return true }
    return words.count > 1 && untils.contains(first.lowercased())
  }

  private static let untils: Set<String> = ["until", "till", "til"]

  /// "25m", "for half an hour": whole minutes, with a unit unless the number stands alone.
  private static func minutes(_ words: [String]) -> Int? {
    let words = words.first?.lowercased() == "for" ? Array(words.dropFirst()) : words
    return resolve(words.joined(separator: " "), as: .span)?.minutes
  }
}
