internal import Reader

/// The tags that the reader gave to the words of a text.
struct RoleWay: Hashable, Sendable {
  /// Where the words stand, in Unicode scalars.
  let words: [Range<Int>]
  let tags: [RoleTag]

  /// The stretch of the text in which another way takes the words otherwise.
  func range(otherThan other: RoleWay) -> Range<Int>? {
    let apart = words.indices.filter {
      other.tags.indices.contains($0) && tags[$0] != other.tags[$0]
    }
    guard let first = apart.first, let last = apart.last else { return nil }
    return words[first].lowerBound..<words[last].upperBound
  }
}
