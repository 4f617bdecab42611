import Language
package import Model
package import Store

/// The parts of a to-do, as they stand.
package struct Steps {
  package let whole: TodoRow
  /// All of them, open and done, in their order.
  package let parts: [TodoRow]
  /// Those that are for now, open and done: without what pauses or repeats and comes on a later day.
  package let present: [TodoRow]
  /// How long each took when it was done last, as far as that is known; `nil` where nobody asked.
  package let lastTimes: [Todo.ID: Duration]?
}

extension Steps {
  /// The open parts that are for now.
  package var open: [TodoRow] { present.filter { $0.todo.completedAt == nil } }

  /// The part that comes next; `nil` where none is open.
  package var next: TodoRow? { open.first }

  /// How many of those for now are done.
  package var doneCount: Int { present.count - open.count }
}

extension Session {
  /// Reads the parts of a to-do, and how long they took where that is asked for.
  func steps(of row: TodoRow, withTimes: Bool, in store: TodoStore) throws -> Steps {
    let parts = try store.parts(of: row.id)
    let today = civilNow.date
    return Steps(
      whole: row,
      parts: parts,
      present: parts.filter { $0.todo.pause == nil && !comes($0, after: today) },
      lastTimes: withTimes ? try store.lastTimes(of: parts.map(\.id), at: now) : nil
    )
  }
}
