internal import Model
internal import Planning

/// To-dos that the person wants to see one at a time: one popup holds them all, and shows the
/// first.
///
/// The database knows only that they share a popup: started anew, the service shows them together.
struct Turns {
  private var waiting: Set<Todo.ID> = []
  private var total = 0
  /// The to-do that a popup shows, by the popup's number.
  var shown: [UInt32: Todo.ID] = [:]
}

extension Turns {
  /// More to-dos are to come one at a time.
  mutating func add(_ ids: [Todo.ID]) {
    let new = Set(ids).subtracting(waiting)
    total += new.count
    waiting.formUnion(new)
  }

  /// Forgets those that are answered, closed or gone.
  mutating func keep(only ids: [Todo.ID]) {
    guard !waiting.isEmpty else { return }
    waiting.formIntersection(ids)
    if waiting.isEmpty { self = Turns() }
  }

  /// The place of the first of these to-dos; `nil` where they are not seen one at a time.
  func turn(of ids: [Todo.ID]) -> PopupPlan.Turn? {
    guard !ids.isEmpty, total > 1, waiting.isSuperset(of: ids) else { return nil }
    return PopupPlan.Turn(number: total - waiting.count + 1, total: total)
  }
}
