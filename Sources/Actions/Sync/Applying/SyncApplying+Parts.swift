import Interchange
import Model
import Store

/// What is part of what.
///
/// What the objects of the server say decides, and nothing else: machines that have the same objects
/// come to the same, in whatever order they saw them.
extension SyncApplying {
  /// Puts to-dos into what their objects say they are part of.
  mutating func linkParts() throws {
    // What is part of what can be another only where something came or went.
    guard !fresh.isEmpty || !gone.isEmpty else { return }
    var parents = try namedParents()
    try openRings(in: &parents)
    try boundDepth(of: &parents)
    var changed: [(row: TodoRow, parent: Todo.ID?)] = []
    for (id, parent) in parents.sorted(by: { $0.key < $1.key }) {
      guard let row = try store.todo(id), row.todo.parent != parent else { continue }
      changed.append((row, parent))
    }
    // All are taken out first: on the way none is ever part of its own part.
    for (row, _) in changed where row.todo.parent != nil {
      try letOthersWrite()
      try link(row, to: nil)
    }
    for (row, parent) in changed {
      try letOthersWrite()
      // Somebody may have deleted it meanwhile.
      if let parent, try store.todo(parent) != nil { try link(row, to: parent) }
    }
  }

  /// Parents by to-do, as the objects of the server name them; what was changed here and is not sent yet
  /// is left out.
  private mutating func namedParents() throws -> [Todo.ID: Todo.ID?] {
    var parents: [Todo.ID: Todo.ID?] = [:]
    for id in fresh.union(try store.todosNamingParents(in: context.account.id)) {
      try letOthersWrite()
      guard let row = try store.todo(id),
        let record = try store.record(of: id, in: context.account.id),
        let remote = record.base.flatMap({ context.read($0).todo })
      else { continue }
      let named = try remote.parent.flatMap(context.todo(named:))
      // What is known, but is no to-do here any more, says nothing.
      if named == nil, let uid = remote.parent,
        try !store.records(uid: uid, of: context.account.id).isEmpty
      {
        continue
      }
      // What only comes now was missing here, so nobody can have taken this one out of it.
      let waited = row.todo.parent == nil && named.map { arrived.contains($0) } ?? false
      guard fresh.contains(id) || !record.isEdited || waited else { continue }
      let isTogether = try named.flatMap(store.todo)?.todo.list == row.todo.list
      parents[id] = .some(isTogether ? named : nil)
    }
    return parents
  }

  /// Frees one to-do of each ring, as two machines can make them: of the same ring each machine frees
  /// the same one.
  private func openRings(in parents: inout [Todo.ID: Todo.ID?]) throws {
    // What is known to lead to the top.
    var open: Set<Todo.ID> = []
    for id in parents.keys.sorted() {
      var line: [Todo.ID] = []
      var places: [Todo.ID: Int] = [:]
      var next: Todo.ID? = id
      while let present = next, !open.contains(present), places[present] == nil {
        places[present] = line.count
        line.append(present)
        next = try parents[present] ?? store.todo(present)?.todo.parent
      }
      open.formUnion(line)
      guard let again = next, let start = places[again] else { continue }
      let names = try line[start...].map { member in
        (name: try store.record(of: member, in: context.account.id)?.uid ?? member, id: member)
      }
      if let weakest = names.min(by: { $0.name < $1.name }) { parents[weakest.id] = .some(nil) }
    }
  }

  /// Lets what lies too deep begin anew at the top.
  private func boundDepth(of parents: inout [Todo.ID: Todo.ID?]) throws {
    var depths: [Todo.ID: Int] = [:]
    for id in parents.keys.sorted() {
      var line: [Todo.ID] = []
      var next: Todo.ID? = id
      while let present = next, depths[present] == nil {
        line.append(present)
        next = try parents[present] ?? store.todo(present)?.todo.parent
      }
      var depth = next.flatMap { depths[$0] } ?? -1
      for member in line.reversed() {
        depth += 1
        if depth > Nesting.deepest, parents[member] != nil {
          parents[member] = .some(nil)
          depth = 0
        }
        depths[member] = depth
      }
    }
  }

  private mutating func link(_ row: TodoRow, to parent: Todo.ID?) throws {
    guard let record = try store.record(of: row.id, in: context.account.id) else { return }
    try store.put(row.id, on: row.todo.list, under: parent, at: now)
    if touched[record.id] == nil { touched[record.id] = record.isEdited }
  }
}
