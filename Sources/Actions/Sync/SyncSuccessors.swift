import Model
import Store

/// Objects that went, or were sent perhaps in vain, by the names that they would get if they were made anew.
struct SyncSuccessors {
  private var unconfirmed: [String: SyncRecord.ID] = [:]
  private var gone: [String: [Todo.ID]] = [:]

  init(of account: Int, in store: TodoStore) throws {
    for list in try store.syncedLists(of: account) where list.isActive {
      for record in try store.recordsInShort(of: list) where record.tag == nil {
        guard record.todo != nil, let uid = record.uid else { continue }
        unconfirmed[SyncName.after(uid)] = record.id
      }
    }
    for (uid, todo) in try store.goneObjects() {
      // What somebody moved while it was deleted elsewhere comes back under its own name.
      var name = uid
      for _ in 0...SyncName.mostSuccessors {
        gone[name, default: []].append(todo)
        name = SyncName.after(name)
      }
    }
  }

  /// The object that was perhaps never there, and that another machine has made anew under this name.
  func unconfirmed(before uid: String) -> SyncRecord.ID? { unconfirmed[uid] }

  /// The ids that a to-do had here before it went, and came back under this name.
  func ids(before uid: String) -> [Todo.ID] { gone[uid] ?? [] }
}

extension SyncApplying {
  /// What would follow on what was perhaps never there, read once.
  mutating func knownSuccessors() throws -> SyncSuccessors {
    if let successors { return successors }
    let fresh = try SyncSuccessors(of: context.account.id, in: store)
    successors = fresh
    return fresh
  }
}
