import Model
import Testing

@testable import Planning

/// A situation at 12:00 and what the planner asks for then.
struct Situation: CustomTestStringConvertible, Sendable {
  let name: String
  let pending: [PendingReminder]
  var obsolete: [ObsoletePopup] = []
  var server: String? = Fixture.server
  var resumedAt: String?
  var inFlight: Set<Todo.ID> = []
  let actions: [String]

  var testDescription: String { name }

  func check() {
    let plan = Fixture.plan(
      pending,
      obsolete: obsolete,
      at: "12:00",
      server: server,
      resumedAt: resumedAt,
      inFlight: inFlight
    )
    #expect(plan.actions.map(\.description) == actions)
  }
}

@Suite struct DueTests {
  typealias F = Fixture

  @Test(arguments: [
    Situation(name: "nothing to do", pending: [], actions: []),
    Situation(
      name: "what is due now is shown",
      pending: [F.scheduled("a", "12:00")],
      actions: ["due a"]
    ),
    Situation(
      name: "never early, not by a millisecond",
      pending: [
        F.scheduled("a", "12:00") { $0.reminder.fireAt?.milliseconds += 1 }
      ],
      actions: []
    ),
    Situation(
      name: "five minutes after its moment it is still simply due",
      pending: [F.scheduled("a", "11:55")],
      actions: ["due a"]
    ),
    Situation(
      name: "more than five minutes after its moment it is late",
      pending: [F.scheduled("a", "11:54:59")],
      actions: ["late a"]
    ),
    Situation(
      name: "a snooze that is over comes again",
      pending: [
        F.shown("a", "11:00", popup: 1) {
          $0.reminder.state = .snoozed
          $0.reminder.popup = nil
          $0.reminder.againAt = F.at("12:00")
          $0.reminder.fireAt = F.at("12:00")
        }
      ],
      actions: ["again a"]
    ),
    Situation(
      name: "a snooze that is not over waits",
      pending: [
        F.scheduled("a", "11:00") {
          $0.reminder.state = .snoozed
          $0.reminder.againAt = F.at("12:01")
          $0.reminder.fireAt = F.at("12:01")
        }
      ],
      actions: []
    ),
    Situation(
      name: "an unanswered one comes again and takes its popup's place",
      pending: [
        F.shown("a", "11:50", popup: 4) {
          $0.reminder.againAt = F.at("12:00")
          $0.reminder.fireAt = F.at("12:00")
        }
      ],
      actions: ["again a over 4"]
    ),
    Situation(
      name: "a shown one at rest stays as it is",
      pending: [F.shown("a", "11:00", popup: 4)],
      actions: []
    ),
    Situation(
      name: "what was done is never shown",
      pending: [F.scheduled("a", "12:00") { $0.todo.completedAt = F.at("11:59") }],
      actions: []
    ),
    Situation(
      name: "what was cancelled is never shown",
      pending: [F.scheduled("a", "12:00") { $0.reminder.state = .closed }],
      actions: []
    ),
    Situation(
      name: "what is on its way to the server is not shown twice",
      pending: [F.scheduled("a", "12:00") { $0.reminder.state = .delivering }],
      inFlight: ["a"],
      actions: []
    ),
    Situation(
      name: "a crash between claim and post posts once",
      pending: [F.scheduled("a", "12:00") { $0.reminder.state = .delivering }],
      actions: ["due a"]
    ),
    Situation(
      name: "a crash while showing once more shows it once more, quietly",
      pending: [F.shown("a", "11:00", popup: 4) { $0.reminder.state = .delivering }],
      actions: ["quiet again a over 4"]
    ),
  ])
  func singles(_ situation: Situation) { situation.check() }

  @Test(arguments: [
    Situation(
      name: "without a server what is due is held",
      pending: [F.scheduled("b", "12:00"), F.scheduled("a", "11:00")],
      server: nil,
      actions: ["hold a b for no-notification-server"]
    ),
    Situation(
      name: "what is held already is not noted again",
      pending: [F.scheduled("a", "11:00") { $0.reminder.state = .held }],
      server: nil,
      actions: []
    ),
    Situation(
      name: "what is not due is not held",
      pending: [F.scheduled("a", "12:01"), F.shown("b", "11:00", popup: 1)],
      server: nil,
      actions: []
    ),
    Situation(
      name: "what was only to be shown once more is not held",
      pending: [F.shown("a", "11:00", popup: 1) { $0.reminder.state = .delivering }],
      server: nil,
      actions: []
    ),
    Situation(
      name: "a crash between claim and post is held where the server went too",
      pending: [F.scheduled("a", "11:00") { $0.reminder.state = .delivering }],
      server: nil,
      actions: ["hold a for no-notification-server"]
    ),
    Situation(
      name: "once a server is there, what was held comes",
      pending: [F.scheduled("a", "11:00") { $0.reminder.state = .held }],
      actions: ["late a"]
    ),
    Situation(
      name: "held for a moment only, it is not called late",
      pending: [F.scheduled("a", "11:58") { $0.reminder.state = .held }],
      actions: ["due a"]
    ),
    Situation(
      name: "three held ones come as one digest although they were due apart",
      pending: ["11:57", "11:58", "11:59"].map { time in
        F.scheduled(time, time) { $0.reminder.state = .held }
      },
      actions: ["digest 11:57 11:58 11:59"]
    ),
    Situation(
      name: "a held repeat comes again",
      pending: [
        F.shown("a", "11:00", popup: 1, on: ":1.3") {
          $0.reminder.state = .held
          $0.reminder.againAt = F.at("11:10")
          $0.reminder.fireAt = F.at("11:10")
        }
      ],
      actions: ["again a", "forget all but :1.7"]
    ),
  ])
  func held(_ situation: Situation) { situation.check() }

  @Test(arguments: [
    Situation(
      name: "two late ones come singly",
      pending: [F.scheduled("a", "10:00"), F.scheduled("b", "11:00")],
      actions: ["late a", "late b"]
    ),
    Situation(
      name: "three late ones come as one digest, earliest first",
      pending: [F.scheduled("c", "11:00"), F.scheduled("a", "10:00"), F.scheduled("b", "10:30")],
      actions: ["digest a b c"]
    ),
    Situation(
      name: "three in the same minute come as one digest",
      pending: ["a", "b", "c"].map { F.scheduled($0, "12:00") },
      actions: ["digest a b c"]
    ),
    Situation(
      name: "two in the same minute come singly",
      pending: ["a", "b"].map { F.scheduled($0, "12:00") },
      actions: ["due a", "due b"]
    ),
    Situation(
      name: "late and simultaneous ones share one digest",
      pending: [F.scheduled("a", "12:00"), F.scheduled("b", "12:00"), F.scheduled("c", "09:00")],
      actions: ["digest c a b"]
    ),
    Situation(
      name: "the one whose moment it is stands beside the digest of late ones",
      pending: ["a", "b", "c"].map { F.scheduled($0, "10:00") } + [F.scheduled("d", "12:00")],
      actions: ["due d", "digest a b c"]
    ),
    Situation(
      name: "what matters more comes first in a digest",
      pending: [
        F.scheduled("a", "10:00"),
        F.scheduled("b", "10:30") { $0.todo.priority = .low },
        F.scheduled("c", "11:00") { $0.todo.priority = .high },
      ],
      actions: ["digest c a b"]
    ),
    Situation(
      name: "medication always comes singly, and first",
      pending: ["a", "b", "c", "d"].map { id in
        F.scheduled(id, "10:00") { $0.reminder.isBreakthrough = id == "d" }
      },
      actions: ["late d", "digest a b c"]
    ),
    Situation(
      name: "three repeats at once become one digest that takes a popup's place",
      pending: [1, 2, 3].map { number in
        F.shown("\(number)", "11:50", popup: number) {
          $0.reminder.againAt = F.at("12:00")
          $0.reminder.fireAt = F.at("12:00")
        }
      },
      actions: ["withdraw 2 2", "withdraw 3 3", "digest 1 2 3 over 1"]
    ),
  ])
  func digests(_ situation: Situation) { situation.check() }
}
