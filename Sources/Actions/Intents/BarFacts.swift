package import Model
package import Planning
package import Store

/// What a status bar tells: the one thing that a person is at, or that comes next.
package struct BarFacts {
  /// The kind of the line, for a bar to colour.
  package enum Kind: String, CaseIterable, Sendable {
    /// The time is kept for one thing.
    case focus
    /// That stands still, or asks what comes now.
    case paused
    /// A break from that.
    case rest = "break"
    /// The person is at it.
    case doing
    /// It comes next.
    case next
    /// Nothing comes in the days ahead.
    case free
  }

  package let kind: Kind
  package let todo: PlannedTodo?
  /// The focus session, as it is now.
  package let focus: FocusState?
  /// What else comes today, the earliest first; of the next day that has any, where today has none.
  package let ahead: [PlannedTodo]
  /// When another line may hold, though nothing is changed.
  package let changesAt: Instant
}

/// The status bar that a line is for.
package enum BarFormat: String, CaseIterable, Sendable {
  case plain, waybar, i3blocks, polybar, tmux
}
