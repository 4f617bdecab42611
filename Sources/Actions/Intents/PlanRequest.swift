package import Language
package import Model
package import Store

/// A look at what is planned: the stretch of time, and which list and priority count.
package struct PlanRequest {
  package var window: SpokenWindow
  /// Its list, its priority and how many to-dos there are at most.
  package var filter = TodoFilter()
  package var shape = Shape.table
  /// Whether events of calendars stand between the to-dos.
  package var withEvents = false

  /// How a person sees it on a screen.
  package enum Shape: Sendable {
    /// One below the other, day by day.
    case table
    /// Days side by side.
    case days
    /// The weeks of a month below each other.
    case month
  }

  package init(_ window: SpokenWindow) {
    self.window = window
  }

  /// Some whole days from a day on.
  package init(from day: CivilDate, days: Int = 1) {
    self.init(SpokenWindow(days: day..<day.adding(days: days)))
  }
}

/// The facts of a look at what is planned.
package struct PlannedWindow {
  package let request: PlanRequest
  /// The stretch of time without the days of it that are over.
  package let window: SpokenWindow
  /// The same as instants of the machine's zone.
  package let instants: Range<Instant>
  /// What is planned in it, the earliest first; a series at each of its moments.
  package let todos: [PlannedTodo]
  /// Events of calendars in it, the earliest first, where they were asked for.
  package let events: [PlannedEvent]
  /// Open to-dos with words of which nobody was asked yet what they mean, where today is in the window.
  package var unsure: [TodoRow] = []
  /// The latest to-dos of the days before today, where today is in the window.
  package let waiting: [TodoRow]
  /// How many there are of those in all.
  package let waitingCount: Int

  package init(
    request: PlanRequest,
    window: SpokenWindow,
    instants: Range<Instant>,
    todos: [PlannedTodo],
    events: [PlannedEvent] = [],
    waiting: [TodoRow],
    waitingCount: Int
  ) {
    (self.request, self.window, self.instants) = (request, window, instants)
    (self.todos, self.waiting, self.waitingCount) = (todos, waiting, waitingCount)
    self.events = events
  }

  /// How many to-dos of earlier days are named: who sees all of them sees no day any more.
  package static let mostWaiting = 7
}
