import Model
import Testing

@testable import Planning

@Suite struct NextWakeTests {
  typealias F = Fixture

  /// Reminders at 12:00 and when the planner wants to look again.
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    var pending: [PendingReminder] = []
    var nextFireAt: String?
    var server: String? = F.server
    let wake: String?

    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(name: "nothing is foreseen", wake: nil),
    Row(name: "the next reminder", nextFireAt: "12:30", wake: "12:30"),
    Row(
      name: "a next reminder that is not ahead counts for nothing",
      nextFireAt: "12:00",
      wake: nil
    ),
    Row(
      name: "the repeat of one that is shown",
      pending: [
        F.shown("a", "11:55", popup: 1) {
          $0.reminder.fireAt = F.at("12:05")
          $0.reminder.againAt = F.at("12:05")
        }
      ],
      nextFireAt: "12:30",
      wake: "12:05"
    ),
    Row(
      name: "the repeat of one that is shown just now",
      pending: [F.scheduled("a", "12:00")],
      nextFireAt: "12:30",
      wake: "12:10"
    ),
    Row(
      name: "the next stage of one that is shown just now",
      pending: [F.scheduled("a", "12:00", leads: [5, 0])],
      wake: "12:05"
    ),
    Row(
      name: "one that speaks up once has nothing to come",
      pending: [F.scheduled("a", "12:00") { $0.reminder.persistence = .once }],
      wake: nil
    ),
    Row(
      name: "what is held waits for a server and not for the clock",
      pending: [F.scheduled("a", "11:00")],
      server: nil,
      wake: nil
    ),
  ])
  func wakes(_ row: Row) {
    let plan = plan(
      PlanState(pending: row.pending, nextFireAt: row.nextFireAt.map(F.at)),
      at: F.at("12:00"),
      in: .utc,
      policy: F.policy,
      surroundings: Surroundings(server: row.server)
    )
    #expect(plan.nextWake == row.wake.map(F.at))
  }
}
