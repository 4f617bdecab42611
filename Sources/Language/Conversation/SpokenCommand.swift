package import Model

/// A wish about something that is there: "done with the milk", "move the dentist to friday".
package struct SpokenCommand: Hashable, Sendable {
  /// The deed, with the words that say how.
  package enum Action: Hashable, Sendable {
    case done, undone, delete, skip, doing
    /// The words of the moment at which it was done.
    case doneAt(String)
    /// It was not done, and that is told.
    case denied
    /// The words of a moment or an amount; empty for the usual time.
    case snooze(String)
    case move(Place)
    /// What is left of today and what waits, or that alone, goes to the time of these words.
    case rest(String, onlyWaiting: Bool)
    /// The words of an amount, and whether it is earlier; `nil` where that is anybody's guess.
    case push(String, isEarlier: Bool?)
    /// The new title; empty where none was said.
    case rename(String)
    /// The part that the to-do is to have, as it was said.
    case addParts([String])
    case set(Field)
    /// Takes a series from the list for good.
    case end
    case undo, redo, next, missed, today
    case focus(Focus)
  }

  /// What is wanted of a focus session.
  package enum Focus: Hashable, Sendable {
    /// The words of its length or its end, as `focus` takes them; empty for the usual one.
    case begin(String, isPomodoro: Bool)
    /// The words of an amount.
    case more(String)
    case pause, goOn, rest, stop
  }

  /// What is set of a to-do beside its name, its time and its place.
  package enum Field: Hashable, Sendable {
    /// Words that its notes get as well.
    case note(String)
    case priority(Priority)
    case noTime, noRepeat
  }

  /// Where something is to go.
  package enum Place: Hashable, Sendable {
    /// The words of a time.
    case time(String)
    case list(String, isNew: Bool)
    case under(Aim)
    /// Words that are no time, no list and nothing open.
    case unknown(String)
  }

  /// The to-dos that are meant.
  package enum Aim: Hashable, Sendable {
    case one(SpokenTodo.ID)
    /// "it": what was added or changed last; "them": all of that.
    case last(all: Bool)
    /// "the second one": the one at this place, from 0, of those that the last answer named.
    case answered(Int, said: String)
    /// The words fit several, the likeliest first.
    case several(String, [SpokenTodo.ID])
    /// The words fit nothing; these come near.
    case none(String, near: [SpokenTodo.ID])
    /// The whole sentence is the title of one that is open: to do it again, or to act on it?
    case same(String, SpokenTodo.ID)
    /// Those of a time, a list or a kind: "my ten o'clock", "everything for tomorrow".
    case those(Selection, said: String)
  }

  package var action: Action
  /// None for what acts on nothing in particular.
  package var aims: [Aim]
  /// The words as they were said, without those around them.
  package var said: String

  package init(_ action: Action, _ aims: [Aim] = [], said: String) {
    self.action = action
    self.aims = aims
    self.said = said
  }
}

/// A piece of what was said, in its order.
package enum SpokenPart: Hashable, Sendable {
  /// Something to do, in the speaker's own words.
  ///
  /// Each remark tells what of it could have been a command, and why it was none.
  case capture(String, [SpokenRemark])
  case command(SpokenCommand)
  /// Words that only tell why, or of what, something else in the same breath is done.
  case aside(String)
  case question(SpokenQuestion)
}

/// Why words that can be a command were taken as something to do.
package enum SpokenRemark: Hashable, Sendable {
  /// Nothing open is called so.
  case nothingOpen(String)
  /// There is such a to-do, but no such time, list or to-do to move it to.
  case noPlace(String)
}
