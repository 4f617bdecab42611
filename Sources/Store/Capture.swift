package import Language
package import Model

/// What came of storing drafts.
package struct Captured: Hashable, Sendable {
  package var batch: Int
  package var rows: [TodoRow]
  /// Lists that were created with it.
  package var newLists: [String]

  package init(batch: Int, rows: [TodoRow], newLists: [String]) {
    self.batch = batch
    self.rows = rows
    self.newLists = newLists
  }
}

extension Store {
  /// Stores drafts as one batch; a list that was named and does not exist is created with it.
  package func capture(
    _ drafts: [Draft],
    source: String,
    at now: Instant
  ) throws(StoreError) -> Captured {
    Captured(batch: 0, rows: [], newLists: [])
  }

  /// Keeps a text aside that was refused as noise, so that `keep` can still store it.
  package func setAside(_ text: String, at now: Instant) throws(StoreError) {}

  /// The text that was set aside last, if any is left.
  package func lastSetAside() throws(StoreError) -> String? { nil }
}
