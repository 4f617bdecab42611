package import Model
package import SQLite
package import Store

extension Utterance {
  /// The stored to-dos that drafts are part of, by the position of the draft.
  ///
  /// One that fits nothing, or several, is noted as unclear: the draft then stands on its own, since
  /// what was said must not get lost over it.
  package mutating func parents(in store: Store?) throws(DatabaseError) -> [Int: Todo.ID] {
    var parents: [Int: Todo.ID] = [:]
    var known: [String: Reference] = [:]
    for (index, words) in outer.sorted(by: { $0.key < $1.key }) {
      let isNew = known[words] == nil
      let reference: Reference
      if let found = known[words] {
        reference = found
      } else {
        reference = try store?.find(words) ?? Reference.none
        known[words] = reference
      }
      switch reference {
      case .one(let row): parents[index] = row.todo.id
      case .several(let rows) where isNew: unclear.append(.parent(words, fits: rows.count))
      case .none where isNew: unclear.append(.parent(words, fits: 0))
      case .several, .none: break
      }
    }
    return parents
  }
}
