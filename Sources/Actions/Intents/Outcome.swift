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
    case focus(FocusAnswer)
    case snoozed([TodoRow], until: Instant)

    case skipped(Skipped, of: [TodoRow])
    /// Nothing was skipped: these do not come on that day.
    case noneToSkip([TodoRow], on: CivilDate)
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
    case calendars(CalendarsAnswer)
    case freshStart(FreshStart)
    case waiting([TodoRow], TodoPaths)
    case restMoved([TodoRow], of: RestRequest)
    case doneCleared([TodoRow])
    case archived(Archived, isAgreed: Bool)
    case imported(ImportedFile)
    /// `isWiped`: nothing of their text is left in the database; `copies` hold it still,
    /// and `absent` ones, which are not where they were written, may. `recordings` is the folder of those that were kept, which may hold it, too.
    case forgotten(
      [ForgottenTodo],
      isWiped: Bool,
      copies: [String],
      absent: [String],
      recordings: String?
    )
    /// So many texts that were heard are gone; the rest is as with to-dos that were forgotten.
    case heardForgotten(
      count: Int,
      isWiped: Bool,
      copies: [String],
      absent: [String],
      recordings: String?
    )
    case quiet(Quiet)
    case reverted(Reversion, Reverted)

    case steps(Steps)
    case next(TodoRow?, TodoPaths)
    /// With the series that were ended, where what is done was asked for.
    case listed(ListedTodos, TodoFilter, TodoPaths, ended: [EndedSeries])
    case listedInFull([TodoRow], TodoFilter, ended: [EndedSeries])
    case now(NowChoice, TodoPaths)
    case planned(PlannedWindow, TodoPaths)
    case briefing(BriefingContents, TodoPaths)
    case recent([DeliveredReminder], since: Instant, unanswered: [ReckonedSeries])
    case logged(Logged)
    case changes([ChangeStep], SpokenWindow?)
    case summary(Summary)
    case heard([HeardRow])
    case answered(AnsweredQuestion)
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
    /// Those that repeat and have not come yet: nothing of them was changed.
    package let early: Early
    /// When they were done, where that was a while ago.
    package let at: Instant?
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

  /// The to-dos that were changed one by one, as they are now.
  package var changed: [TodoRow] {
    switch self {
    case .snoozed(let rows, until: _): rows
    case .edited(let edited, _, _): [edited.row]
    default: []
    }
  }

  /// The to-dos that a question was about.
  package var asked: [TodoRow] {
    if case .answered(let answer) = self { answer.todos.map(\.row) } else { [] }
  }

  /// Whether something is different now.
  package var isChange: Bool {
    switch self {
    case .completed(let completed): !completed.rows.isEmpty
    case .reopened(let rows, open: _), .resumed(let rows, running: _), .doneCleared(let rows):
      !rows.isEmpty
    case .edited(let edited, _, _): edited.isChanged
    case .focus(let answer): answer.isChanged
    case .freshStart(let fresh): fresh.isChanged
    case .restMoved(let rows, of: _): !rows.isEmpty
    case .calendars(let answer): answer.kind == .added || answer.kind == .removed
    case .archived(let archived, let isAgreed): isAgreed && archived.count > 0
    case .imported(let file): !file.isDryRun && !file.imported.added.isEmpty
    case .moved(let moved, under: _, toTop: _): !moved.rows.isEmpty
    case .noneToSkip, .pausedAlready, .listsUnchanged, .waiting:
      false
    case .steps, .next, .listed, .listedInFull, .now, .planned, .briefing, .recent, .logged,
      .changes, .summary, .heard, .answered:
      false
    default: true
    }
  }
}

/// What repeats, and comes only later.
package struct Early {
  package var ahead: [TodoRow] = []
  /// Completed within the hour, and when.
  package var doneLately: [(row: TodoRow, at: Instant)] = []
  /// The times that are over and are counted in the place of what comes later, or beside it.
  package var past: [Todo.ID: [CivilDateTime]] = [:]
  /// When they were done, where that was a while ago.
  package var at: Instant?

  /// Their ids.
  package var ids: Set<Todo.ID> { Set((ahead + doneLately.map(\.row)).map(\.id)) }
}
