package import Model

/// The thing that a result of the desktop's search stands for, in the words that it hands back.
///
/// Nothing is kept between two questions: whoever chooses says all that is needed.
package enum SearchTarget: Hashable, Sendable {
  /// An open to-do.
  case todo(Todo.ID)
  /// Words to be stored, as they are understood when they are chosen: one of their readings, from 0.
  case add(SearchText, reading: Int)

  private static let ofTodo = "todo/"
  /// What stands before the words of each reading.
  private static let ofWords = ["add/", "add2/", "add3/"]

  /// Reads an id; `nil` for any that no result has.
  package init?(_ id: String) {
    if id.hasPrefix(Self.ofTodo) {
      self = .todo(String(id.dropFirst(Self.ofTodo.count)))
    } else if let reading = Self.ofWords.firstIndex(where: id.hasPrefix),
      let text = SearchText(String(id.dropFirst(Self.ofWords[reading].count)))
    {
      self = .add(text, reading: reading)
    } else {
      return nil
    }
  }

  package var id: String {
    switch self {
    case .todo(let id): Self.ofTodo + id
    case .add(let text, let reading):
      Self.ofWords[min(reading, Self.ofWords.count - 1)] + text.words
    }
  }
}
