internal import Model
internal import Planning
internal import SQLite
internal import Store

/// What is looked up for a popup that is about to be posted, and not for all that is due.
extension DeliveryLoop {
  /// The plan of a popup with the next part of the one to-do that it tells of; where it tells of several,
  /// with whether the rest of the day may wait.
  func completed(
    _ showing: PopupPlan,
    _ store: DeliveryStore
  ) throws(DatabaseError) -> PopupPlan {
    guard !showing.isPrivate else { return showing }
    var showing = showing
    if let told = showing.toldAlone {
      showing.nextPart = try store.nextPart(of: told.todo.id, at: now)?.title
    } else {
      showing.hasRest = try !store.rest(of: personalDay(at: now), at: now).isEmpty
    }
    return showing
  }
}
