import Model

/// The words of one to-do, before they are looked at closely.
struct Clause: Sendable {
  /// Positions in the tokens.
  var range: Range<Int>
  /// The times in it, whether meant as times or not.
  var times: [TimeMatch] = []
  /// What is said of how long it takes and how much energy it needs.
  var efforts: [SaidEffort] = []
  /// Whether a sentence begins here; what was said before does not reach in.
  var beginsSentence = true
  /// How many to-dos it is part of, one within the other: 1 below a heading, 2 for its parts.
  var depth = 0
  /// Whether this is a part of the to-do before it, as listed behind a dash or "which means".
  var isPart = false
  /// "an hour before the 10 am meeting": what the to-do behind it comes before.
  var event: Range<Int>?
  /// "when I get home, ...", "for the party ...": what the to-do is preceded by.
  var preface: (words: Range<Int>, kind: Preface)?
  /// The "work" of "work: email Bob": what it belongs to, told ahead of it.
  var label: Range<Int>?
  /// Whether "never mind" or the like stands here instead of a to-do.
  var isRetraction = false
}

extension Clause {
  /// A beginning that tells when the to-do is to be done, or what it is for.
  enum Preface: Sendable {
    /// "when I get home", "the next time it rains": no time is invented, the words go behind the
    /// title.
    case condition
    /// "for the party": the words become a note.
    case purpose
  }
}
