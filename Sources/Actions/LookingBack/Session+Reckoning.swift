import Configuration
import Language
package import Model
package import Planning
package import Store
import System

extension Session {
  /// What became of each time that series came in a window, or as long as that is known.
  ///
  /// Of some of them alone, where they are given. With `closingDays` nothing waits longer than its own day.
  func reckoned(
    _ window: Range<Instant>?,
    of ids: Set<Todo.ID>? = nil,
    closingDays: Bool = false,
    in store: TodoStore
  ) throws -> [ReckonedSeries] {
    try store.reckonedSeries(
      in: window ?? Instant(seconds: 0)..<now + .seconds(1),
      of: ids,
      dayStarts: settings.conventions.dayStarts,
      while: serviceTimes(in: store),
      closingDays: closingDays,
      at: now
    )
  }

  /// What became of each time that a series came.
  package func times(of id: Todo.ID, in store: TodoStore) throws -> [ReckonedOccurrence] {
    try reckoned(nil, of: [id], in: store).first?.times ?? []
  }

  /// When the service ran, as far as it is known.
  func serviceTimes(in store: TodoStore) throws -> ServiceTimes {
    try store.serviceTimes(isRunning: environment.service.isRunning(paths.database), at: now)
  }
}
