import Actions
import Delivery
import Model
import Planning
import Store

/// What `simulate` answers.
struct SimulationJSON: Encodable, Sendable {
  let zone: String
  let from: String
  let to: String
  let answer: String
  /// Where it ended early, as there was too much.
  @Present var stoppedAt: String?
  let events: [SceneJSON]

  init(_ outcome: Simulation.Outcome, of scenario: Scenario) {
    zone = scenario.zone.identifier
    from = scenario.from.iso8601(in: scenario.zone)
    to = scenario.to.iso8601(in: scenario.zone)
    answer = scenario.answer.rawValue
    stoppedAt = outcome.stoppedAt?.iso8601(in: scenario.zone)
    events = outcome.scenes.map(SceneJSON.init)
  }
}

/// What would be seen at a moment.
struct SceneJSON: Encodable, Sendable {
  let at: String
  let zone: String
  let kind: String
  @Present var reason: String?
  /// How long ahead, or how long after the time before, in minutes.
  @Present var minutes: Int?
  @Present var dueToday: Int?
  @Present var until: String?
  @Present var before: String?
  let todos: [SceneTodoJSON]

  init(_ scene: Scene) {
    at = scene.at.iso8601(in: scene.zone)
    zone = scene.zone.identifier
    var todos: [SceneTodoJSON] = []
    switch scene.kind {
    case .popup(let showing, let reminders, let cause):
      kind = showing.rawValue
      (reason, minutes) = (cause.name, cause.minutes)
      todos = reminders.map { SceneTodoJSON($0.todo) }
    case .briefing(let contents):
      kind = "briefing"
      dueToday = contents.dueToday
      todos = contents.picks.map { SceneTodoJSON($0.todo) }
    case .fellAsleep(let civil):
      kind = "asleep"
      until = scene.zone.instant(of: civil).iso8601(in: scene.zone)
    case .woke: kind = "awake"
    case .zone(let other):
      kind = "zone"
      before = scene.at.iso8601(in: other)
    case .clock(let earlier):
      kind = "clock"
      before = earlier.iso8601(in: scene.zone)
    }
    self.todos = todos
  }

  static let kinds =
    Showing.Kind.allCases.map(\.rawValue) + ["briefing", "asleep", "awake", "zone", "clock"]
}

/// A to-do by its names.
struct SceneTodoJSON: Encodable, Sendable {
  let id: String
  let handle: String
  let title: String

  init(_ todo: Todo) {
    id = todo.id
    handle = todo.handle
    title = todo.title
  }
}

extension Scene.Cause {
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

extension SimulationJSON: Answer {
  static let shape = AnswerShape(
    "simulation",
    "What would pop up when.",
    [
      AnswerField("zone", .zone, "The zone of the machine at the beginning."),
      AnswerField("from", .instant, "Where it begins."),
      AnswerField("to", .instant, "Where it ends."),
      AnswerField(
        "answer",
        .choice(Scenario.Answer.allCases.map(\.rawValue)),
        "What is answered to each popup."
      ),
      AnswerField(
        "stoppedAt",
        .instant,
        "Where it ended early, because there was too much.",
        nullWhere: "all of it was played"
      ),
      AnswerField("events", .list(.object(SceneJSON.self)), "What would be seen, in order."),
    ]
  )
}

extension SceneJSON: Answer {
  static let shape = AnswerShape(
    "scene",
    "A popup that would come, or what happens to the machine.",
    [
      AnswerField("at", .instant, "What the clock shows then."),
      AnswerField("zone", .zone, "The zone of the machine then."),
      AnswerField("kind", .choice(kinds), "What is seen: the way of a popup, or a change."),
      AnswerField(
        "reason",
        .choice(["due", "ahead", "again", "snoozed", "awake", "changed", "waited", "stays"]),
        "Why a popup comes just then.",
        nullWhere: "it is no popup of to-dos"
      ),
      AnswerField(
        "minutes",
        .wholeNumber,
        "How far ahead of its time, or how long after it was shown before, in minutes.",
        nullWhere: "reason is neither ahead nor again"
      ),
      AnswerField(
        "dueToday",
        .wholeNumber,
        "How many to-dos a briefing counts.",
        nullWhere: "it is no briefing"
      ),
      AnswerField("until", .instant, "Until when the machine sleeps.", nullWhere: "it does not"),
      AnswerField(
        "before",
        .instant,
        "The same moment as clock or zone had it before.",
        nullWhere: "neither was changed"
      ),
      AnswerField(
        "todos",
        .list(.object(SceneTodoJSON.self)),
        "The to-dos in the popup, or those that a briefing picks."
      ),
    ]
  )
}

extension SceneTodoJSON: Answer {
  static let shape = AnswerShape(
    "named-todo",
    "A to-do by its names.",
    [
      AnswerField("id", .text, "Its id."), AnswerField("handle", .text, "Its short id."),
      AnswerField("title", .text, "Its title."),
    ]
  )
}
