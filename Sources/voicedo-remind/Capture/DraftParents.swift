import Language

/// What each of several drafts is part of: another draft by its title or position, or a stored to-do.
struct DraftParents {
  private let drafts: [Draft]
  /// Positions of drafts by their titles in lower case, in order.
  private let titles: [String: [Int]]
  private var inner: [Int: Int] = [:]
  private var outer: [Int: String] = [:]
  private var unclear: [String] = []

  init(_ drafts: [Draft]) {
    self.drafts = drafts
    titles = Dictionary(grouping: drafts.indices) { drafts[$0].title.lowercased() }
  }

  /// Reads the `parent` of a draft: absent, `null` and blank are none.
  mutating func read(_ value: JSONValue?, of index: Int) throws(DraftsTrouble) {
    switch value {
    case nil, .null?: return
    case .number(let position)?:
      if let other = Int(exactly: position), drafts.indices.contains(other) {
        put(index, in: other, called: String(other))
      } else {
        unclear.append(value?.shortText ?? "")
      }
    case .string(let text)?:
      let words = text.asTitle.title
      guard !words.isEmpty else { return }
      let named = (titles[words.lowercased()] ?? []).filter { $0 != index }
      // The nearest one before it is meant, as in speech.
      if let other = named.last(where: { $0 < index }) ?? named.first {
        put(index, in: other, called: words)
      } else {
        outer[index] = words
      }
    default: throw .badType(key: "parent", number: index + 1, expected: "a title or a position")
    }
  }

  /// Where this would go in a circle, the draft stands on its own.
  private mutating func put(_ index: Int, in other: Int, called words: String) {
    var above: Int? = other
    while let next = above, next != index { above = inner[next] }
    if above == nil { inner[index] = other } else { unclear.append(words) }
  }

  /// Writes what was read into an utterance of the same drafts.
  func apply(to utterance: inout Utterance) {
    for (index, other) in inner { utterance.drafts[index].parent = other }
    utterance.outer = outer
    utterance.unclear += unclear.map { .parent($0, fits: 0) }
  }
}
