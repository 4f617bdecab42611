import Actions
import Planning
internal import SQLite
import Store
import System
import Words

/// Whether the database can be read, and what is in it.
struct DatabaseReport {
  let isThere: Bool
  let open: Int
  let problem: DatabaseError?
  /// What a look at every page found; empty if all is well, `nil` if nobody asked for it.
  let damage: [String]?
  /// To-dos, open and done; 0 where there is no database.
  let todos: Int
  let quiet: Planning.Quiet
  /// Files and folders that others could get at until now.
  let mended: [String]

  init(_ session: Session, isDeep: Bool = false) {
    isThere = session.hasDatabase
    var (open, todos) = (0, 0)
    var quiet = Planning.Quiet()
    var problem: DatabaseError? = session.paths.database.isEmpty ? .noPlace : nil
    var damage: [String]?
    var mended: [String] = []
    if isThere {
      do {
        let store = try session.openStore()
        mended = store.mended
        open = try store.lists().reduce(0) { $0 + $1.open }
        todos = try store.todoCount()
        quiet = try store.quiet()
        if isDeep { damage = try store.damage() }
      } catch {
        problem = error
      }
    }
    (self.open, self.todos, self.problem, self.damage) = (open, todos, problem, damage)
    (self.quiet, self.mended) = (quiet, mended)
  }
}
