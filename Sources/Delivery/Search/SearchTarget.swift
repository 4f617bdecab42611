package import Model

/// The thing that a result of the desktop's search stands for, in the words that it hands back.
///
/// Nothing is kept between two questions: whoever chooses says all that is needed.
package enum SearchTarget: Hashable, Sendable {
  /// An open to-do.
  case todo(Todo.ID)
  /// Words to be stored, as they are understood when they are chosen.
  case add(String)

  private static let ofTodo = "todo/"
  private static let ofWords = "add/"

  /// Reads an id; `nil` for any that no result has.
  package init?(_ id: String) {
    if id.hasPrefix(Self.ofTodo) {
      self = .todo(String(id.dropFirst(Self.ofTodo.count)))
    } else if id.hasPrefix(Self.ofWords),
      let text = SearchText(String(id.dropFirst(Self.ofWords.count)))
    {
      self = .add(text.words)
    } else {
      return nil
    }
  }

  package var id: String {
    switch self {
    case .todo(let id): Self.ofTodo + id
    case .add(let words): Self.ofWords + words
    }
  }
}
