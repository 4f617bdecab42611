import Delivery
import Model
import Testing

/// A stretch of time to be played, and what has to be seen in it; civil times, by hand.
struct Played: CustomTestStringConvertible, Sendable {
  struct Due: Sendable {
    var title: String
    var at: String
    var zone: String?
    var rule: String?
    var leads: [Int] = []
    var persistence: Reminder.Persistence?
  }

  var testDescription: String
  var todos: [Due]
  var from: String
  var to: String
  var events: [(at: String, Turn)] = []
  var answer = Scenario.Answer.none
  var home = "Test/Home"
  var sees: [String]

  enum Turn: Sendable {
    case sleep(until: String)
    case zone(String)
    case clock(minutes: Int)
  }

  init(
    _ name: String,
    _ todos: [Due],
    _ from: String,
    _ to: String,
    _ events: [(at: String, Turn)] = [],
    answer: Scenario.Answer = .none,
    home: String = "Test/Home",
    sees: [String]
  ) {
    testDescription = name
    self.todos = todos
    self.from = from
    self.to = to
    self.events = events
    self.answer = answer
    self.home = home
    self.sees = sees
  }
}
