package import Language
import Model
import SQLite
package import Store

extension Session {
  /// Those of the to-dos that were asked about that an answer means, none for "never mind"; `nil`
  /// where it names nothing among them.
  package func picks(_ choice: SpokenChoice, from rows: [TodoRow]) -> [TodoRow]? {
    switch choice {
    case .none: return []
    case .all: return rows
    case .last: return rows.last.map { [$0] }
    case .places(let places):
      guard places.allSatisfy(rows.indices.contains) else { return nil }
      return places.map { rows[$0] }
    case .those(let selection):
      let window = selection.window.map(instants)
      let inside = rows.filter { row in
        window.map { window in row.comesAt.map(window.contains) ?? false } ?? true
      }
      let named =
        selection.searches.lazy.map { words in
          inside.filter { row in words.allSatisfy(row.todo.title.holds) }
        }.first { !$0.isEmpty } ?? (selection.searches.isEmpty ? inside : [])
      return named.isEmpty ? nil : named
    }
  }
}
