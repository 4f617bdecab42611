/// The outcome of completing to-dos.
package struct Completed: Hashable, Sendable {
  package var batch: Int
  /// The to-dos as they are now: a recurring one is open again, at its next occurrence.
  package var rows: [TodoRow]

  package init(batch: Int, rows: [TodoRow]) {
    self.batch = batch
    self.rows = rows
  }
}
