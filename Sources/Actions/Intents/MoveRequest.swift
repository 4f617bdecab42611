import Model
package import Store

/// Where to-dos are to go, in the words of a command line: to another list, into another to-do, or
/// out of one.
package struct MoveRequest {
  /// Which to-dos, and behind them the list, where no option says where to go.
  private let words: [String]
  private let list: String?
  private let under: String?
  private let isTop: Bool

  /// - Throws: `CommandError.moving` where several destinations are named.
  package init(
    _ words: [String],
    list: String?,
    under: String?,
    isTop: Bool
  ) throws(CommandError) {
    guard [list != nil, under != nil, isTop].count(where: { $0 }) <= 1 else {
      throw .moving(.severalDestinations)
    }
    self.words = words
    self.list = list
    self.under = under
    self.isTop = isTop
  }

  /// The to-dos that are meant, and where they go.
  package func intent(in store: TodoStore) throws -> Intent {
    let (references, list) = try parts(in: store)
    let rows = try rows(references, in: store)
    let parent = try under.map { try store.one($0, for: .move) }
    return .move(rows, to: parent.map { .under($0.id) } ?? list.map { .list($0) } ?? .top)
  }

  /// Takes apart the words: references to to-dos, and the name of a list where no option says where
  /// to go.
  private func parts(in store: TodoStore) throws -> (references: [String], list: String?) {
    let example = commandLine(["move", words.first ?? "a3f2", "Groceries"])
    if let list = list?.withoutControls.trimmed {
      guard !list.isEmpty else { throw CommandError.moving(.noDestination(example: example)) }
      return (words, list)
    }
    if under != nil || isTop { return (words, nil) }
    let words = words.flatMap { $0.contains(" ") ? [$0] : [$0.trimmed] }
    // A list that is there may have a name of several words.
    let names = try store.listNames()
    for start in words.indices.dropFirst() {
      let name = words[start...].joined(separator: " ")
      if let known = names.first(where: { $0.isSameName(as: name) }) {
        return (words[..<start].withoutTo, known)
      }
    }
    // Words of a title alone say nothing about where to go.
    var isTitle = words.count < 2
    if !isTitle, case .one = try store.find(words.joined(separator: " ")) { isTitle = true }
    guard !isTitle, let last = words.last?.withoutControls.trimmed, !last.isEmpty else {
      throw CommandError.moving(.noDestination(example: example))
    }
    if let to = words.lastIndex(where: { $0.lowercased() == "to" }), to > 0, to < words.count - 1 {
      return (Array(words[..<to]), words[(to + 1)...].joined(separator: " "))
    }
    return (Array(words.dropLast()), last)
  }

  /// The to-dos; a line that reads as something to do can be stored as it was typed.
  private func rows(_ references: [String], in store: TodoStore) throws -> [TodoRow] {
    do {
      return try store.each(references, for: .move)
    } catch CommandError.nothingMatches(let reference, text: _) {
      let line = ([Verb.move.rawValue] + words).joined(separator: " ")
      let isSpeech = list == nil && under == nil && !isTop && words.count > 2
      throw CommandError.nothingMatches(reference, text: isSpeech ? line : nil)
    }
  }
}

extension ArraySlice<String> {
  /// The words without a "to" at their end.
  fileprivate var withoutTo: [String] {
    Array(count > 1 && last?.lowercased() == "to" ? dropLast() : self)
  }
}
