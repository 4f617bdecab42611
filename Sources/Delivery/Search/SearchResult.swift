package import Language
internal import Model
package import Store

/// A result of the desktop's search.
package enum SearchResult: Hashable, Sendable {
  /// An open to-do that holds the words.
  case todo(TodoRow)
  /// Something to do that is stored when it is chosen, how it is understood, and whether it opens so; which
  /// of its readings this is, from 0, where the words may mean several.
  case add(SearchText, [Draft], isOpened: Bool, reading: Int)
}

extension SearchResult {
  package var target: SearchTarget {
    switch self {
    case .todo(let row): .todo(row.todo.id)
    case .add(let text, _, _, let reading): .add(text, reading: reading)
    }
  }
}
