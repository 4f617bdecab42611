package import Model
package import Planning
package import Store

/// What a screen tells of today: what is on, what comes, what is still on the list, what was done.
package struct DayFacts {
  package let plan: PlannedWindow
  package let paths: TodoPaths
  /// The focus session as it is now; `nil` where none goes on.
  package let focus: FocusState?
  /// The to-do that it is for.
  package let focused: TodoRow?
  /// What the person is at.
  package let begun: [TodoRow]
  /// What was done on the person's day, the earliest first.
  package let done: [DoneTodo]
  /// When another screen may hold, though nothing is changed.
  package let changesAt: Instant
}
