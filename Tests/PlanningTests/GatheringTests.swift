import Model
import Testing

@testable import Planning

/// Repeats that nobody answers: they come together, ever more rarely, and not at night.
@Suite("Repeats that nobody answers") struct GatheringTests {
  typealias F = Fixture

  /// The hours from noon on, in which nothing was answered since the first popup.
  struct Hour: CustomTestStringConvertible {
    let now: String
    var lastNudge: String?
    var returnedAt: String?
    let actions: [String]
    var testDescription: String { "\(now), last \(lastNudge ?? "none")" }
  }

  private func plan(
    _ pending: [PendingReminder],
    at now: String,
    since: String? = "12:00",
    lastNudge: String? = nil,
    returnedAt: String? = nil
  ) -> Plan {
    var state = PlanState(pending: pending)
    state.unanswered = since.map {
      Unanswered(since: F.at($0), lastNudge: lastNudge.map(F.at))
    }
    var surroundings = Surroundings(server: F.server)
    surroundings.returnedAt = returnedAt.map(F.at)
    return Planning.plan(
      state,
      at: F.at(now),
      in: .utc,
      policy: F.policy,
      surroundings: surroundings
    )
  }

  /// Shown at a moment, on the screen, and to come again at another one.
  private func repeating(_ id: String, _ shownAt: String, popup: UInt32, at moment: String?)
    -> PendingReminder
  {
    F.shown(id, shownAt, popup: popup) { pending in
      pending.reminder.fireAt = moment.map(F.at)
      pending.reminder.againAt = pending.reminder.fireAt
    }
  }

  @Test(
    "They come as they would for an hour, then together after one, two and four hours",
    arguments: [
      Hour(now: "12:40", lastNudge: "12:30", actions: ["again a over 4", "again b over 5"]),
      Hour(
        now: "13:00",
        lastNudge: "12:59",
        actions: ["withdraw 5 b", "digest a b over 4"]
      ),
      Hour(
        now: "13:20",
        lastNudge: "13:00",
        actions: ["hold a b for unanswered"]
      ),
      Hour(
        now: "14:10",
        lastNudge: "13:00",
        actions: ["withdraw 5 b", "digest a b over 4"]
      ),
      Hour(now: "15:59", lastNudge: "14:10", actions: ["hold a b for unanswered"]),
      Hour(
        now: "16:00",
        lastNudge: "14:10",
        actions: ["withdraw 5 b", "digest a b over 4"]
      ),
      Hour(
        now: "15:00",
        lastNudge: "14:10",
        returnedAt: "14:59",
        actions: ["withdraw 5 b", "digest a b over 4"]
      ),
    ]
  )
  func hours(_ hour: Hour) {
    let pending = [
      repeating("a", "12:00", popup: 4, at: "12:35"),
      repeating("b", "12:10", popup: 5, at: "12:40"),
    ]
    let plan = plan(
      pending,
      at: hour.now,
      lastNudge: hour.lastNudge,
      returnedAt: hour.returnedAt
    )
    #expect(plan.actions.map(\.description) == hour.actions)
  }

  @Test("What is held wakes when it comes together the next time")
  func wakes() {
    let held = repeating("a", "12:00", popup: 4, at: "12:40")
    #expect(plan([held], at: "14:30", lastNudge: "14:00").nextWake == F.at("16:00"))
  }

  @Test("All that has been on the screen for a while comes along, and medication does not")
  func comesAlong() {
    let pills = F.shown("p", "12:00", popup: 7) { $0.reminder.isBreakthrough = true }
    let pending = [
      repeating("a", "12:00", popup: 4, at: "12:40"), F.shown("b", "12:10", popup: 5),
      F.shown("c", "12:55", popup: 6), pills,
    ]
    let plan = plan(pending, at: "13:00", lastNudge: "12:30")
    #expect(plan.actions.map(\.description) == ["withdraw 5 b", "digest a b over 4"])
  }

  @Test("Of a popup of several the others come along with those that repeat together")
  func mates() {
    let pending = ["a", "b", "c", "d"].map { id in
      repeating(id, "12:00", popup: 4, at: id == "d" ? nil : "12:40")
    }
    let plan = plan(pending, at: "12:40")
    #expect(plan.actions.map(\.description) == ["digest a b c d over 4"])
  }

  @Test("What comes for the first time at its clock time comes alone, whoever answers")
  func firsts() {
    let pending = [repeating("a", "12:00", popup: 4, at: "13:00"), F.scheduled("b", "13:10")]
    let plan = plan(pending, at: "13:10", lastNudge: "13:05")
    #expect(plan.actions.map(\.description) == ["due b", "hold a for unanswered"])
  }

  @Test("What was put off comes at its moment, and medication as often as ever")
  func others() {
    let later = F.shown("a", "12:00", popup: 4) { pending in
      pending.reminder = pending.reminder.snoozed(until: F.at("14:30")).forgettingPopup()
    }
    var pills = repeating("p", "12:00", popup: 7, at: "14:30")
    pills.reminder.isBreakthrough = true
    let plan = plan([later, pills], at: "14:30", lastNudge: "14:00")
    #expect(plan.actions.map(\.description) == ["again p over 7", "again a"])
  }

  @Test("At night nothing comes again but medication, and what was put off until then")
  func night() {
    var pills = repeating("p", "21:50", popup: 7, at: "22:10")
    pills.reminder.isBreakthrough = true
    let later = F.shown("b", "12:00", popup: 4) { pending in
      pending.reminder = pending.reminder.snoozed(until: F.at("22:10")).forgettingPopup()
    }
    let pending = [repeating("a", "21:55", popup: 5, at: "22:05"), pills, later]
    let plan = plan(pending, at: "22:10", since: nil)
    #expect(
      plan.actions.map(\.description) == ["again p over 7", "again b", "hold a for night"]
    )
    #expect(plan.nextWake.map { $0 <= F.at("2026-11-22T07:00") } == true)
    let morning = self.plan(
      [repeating("a", "21:55", popup: 5, at: "22:05")],
      at: "2026-11-22T07:00",
      since: nil
    )
    #expect(morning.actions.map(\.description) == ["again a over 5"])
  }

  @Test("A series that nobody answers comes at its own next hour, not when the night ends")
  func series() throws {
    let todo = try F.recurring("FREQ=HOURLY", from: "2026-11-21T22:00")
    let reminder = Reminder(
      todo: "a",
      state: .shown,
      attempts: 1,
      againAt: F.at("22:10"),
      fireAt: F.at("22:10"),
      shownAt: F.at("22:00")
    )
    let pending = PendingReminder(todo: todo, reminder: reminder, dueAt: F.at("22:00"))
    let held = pending.held(until: F.at("2026-11-22T07:00"), at: F.at("22:10"), in: TestZones.utc)
    #expect(held?.fireAt == F.at("23:00"))
    #expect(held?.state == .shown)
  }

  @Test("What is held for another reason by now is noted anew")
  func newReason() {
    let held = repeating("a", "12:00", popup: 4, at: "12:40")
    for (known, actions) in [
      (HoldReason.locked, ["hold a for unanswered"]), (.unanswered, []),
    ] {
      var held = held
      held.reminder.state = .held
      var state = PlanState(pending: [held])
      state.unanswered = Unanswered(since: F.at("12:00"), lastNudge: F.at("14:00"))
      state.heldFor = ["a": known]
      let plan = Planning.plan(
        state,
        at: F.at("14:30"),
        in: .utc,
        policy: F.policy,
        surroundings: Surroundings(server: F.server)
      )
      #expect(plan.actions.map(\.description) == actions)
    }
  }
}
