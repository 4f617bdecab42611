import Model
import Planning
import Testing

/// Servers that show only some popups of a program at once.
@Suite struct RoomTests {
  struct Crowd: CustomTestStringConvertible, Sendable {
    let name: String
    /// To-dos with a popup of their own on screen, and those that are due now.
    var onScreen: [String] = []
    var due: [String] = []
    var medication: Set<String> = []
    var room: Int? = 3
    /// The popups that are shown, in order.
    let popups: [String]

    var testDescription: String { name }

    static let all = [
      Crowd(name: "no limit", onScreen: ["a", "b", "c"], due: ["d"], room: nil, popups: ["d"]),
      Crowd(name: "one that has room", onScreen: ["a", "b"], due: ["d"], popups: ["d"]),
      Crowd(
        name: "a fourth takes in the one that has been there longest",
        onScreen: ["a", "b", "c"],
        due: ["d"],
        popups: ["d a"]
      ),
      Crowd(
        name: "medication stays alone, two others make way",
        onScreen: ["a", "b", "c"],
        due: ["d"],
        medication: ["d"],
        popups: ["d", "a b"]
      ),
      Crowd(
        name: "medication on screen stays there alone",
        onScreen: ["a", "b", "c"],
        due: ["d"],
        medication: ["a"],
        popups: ["d b"]
      ),
      Crowd(
        name: "four times medication cannot all be alone",
        onScreen: ["a", "b", "c"],
        due: ["d"],
        medication: ["a", "b", "c", "d"],
        popups: ["d a"]
      ),
    ]
  }

  @Test("make room where a briefing or a popup of others is about to come")
  func othersCome() {
    let pending = ["a", "b", "c"].enumerated().map { number, id in
      Fixture.shown(id, "12:00", popup: UInt32(number + 1))
    }
    func joined(room: Int?, _ policy: Policy) -> [String] {
      plan(
        PlanState(pending: pending),
        at: Fixture.at("12:10"),
        in: .utc,
        policy: policy,
        surroundings: Surroundings(server: Fixture.server, room: room)
      )
      .actions.compactMap { action in
        switch action {
        case .show(let showing): showing.reminders.map(\.todo.id).joined(separator: " ")
        case .brief: "briefing"
        default: nil
        }
      }
    }
    #expect(joined(room: 3, Fixture.policy) == [])
    #expect(joined(room: 2, Fixture.policy) == ["a b"])
    #expect(joined(room: 0, Fixture.policy) == ["a b c"])
    var policy = Fixture.policy
    policy.briefing.isOn = true
    policy.briefing.at = .hour(12)
    #expect(joined(room: 3, policy) == ["a b", "briefing"])
    #expect(joined(room: nil, policy) == ["briefing"])
  }

  @Test(arguments: Crowd.all)
  func theLeastImportantComeTogether(_ crowd: Crowd) {
    var pending = crowd.onScreen.enumerated().map { number, id in
      Fixture.shown(id, "12:00", popup: UInt32(number + 1))
    }
    pending += crowd.due.map { Fixture.scheduled($0, "12:10") }
    for index in pending.indices {
      pending[index].reminder.isBreakthrough = crowd.medication.contains(pending[index].todo.id)
    }
    let plan = plan(
      PlanState(pending: pending),
      at: Fixture.at("12:10"),
      in: .utc,
      policy: Fixture.policy,
      surroundings: Surroundings(server: Fixture.server, room: crowd.room)
    )
    let shown = plan.actions.compactMap { action -> String? in
      guard case .show(let showing) = action else { return nil }
      return showing.reminders.map(\.todo.id).joined(separator: " ")
    }
    #expect(shown == crowd.popups)
  }
}
