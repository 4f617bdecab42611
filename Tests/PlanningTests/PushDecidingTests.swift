import Model
import Testing

@testable import Planning

/// What goes to the phone, and when.
@Suite("What goes to the phone") struct PushDecidingTests {
  /// A moment of a day on which something was shown at 12:00, and what becomes of it.
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    var now = "12:10"
    var state = PushState(unanswered: [Fixture.shown("a", "12:00", popup: 1)])
    var surroundings = Surroundings(server: Fixture.server)
    var policy = PushDecidingTests.policy
    /// The changes in words.
    let changes: [String]
    var asks = false
    var wakes: String?

    init(
      _ name: String,
      at now: String = "12:10",
      _ changes: String...,
      asks: Bool = false,
      wakes: String? = nil,
      change: (inout Case) -> Void = { _ in }
    ) {
      testDescription = name
      (self.now, self.changes, self.asks, self.wakes) = (now, changes, asks, wakes)
      change(&self)
    }
  }

  static var policy: Policy {
    var policy = Fixture.policy
    policy.push.isOn = true
    return policy
  }

  static func row(
    _ state: PhoneReminder.State,
    since: String = "12:00",
    message: String? = nil,
    sent: String? = nil,
    next: String? = nil
  ) -> PhoneReminder {
    PhoneReminder(
      todo: "a",
      state: state,
      since: Fixture.at(since),
      message: message,
      sentAt: sent.map(Fixture.at),
      nextAt: next.map(Fixture.at)
    )
  }

  static func held(_ id: String, _ at: String) -> PendingReminder {
    Fixture.scheduled(id, at) { $0.reminder.state = .held }
  }

  static let known = PushState(
    unanswered: [Fixture.shown("a", "12:00", popup: 1)],
    phone: [row(.waiting)]
  )
  static let always = Quiet(hours: ClockHours(from: .hour(11), to: .hour(13)))

  static let cases: [Case] = [
    Case("what was just shown waits", at: "12:00", "begin a 12:00", wakes: "12:10"),
    Case("what is known waits on", at: "12:05", wakes: "12:10") { $0.state = known },
    Case("ten minutes without an answer", "push a unanswered", asks: true) { $0.state = known },
    Case("shown again meanwhile, it counts from the first time", "push a unanswered", asks: true) {
      $0.state = known
      $0.state.unanswered[0].reminder.shownAt = Fixture.at("12:09")
    },
    Case("off, nothing goes anywhere") {
      $0.state = known
      $0.policy.push.isOn = false
    },
    Case(
      "held behind the lock, it goes at once",
      at: "12:00",
      "begin a 12:00",
      "push a locked",
      asks: true
    ) {
      $0.state.unanswered = [held("a", "12:00")]
      $0.surroundings.isLocked = true
      $0.surroundings.awaySince = Fixture.at("11:00")
    },
    Case(
      "shown while nobody is there, it goes at once",
      at: "12:00",
      "begin a 12:00",
      "push a away",
      asks: true
    ) {
      $0.surroundings.isIdle = true
      $0.surroundings.awaySince = Fixture.at("11:55")
    },
    Case("who leaves after it was shown has his ten minutes", at: "12:03", wakes: "12:10") {
      $0.state = known
      $0.surroundings.isLocked = true
      $0.surroundings.awaySince = Fixture.at("12:02")
    },
    Case("quiet hours keep it back to their end", wakes: "13:00") {
      $0.state = known
      $0.state.quiet = always
    },
    Case("Do-Not-Disturb keeps it back") {
      $0.state = known
      $0.surroundings.isDoNotDisturb = true
    },
    Case("a time for one thing keeps it back") {
      $0.state = known
      $0.state.isFocusing = true
    },
    Case("medication goes through all of it", "push a unanswered", asks: true) {
      $0.state = known
      $0.state.quiet = always
      $0.state.unanswered[0].reminder.isBreakthrough = true
    },
    Case("the question how it goes stays here") {
      $0.state.unanswered[0].reminder.checkIn = .asked
    },
    Case("what went goes no more, and its answer is asked for", asks: true) {
      $0.state = known
      $0.state.phone = [row(.sent, message: "v1", sent: "12:05", next: "12:10")]
    },
    Case("between two questions nothing happens", wakes: "12:15") {
      $0.state = known
      $0.state.phone = [row(.sent, message: "v1", sent: "12:05", next: "12:15")]
    },
    Case("what is on its way is asked for again", asks: true) {
      $0.state = known
      $0.state.phone = [row(.wanted, message: "v1", next: "12:09")]
    },
    Case("answered here, it is taken from there at once", asks: true) {
      $0.state = PushState(phone: [row(.answered, message: "v1", sent: "12:05")])
    },
    Case("after a day nobody asks any more", "give up a") {
      $0.state = known
      $0.state.phone = [
        row(.sent, since: "2026-11-20T12:00", message: "v1", sent: "2026-11-20T12:10")
      ]
    },
    Case("a day that has had enough drops it", "drop a") {
      $0.state = known
      $0.state.sentToday = 50
    },
    Case("what is on its way counts", "drop a", wakes: "12:30") {
      $0.state = known
      $0.policy.push.perDay = 1
      $0.state.phone.append(
        PhoneReminder(
          todo: "b",
          state: .wanted,
          since: Fixture.at("12:00"),
          message: "v2",
          nextAt: Fixture.at("12:30")
        )
      )
    },
    Case("without a limit there is none", "push a unanswered", asks: true) {
      $0.state = known
      $0.policy.push.perDay = 0
      $0.state.sentToday = 500
    },
  ]

  @Test(arguments: cases) func isDecided(_ one: Case) {
    let plan = pushPlan(
      one.state,
      at: Fixture.at(one.now),
      in: .utc,
      policy: one.policy,
      surroundings: one.surroundings
    )
    #expect(plan.changes.map(\.words) == one.changes)
    #expect(plan.asks == one.asks)
    #expect(plan.nextWake == one.wakes.map(Fixture.at))
  }

  @Test func manyAtOnceAreOneMessageAndMedicationGoesAlone() {
    let ids = ["a", "b", "c", "d"]
    var state = PushState(unanswered: ids.map { Self.held($0, "12:00") })
    state.unanswered[3].reminder.isBreakthrough = true
    var surroundings = Surroundings(server: Fixture.server, isLocked: true)
    surroundings.awaySince = Fixture.at("11:00")
    let plan = pushPlan(
      state,
      at: Fixture.at("12:00"),
      in: .utc,
      policy: Self.policy,
      surroundings: surroundings
    )
    #expect(
      plan.changes.map(\.words).filter { $0.hasPrefix("push") }
        == ["push d locked", "push a b c locked"]
    )
  }

  @Test(
    "the next occurrence of a series goes once more",
    arguments: [
      (
        "shown before it has come", row(.sent, since: day + "12:00", sent: day + "12:10"), "11:59",
        [String]()
      ),
      (
        "as it comes", row(.sent, since: day + "12:00", sent: day + "12:10"), "12:00",
        ["begin a 12:00"]
      ),
      (
        "nobody was told of the one before", row(.waiting, since: day + "12:00"), "12:00",
        ["begin a 12:00"]
      ),
      (
        "what went when it had come is shown again",
        row(.sent, since: day + "12:00", sent: "12:00"), "12:01", [String]()
      ),
      (
        "what is on its way tells of it", row(.wanted, since: day + "12:00", message: "v1"),
        "12:01", [String]()
      ),
    ]
  )
  func nextOccurrence(
    _ name: String,
    _ row: PhoneReminder,
    _ shownAt: String,
    _ changes: [String]
  ) throws {
    var pending = Fixture.shown("a", shownAt, popup: 1)
    pending.todo = try Fixture.recurring("FREQ=DAILY", from: "2026-11-20T12:00")
    pending.dueAt = nil
    var phone = row
    phone.nextAt = Fixture.at("12:20")
    let plan = pushPlan(
      PushState(unanswered: [pending], phone: [phone]),
      at: Fixture.at("12:01"),
      in: .utc,
      policy: Self.policy,
      surroundings: Surroundings(server: Fixture.server)
    )
    #expect(plan.changes.map(\.words) == changes)
  }

  static let day = "2026-11-20T"

  @Test func questionsToTheServerGrowApart() {
    let pauses = (1...7).map { asks in
      PhoneReminder.pause(afterAsks: asks, at: Fixture.at("12:00")).since(Fixture.at("12:00"))
    }
    #expect(pauses == [1, 2, 5, 10, 15, 15, 15].map { .minutes($0) })
  }
}

extension PushPlan.Change {
  /// A line that tables can be read by.
  fileprivate var words: String {
    switch self {
    case .begin(let id, let since):
      "begin \(id) \(Zone.utc.civil(at: since).time)"
    case .push(let ids, let reason): "push \(ids.joined(separator: " ")) \(reason.rawValue)"
    case .drop(let ids): "drop \(ids.joined(separator: " "))"
    case .giveUp(let id): "give up \(id)"
    }
  }
}
