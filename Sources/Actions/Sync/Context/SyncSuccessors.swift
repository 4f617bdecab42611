import Model
import Store

/// Objects that went, that were sent perhaps in vain or that are there, by the names that they would get if
/// they were made anew.
struct SyncSuccessors {
  private var unconfirmed: [String: SyncRecord.ID] = [:]
  private var gone: [String: [Todo.ID]] = [:]
  private var goneItself: [String: [Todo.ID]] = [:]
  /// Read when it is first asked for.
  private var living: [String: SyncRecord.ID]?

  init(of account: Int, in store: TodoStore) throws {
    for list in try store.syncedLists(of: account) where list.isActive {
      for record in try store.recordsInShort(of: list) where record.tag == nil {
        guard record.todo != nil, let uid = record.uid else { continue }
        for name in SyncName.successors(of: uid) { unconfirmed[name] = record.id }
      }
    }
    // What was on a collection that is there no more.
    for list in try store.syncedLists(of: account) where list.state == .gone {
      for record in try store.recordsInShort(of: list) {
        guard let todo = record.todo, let uid = record.uid else { continue }
        for name in SyncName.successors(of: uid) { gone[name, default: []].append(todo) }
      }
    }
    for (uid, todo) in try store.goneObjects() {
      // What somebody moved while it was deleted elsewhere comes back under its own name.
      goneItself[uid, default: []].append(todo)
      for name in [uid] + SyncName.successors(of: uid) { gone[name, default: []].append(todo) }
    }
  }

  /// The object that was perhaps never there, and that another machine has made anew under this name.
  func unconfirmed(before uid: String) -> SyncRecord.ID? { unconfirmed[uid] }

  /// The ids that a to-do had here before it went, and came back under this name.
  func ids(comingBackAs uid: String) -> [Todo.ID] { gone[uid] ?? [] }

  /// The ids that a to-do had here when its object of just this name went.
  func ids(goneAs uid: String) -> [Todo.ID] { goneItself[uid] ?? [] }

  /// The object that is there, and on which this name follows.
  mutating func living(before uid: String, in context: SyncContext) throws -> SyncRecord.ID? {
    if let living { return living[uid] }
    var found: [String: SyncRecord.ID] = [:]
    for list in try context.store.syncedLists(of: context.account.id) where list.isActive {
      for record in try context.store.recordsInShort(of: list) {
        guard record.todo != nil, record.tag != nil, let uid = record.uid else { continue }
        for name in SyncName.successors(of: uid) { found[name] = record.id }
      }
    }
    living = found
    return found[uid]
  }
}
