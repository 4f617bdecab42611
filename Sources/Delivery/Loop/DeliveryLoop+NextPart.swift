internal import Model
internal import Planning
internal import SQLite
internal import Store

/// The next part of what is about to be posted.
extension DeliveryLoop {
  /// The plan of a popup with the next part of the one to-do that it tells of.
  ///
  /// It is looked up for what is about to be posted, and not for all that is due.
  func namingNextPart(
    _ showing: PopupPlan,
    _ store: DeliveryStore
  ) throws(DatabaseError) -> PopupPlan {
    guard !showing.isPrivate, let told = showing.toldAlone else { return showing }
    var showing = showing
    showing.nextPart = try store.nextPart(of: told.todo.id, at: now)?.title
    return showing
  }
}
