/// What came of completing to-dos.
package struct Completed: Hashable, Sendable {
  package var batch: Int
  /// The to-dos as they are now: a recurring one is open again, at its next occurrence.
  package var rows: [TodoRow]

  package init(batch: Int, rows: [TodoRow]) {
    self.batch = batch
    self.rows = rows
  }
}

/// What an undo or redo brought back.
package struct Reverted: Hashable, Sendable {
  package var batch: Int
  /// What the reverted batch was: `capture`, `complete`, `delete`, `snooze`, `sql`, ...
  package var label: String
  /// Titles of the to-dos it touched, or names of lists if it was about those.
  package var titles: [String]
  /// Columns that were left as they are because they changed since: `handle.column`.
  package var left: [String]

  package init(batch: Int, label: String, titles: [String], left: [String]) {
    self.batch = batch
    self.label = label
    self.titles = titles
    self.left = left
  }
}
