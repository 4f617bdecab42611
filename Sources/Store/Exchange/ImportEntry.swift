package import Language
package import Model

/// A to-do that comes from elsewhere, with what a draft of one's own words has not.
package struct ImportEntry: Hashable, Sendable {
  /// The same for the same entry each time it is read, so that nothing comes twice.
  package let id: Todo.ID
  package var draft: Draft
  /// The `id` of the one that it is part of; one that is nowhere is none.
  package var parent: Todo.ID?
  /// DTSTART; `nil` where the series is counted from its due time.
  package var seriesStart: CivilDateTime?
  /// The original civil time of the occurrence that is next, where that one alone was moved.
  package var occurrence: CivilDateTime?
  package var createdAt: Instant?
  package var completedAt: Instant?

  package init(id: Todo.ID, draft: Draft) {
    self.id = id
    self.draft = draft
  }
}

/// What came, or would come, of an import.
package struct Imported: Hashable, Sendable {
  /// Those that are new, in the order of the file.
  package var added: [Todo.ID] = []
  /// The step of the journal that it is.
  package var batch: Int?
  /// How many are here already, and stay as they are.
  package var present = 0
  /// How many were here and were deleted since; they stay away.
  package var deleted = 0
  /// Lists that were created with it.
  package var newLists: [String] = []

  package init() {}
}
