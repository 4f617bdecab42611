package import Delivery
import Model
import Planning
import Store

/// Popups that would come: what `simulate` answers.
package struct SimulationJSON: Answer {
  let outcome: Simulation.Outcome
  let scenario: Scenario

  package init(_ outcome: Simulation.Outcome, of scenario: Scenario) {
    self.outcome = outcome
    self.scenario = scenario
  }

  package static let object = Object("simulation", "What would pop up when.", in: \.scenario.zone) {
    Field.zone("The zone of the machine at the beginning.")
    Field("from", "Where it begins.", \.scenario.from)
    Field("to", "Where it ends.", \.scenario.to)
    Field("answer", "What is answered to each popup.", \.scenario.answer)
    Field("stoppedAt", "Where it ended early, because there was too much.", \.outcome.stoppedAt)
      .null(where: "all of it was played")
    Field("events", "What would be seen, in order.", \.outcome.scenes)
  }
}

extension Scene: Answer {
  package static let object = Object(
    "scene",
    "A popup that would come, or what happens to the machine.",
    in: \.zone
  ) {
    Field("at", "What the clock shows then.", \.at)
    Field.zone("The zone of the machine then.")
    Field("kind", "What is seen: the way of a popup, or a change.", oneOf: kinds, \.kind.name)
    Field("reason", "Why a popup comes just then.", oneOf: Cause.names, \.kind.cause?.name)
      .null(where: "it is no popup of to-dos")
    Field(
      "minutes",
      "How far ahead of its time, or how long after it was shown before, in minutes.",
      \.kind.cause?.minutes
    )
    .null(where: "reason is neither ahead nor again")
    Field("dueToday", "How many to-dos a briefing counts.") {
      if case .briefing(let contents) = $0.kind { contents.dueToday } else { nil }
    }
    .null(where: "it is no briefing")
    Field("until", "Until when the machine sleeps.", \.wakes).null(where: "it does not")
    Field("before", "The same moment as clock or zone had it before.", \.before)
      .null(where: "neither was changed")
    Field("eventTitles", "What the events of calendars are called that a popup tells of.") {
      if case .events(let notices) = $0.kind { notices.map(\.title) } else { [] }
    }
    Field("todos", "The to-dos in the popup, or those that a briefing picks.", \.todos)
  }

  private static let kinds =
    PopupPlan.Kind.allCases.map(\.rawValue) + [
      "briefing", "events", "asleep", "awake", "zone", "clock",
    ]

  private var wakes: Instant? {
    if case .fellAsleep(let civil) = kind { zone.instant(of: civil) } else { nil }
  }

  /// The moment with the offset that the zone or the clock had before.
  private var before: MomentBefore? {
    switch kind {
    case .zone(let other): MomentBefore(at: at, zone: other)
    case .clock(let earlier): MomentBefore(at: earlier, zone: zone)
    default: nil
    }
  }

  private var todos: [NamedTodo] {
    switch kind {
    case .popup(_, let reminders, _): reminders.map { NamedTodo(todo: $0.todo) }
    case .briefing(let contents): contents.picks.map { NamedTodo(todo: $0.todo) }
    default: []
    }
  }
}

/// A moment on a wall clock that counts no more.
private struct MomentBefore: AnswerText {
  let at: Instant
  let zone: Zone

  static var type: AnswerType { .instant }
  func text(in _: Zone) -> String { at.iso8601(in: zone) }
}

/// A to-do by its names.
private struct NamedTodo: Answer {
  let todo: Todo

  static let object = Object("named-todo", "A to-do by its names.") {
    Field("id", "Its id.", \.todo.id)
    Field("handle", "Its short id.", \.todo.handle)
    Field("title", "Its title.", \.todo.title)
  }
}

extension Scene.Kind {
  fileprivate var name: String {
    switch self {
    case .popup(let showing, _, _): showing.rawValue
    case .briefing: "briefing"
    case .events: "events"
    case .fellAsleep: "asleep"
    case .woke: "awake"
    case .zone: "zone"
    case .clock: "clock"
    }
  }

  fileprivate var cause: Scene.Cause? {
    if case .popup(_, _, let cause) = self { cause } else { nil }
  }
}

extension Scene.Cause {
  fileprivate static let names = [
    "due", "ahead", "again", "snoozed", "awake", "changed", "waited", "stays",
  ]

  fileprivate var name: String {
    switch self {
    case .due: "due"
    case .ahead: "ahead"
    case .again: "again"
    case .snoozed: "snoozed"
    case .afterWaking: "awake"
    case .afterChange: "changed"
    case .waited: "waited"
    case .stays: "stays"
    }
  }

  fileprivate var minutes: Int? {
    switch self {
    case .ahead(let minutes), .again(let minutes): minutes
    case .due, .snoozed, .afterWaking, .afterChange, .waited, .stays: nil
    }
  }
}
