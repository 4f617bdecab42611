import Model

/// A popup on the screen that is no reminder, and what a button of it does.
enum Guest: Hashable {
  /// A test notification.
  case trial
  /// A companion asked for it, and carries out what is pressed.
  case told
  /// An open to-do that somebody wanted to see.
  case look(Todo.ID)
  /// It tells of a step of the journal, which can be taken back.
  case step(Int)
  /// It tells of something that came of a search.
  case note

  /// Whether it came of the desktop's search.
  var isOfSearch: Bool {
    switch self {
    case .trial, .told: false
    case .look, .step, .note: true
    }
  }
}
