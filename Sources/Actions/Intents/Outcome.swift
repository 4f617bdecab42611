package import Language
package import Model
package import Planning
package import Store

/// The facts that came of an intent; an answer makes text or JSON of them.
package struct Outcome {
  package let facts: Facts
  /// Whether the service runs that reminds; true where nothing changed that it should know of.
  package let isServed: Bool

  package init(_ facts: Facts, isServed: Bool) {
    self.facts = facts
    self.isServed = isServed
  }
}

extension Outcome {
  package enum Facts {
    case captured(Captured, Capture)
    case completed(CompletedTodos)
    /// Those that are open again, and those that were open before.
    case reopened([TodoRow], open: [TodoRow])
    case deleted([TodoRow], orphans: [Orphans])
    case begun([TodoRow], checkIn: Instant)
    case snoozed([TodoRow], until: Instant)

    case skipped(Skipped, of: [TodoRow])
    case paused(TodoRow)
    case pausedAlready(TodoRow)
    /// Those that go on, and those that did not pause.
    case resumed([TodoRow], running: [TodoRow])
    case seriesEnded([TodoRow])

    case edited(Edited, Intent.Change, LanguageContext)
    case moved(Moved, under: TodoRow?, toTop: Bool)
    case reordered(TodoRow, to: ListPlace, beside: TodoRow?)

    /// With the list that it is about, as it is now or was, and all that there are now.
    case listsChanged(ListsChange, of: ListRow, among: [ListRow])
    /// Something that was so before.
    case listsUnchanged(ListsChange, of: ListRow)
    case doneCleared([TodoRow])
    /// `isWiped`: nothing of their text is left in the database; `copies` hold it still.
    /// `recordings` is the folder of those that were kept, which may hold it, too.
    case forgotten([ForgottenTodo], isWiped: Bool, copies: [String], recordings: String?)
    case quiet(Quiet)
    case undone(Reverted)
    case redone(Reverted)

    case next(TodoRow?, TodoPaths)
    case listed(ListedTodos, TodoFilter, TodoPaths)
    case listedInFull([TodoRow], TodoFilter)
    case briefing(BriefingContents, TodoPaths)
    case recent([DeliveredReminder], since: Instant)
  }

  /// To-dos that were completed.
  package struct CompletedTodos {
    /// As they are now: a recurring one is open again.
    package let rows: [TodoRow]
    /// Those that were done before.
    package let doneBefore: [TodoRow]
    /// The open ones that were meant, as they were.
    package let meant: [TodoRow]
    /// Parts of them that stay open, where the person is to know of it.
    package let partsLeft: [TodoRow]
  }

  /// Parts of a deleted to-do, which belong to what it was part of now.
  package struct Orphans {
    /// The title of that; `nil` where they stand on their own.
    package let parent: String?
    package let parts: [TodoRow]
  }
}

extension Outcome.Facts {
  /// The to-dos that were stored.
  package var made: [TodoRow] {
    if case .captured(let captured, _) = self { captured.rows } else { [] }
  }

  /// Whether something is different now.
  package var isChange: Bool {
    switch self {
    case .completed(let completed): !completed.rows.isEmpty
    case .reopened(let rows, open: _), .resumed(let rows, running: _), .doneCleared(let rows):
      !rows.isEmpty
    case .edited(let edited, _, _): edited.isChanged
    case .moved(let moved, under: _, toTop: _): !moved.rows.isEmpty
    case .pausedAlready, .listsUnchanged, .next, .listed, .listedInFull, .briefing, .recent: false
    default: true
    }
  }
}
