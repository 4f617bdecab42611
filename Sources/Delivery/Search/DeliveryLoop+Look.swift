package import Model
internal import Planning
internal import SQLite
package import Store

/// A to-do that somebody wants to see, in a popup of its own.
extension DeliveryLoop {
  /// The open to-do as it is now, with the title of its next open part; `nil` where there is none.
  package func look(at id: Todo.ID, _ clocks: MachineClocks) -> (row: TodoRow, nextPart: String?)? {
    guard let store else { return nil }
    do {
      guard let row = try store.todos(with: [id]).first, row.todo.completedAt == nil else {
        return nil
      }
      return (row, try store.nextPart(of: id, at: clocks.now)?.title)
    } catch {
      meet(error)
      return nil
    }
  }

  /// Shows the popup once more that is on the screen for this to-do alone; `false` where none is.
  package func showAgain(_ id: Todo.ID, at clocks: MachineClocks) -> Bool {
    guard let store, let server = health.usable else { return false }
    self.clocks = clocks
    do {
      guard let popup = try store.todos(with: [id]).first?.reminder?.popup,
        popup.server == server, deliveries.own.contains(popup.number),
        try store.todos(of: popup).count == 1
      else { return false }
      renew(popup)
      return true
    } catch {
      meet(error)
      return false
    }
  }
}
