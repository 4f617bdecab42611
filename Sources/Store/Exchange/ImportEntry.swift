package import Language
package import Model

/// A to-do that comes from elsewhere, with what a draft of one's own words has not.
package struct ImportEntry: Hashable, Sendable {
  /// The same for the same entry each time it is read, so that nothing comes twice.
  package private(set) var id: Todo.ID
  package var draft: Draft
  /// The `id` of the one that it is part of; one that is nowhere is none.
  package var parent: Todo.ID?
  /// DTSTART; `nil` where the series is counted from its due time.
  package var seriesStart: CivilDateTime?
  /// The original civil time of the occurrence that is next, where that one alone was moved.
  package var occurrence: CivilDateTime?
  /// The id that the same entry may have here from before; the one that is here by it is meant.
  package var formerID: Todo.ID?
  package var position: Int?
  package var pause: Todo.Pause?
  /// Whether no reminder is to come of it, though it has a time.
  package var isSilent = false
  package var persistence: Reminder.Persistence?
  package var isBreakthrough = false
  /// When an alarm of it was answered elsewhere: none that was to speak up until then does so again.
  package var acknowledgedAt: Instant?
  /// What its reminder was put off to elsewhere.
  package var snoozedUntil: Instant?
  package var createdAt: Instant?
  package var completedAt: Instant?
  /// When it was changed last, and how often it was, by what the file says.
  package var modifiedAt: Instant?
  package var sequence = 0

  package init(id: Todo.ID, draft: Draft) {
    self.id = id
    self.draft = draft
  }

  /// The same entry as what is here by another id.
  func known(as id: Todo.ID) -> ImportEntry {
    var entry = self
    entry.id = id
    return entry
  }
}

/// What came, or would come, of an import.
package struct Imported: Hashable, Sendable {
  /// Those that are new, in the order of the file.
  package var added: [Todo.ID] = []
  /// The step of the journal that it is.
  package var batch: Int?
  /// Those that were here and are newer in the file: they are as it says now.
  package var updated: [Todo.ID] = []
  /// How many are here already, and stay as they are.
  package var present = 0
  /// The titles of those among them that the file has otherwise, and not newer.
  package var differing: [String] = []
  /// How many were here and were deleted since; they stay away.
  package var deleted = 0
  /// Lists that were created with it.
  package var newLists: [String] = []

  package init() {}
}
