package import Model

/// A write that a server has answered with success, and that no listing has shown since: it is on its way.
///
/// An answer is no proof: a server that lags, one of several, or one that was put back to a copy of before may
/// show what was there earlier.
package struct UnseenWrite: Hashable, Sendable {
  /// When it was answered last.
  package var at: Instant
  /// How often it was written.
  package var count: Int
  /// The tags of what was there before, writes from here that were never seen among it; the first is empty
  /// where nothing was seen there.
  package var tags: [String]
  /// What was there before.
  package var base: [UInt8]?

  package init(at moment: Instant, count: Int, tags: [String], base: [UInt8]?) {
    (at, self.count, self.tags, self.base) = (moment, count, tags, base)
  }
}

extension UnseenWrite {
  /// The tags of a write where nothing was seen before.
  package static let ofNew = [""]

  /// Whether nothing was seen there before.
  package var isOfNew: Bool { tags.first?.isEmpty ?? true }

  /// Whether an object of this tag and these bytes is what was there before.
  package func isOlder(_ tag: String, _ bytes: [UInt8]) -> Bool {
    tags.contains(tag) || base == bytes
  }
}
