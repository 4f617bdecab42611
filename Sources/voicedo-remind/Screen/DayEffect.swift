import Actions

/// What a key of the screen asks of the world.
enum DayEffect: Hashable {
  /// `parts` is `nil` until the person was asked, where there are any.
  case complete(DayRow, parts: PartsChoice?, countsAhead: Bool)
  case later(DayRow)
  case tomorrow(DayRow)
  case begin(DayRow)
  case focus(DayRow)
  case rename(DayRow, String)
  case add(String)
  case undo
  case agenda
  case leave, suspend
}

/// A question at the bottom of the screen; a key that it does not name leaves everything as it is.
struct DayQuestion: Hashable {
  enum Kind: Hashable { case ahead, parts }

  let kind: Kind
  let text: String
  /// What each key does.
  let answers: [String: DayEffect]
}
