import Actions
package import Store
import Words

extension Reply {
  /// Names the to-dos that wait to be looked at.
  package func answer(unsure rows: [TodoRow]) {
    let readBack = ReadBack(style)
    add(TodosJSON(todos: rows), rows.map { readBack.line($0) }.joined(separator: "\n"))
    if !isJSON, rows.isEmpty { talk(DoubtSentences.nothingToLookAt) }
  }
}
