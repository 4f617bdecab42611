import Actions

/// What a key of the screen asks of the world.
enum DayEffect: Hashable {
  /// `parts` is `nil` until the person was asked, where there are any.
  case complete(DayRow, parts: PartsChoice?, countsAhead: Bool)
  /// Asks until when.
  case later(DayRow)
  /// The words of a moment; empty for the usual minutes.
  case putOff(DayRow, until: String)
  /// Moves what is left of today, once the person has said yes.
  case rest(RestRequest?)
  case begin(DayRow)
  case focus(DayRow)
  case rename(DayRow, String)
  case add(String)
  /// Stores one reading of a typed text, by its number from 0, or its words as they are.
  case take(String, Int?)
  /// With a step: the one that the person has agreed to.
  case undo(step: Int? = nil)
  case agenda
  /// All that is open is to be shown.
  case widen
  case leave, suspend
}

/// A question at the bottom of the screen; a key that it does not name leaves everything as it is.
struct DayQuestion: Hashable {
  enum Kind: Hashable {
    case ahead, parts, rest, leave, undo
    /// Which reading of what was typed is meant.
    case doubt
    /// Until when it is put off; the person may say it in words of their own.
    case later(DayRow)
  }

  let kind: Kind
  let text: String
  /// What each key does.
  let answers: [String: DayEffect]
  /// What is chosen by a key, where a menu has a line for each of them.
  var names: [String: String] = [:]
}
