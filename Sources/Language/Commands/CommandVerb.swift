/// What is done with what is there, by the verbs that people have for it: one table for what is typed,
/// what is said, and slips of the fingers.
package enum CommandVerb: String, CaseIterable, Sendable {
  case delete, done, move, change, rename, tag, note, doing, snooze, search
  /// Looks that need no name: what is open, what waits, what was done.
  case list, waiting, history, completed, settings

  /// Words that begin nothing else: where nothing fits them, nothing is stored.
  var own: String {
    switch self {
    case .delete: "rm del"
    case .done: "tickoff checkoff"
    case .snooze: "snooze"
    case .search: "grep"
    case .list: "ls inbox all"
    case .waiting: "overdue late"
    case .history: "history"
    case .completed: "completed"
    case .settings: "settings"
    default: ""
    }
  }

  /// Words that begin things to do as well: they mean it where something open is called so.
  var shared: String {
    switch self {
    case .delete:
      "delete remove cancel erase trash scrap discard ditch bin scratch strike"
    case .done: "complete finish finished"
    case .move: "move reschedule postpone push defer shift delay bump shove"
    case .change: "change modify set"
    case .rename: "rename retitle"
    case .tag: "tag"
    case .note: "note"
    case .doing: "start begin"
    case .snooze: "later"
    case .search: "search find"
    default: ""
    }
  }

  /// All words that mean it.
  var words: [Word] { CommandVerb.words(own + " " + shared) }

  static func words(_ text: String) -> [Word] {
    text.split(separator: " ").map { Word(String($0)) }
  }
}

extension CommandVerb {
  /// The look that a word alone means: "ls", "inbox", "overdue".
  package init?(lookNamed word: String) {
    let looks: [Self] = [.list, .waiting, .history, .completed, .settings]
    let typed = Word(word.lowercased())
    guard let look = looks.first(where: { $0.words.contains(typed) }) else { return nil }
    self = look
  }

  /// What a word means that is a verb of ours under another name.
  package init?(named word: String) {
    let typed = Word(word.lowercased())
    guard let verb = Self.allCases.first(where: { $0.words.contains(typed) }) else { return nil }
    self = verb
  }

  /// Whether a word begins nothing but a command.
  static func isOwn(_ word: Word) -> Bool { allOwn.contains(word) }

  /// Whether a word with one word behind it is hardly ever something to do: "remove gym".
  static func isLikely(_ word: Word) -> Bool { likely.contains(word) }

  private static let likely = WordSet("remove erase trash discard postpone defer reschedule modify")

  private static let allOwn = WordSet(allCases.map(\.own).joined(separator: " "))
}
