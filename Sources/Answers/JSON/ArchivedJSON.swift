import Actions
import Model
import Store

/// What went into the archive: what `archive` answers.
package struct ArchivedJSON: Answer {
  let archived: Archived
  let isMoved: Bool

  init(_ archived: Archived, isMoved: Bool) {
    (self.archived, self.isMoved) = (archived, isMoved)
  }

  package static let object = Object("archived", "What was moved into the archive.") {
    Field("path", "The file of the archive.", \.archived.path)
    Field("before", "What was done before this goes.", \.archived.limit)
    Field("moved", "How many were moved.") { $0.isMoved ? $0.archived.count : 0 }
    Field("movable", "How many could be moved, and wait for --yes.") {
      $0.isMoved ? 0 : $0.archived.count
    }
    Field("total", "How many are in the archive now.", \.archived.total)
    Field.zone()
  }
}
