/// What a word is for in what somebody said.
///
/// The order is the one of `TAGS` in `Tests/Reader/tags.py`. Whose a value is stands in its tag: of the to-do
/// that was begun last, of the next one, or of several.
package enum RoleTag: UInt8, CaseIterable, Hashable, Sendable {
  /// An opener, a filler, a joint or a mark: nothing is kept of it.
  case other
  /// The first word of a title.
  case titleBegin
  /// A further word of the piece of a title at hand.
  case titleInside
  /// The first word of a further piece of the title of the to-do begun last.
  case titleContinued
  /// The first word of the title of a to-do that is a part of one before.
  case part
  /// The first word of what the titles of several to-dos behind it begin with.
  case sharedName
  /// The first word of a title that goes on from a shared name: "six" of "movicol: four today, six tomorrow".
  case member
  /// The first word of what the titles of all to-dos of the sentence end with.
  case sharedEnd
  case whenLast, whenNext, whenShared
  /// The window that a question asks about, or the old time of what is changed.
  case window
  case repeatLast, repeatNext, repeatShared
  /// The end or the length of something.
  case end
  /// How much earlier to speak up.
  case lead
  case listLast, listShared
  case priority
  case noteLast, noteNext
  /// What belongs to no to-do and is told as left out.
  case leftOut
  /// What a question or a change is about.
  case about
  /// The new value of a change, or how long to put something off.
  case value
}

/// What somebody wants who says something.
///
/// The order is the one of `MEANINGS` in `Tests/Reader/tags.py`.
package enum SaidMeaning: UInt8, CaseIterable, Hashable, Sendable {
  case add, ask, change, remove, done, snooze, undo
  /// Nothing: chatter, noise, half a thought.
  case none
}
