/// Words of a text that may mean something else than what was made of them.
///
/// A doubt never changes what was understood: whoever stores the to-do asks the person, or marks it.
package struct Doubt: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Words of a time, a repeat, a course or an exception that stayed in a title or a note.
    case time
    /// Words of a day, a date or a course that came into no value.
    case dropped
    /// Words of a repeat that no repeat came of.
    case `repeat`
    /// A series that would begin behind its own end, or a time that would end before it begins.
    case bounds
    /// A second day or clock time, of which only the first was taken.
    case secondTime = "second-time"
    /// A list with the name of a day.
    case list
    /// A to-do that says nothing by itself.
    case fragment
    /// A course, a limit, a condition or one of several doses that came into no value.
    case regimen
    /// Several to-dos that may be one.
    case split
    /// Words that may be for something else: where a to-do ends, what is title and what is time.
    case reading
    /// Something on the list already that this may be about; the words are its title.
    case again
  }

  package let kind: Kind
  /// The words in question, as they were said.
  package let words: String

  package init(_ kind: Kind, _ words: String) {
    self.kind = kind
    self.words = words
  }
}

extension Understanding {
  /// The doubts about all of its to-dos, each once.
  package var doubts: [Doubt] {
    var doubts: [Doubt] = []
    for doubt in drafts.flatMap(\.doubts) where !doubts.contains(doubt) { doubts.append(doubt) }
    return doubts
  }
}
