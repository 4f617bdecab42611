package import Interchange
package import Language

/// The parent of each of several drafts: another draft by its title or position, or a stored to-do.
package struct DraftParents {
  private let drafts: [Draft]
  /// Positions of drafts by their titles in lower case, in order.
  private let titles: [String: [Int]]
  private var inner: [Int: Int] = [:]
  private var outer: [Int: String] = [:]
  private var unclear: [String] = []
  /// A way up from each draft: to one that it is part of, or to itself where it stands on its own.
  private var above: [Int]

  package init(_ drafts: [Draft]) {
    self.drafts = drafts
    above = Array(drafts.indices)
    titles = Dictionary(grouping: drafts.indices) { drafts[$0].title.lowercased() }
  }

  /// Reads the `parent` of a draft: absent, `null` and blank are none.
  package mutating func read(_ value: JSONValue?, of index: Int) throws(DraftsError) {
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
      if let other = draft(titled: words, for: index) {
        put(index, in: other, called: words)
      } else {
        outer[index] = words
      }
    default: throw .badType(key: "parent", number: index + 1, expected: "a title or a position")
    }
  }

  /// The draft of this title that a draft means: the nearest one before it, as in speech.
  private func draft(titled words: String, for index: Int) -> Int? {
    guard let named = titles[words.lowercased()] else { return nil }
    var low = 0
    var high = named.count
    while low < high {
      let middle = (low + high) / 2
      if named[middle] < index { low = middle + 1 } else { high = middle }
    }
    if low > 0 { return named[low - 1] }
    return named.first { $0 != index }
  }

  /// Where this would go in a circle, the draft stands on its own.
  private mutating func put(_ index: Int, in other: Int, called words: String) {
    let top = top(of: other)
    guard top != index else {
      unclear.append(words)
      return
    }
    inner[index] = other
    above[index] = top
  }

  /// The draft that stands on its own above another; whoever asks shortens the way for the next.
  private mutating func top(of index: Int) -> Int {
    var place = index
    while above[place] != place {
      above[place] = above[above[place]]
      place = above[place]
    }
    return place
  }

  /// Writes what was read into an utterance of the same drafts.
  package func apply(to utterance: inout Utterance) {
    for (index, other) in inner { utterance.drafts[index].parent = other }
    utterance.outer = outer
    utterance.unclear += unclear.map { .parent($0, fits: 0) }
  }
}
