import Model
import Planning
import Store
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

@Suite("A simulation")
struct SimulationTests {
  static let cases = [
    Played(
      "repeats what nobody answers after 10, 20 and 40 minutes, then rests",
      [.init(title: "Call", at: "2026-11-20T09:00")],
      "2026-11-20T07:00",
      "2026-11-20T23:00",
      sees: [
        "08:00 briefing 1", "09:00 due Call, due", "09:10 again Call, again 10",
        "09:30 again Call, again 20", "10:10 again Call, again 40",
      ]
    ),
    Played(
      "lets what was answered rest",
      [.init(title: "Call", at: "2026-11-20T09:00")],
      "2026-11-20T07:00",
      "2026-11-20T23:00",
      answer: .done,
      sees: ["08:00 briefing 1", "09:00 due Call, due"]
    ),
    Played(
      "gives one digest for three that came in sleep",
      [
        .init(title: "A", at: "2026-11-20T09:00"), .init(title: "B", at: "2026-11-20T09:30"),
        .init(title: "C", at: "2026-11-20T10:00"),
      ],
      "2026-11-20T07:00",
      "2026-11-20T11:15",
      [("2026-11-20T08:30", .sleep(until: "2026-11-20T11:00"))],
      sees: [
        "08:00 briefing 3", "08:30 sleeps until 11:00", "11:00 wakes",
        "11:00 digest A B C, awake", "11:10 digest A B C, again 10",
      ]
    ),
    Played(
      "gives two that came in sleep singly",
      [.init(title: "A", at: "2026-11-20T13:00"), .init(title: "B", at: "2026-11-20T13:30")],
      "2026-11-20T12:30",
      "2026-11-20T14:05",
      [("2026-11-20T12:45", .sleep(until: "2026-11-20T14:00"))],
      sees: [
        "12:45 sleeps until 14:00", "14:00 wakes", "14:00 late A, awake", "14:00 late B, awake",
      ]
    ),
    Played(
      "briefs once a day, and not when the morning is over",
      [.init(title: "Daily", at: "2026-11-20T15:00", rule: "FREQ=DAILY")],
      "2026-11-20T07:00",
      "2026-11-22T23:00",
      [
        ("2026-11-21T07:00", .sleep(until: "2026-11-21T09:30")),
        ("2026-11-22T07:00", .sleep(until: "2026-11-22T12:30")),
      ],
      answer: .done,
      sees: [
        "08:00 briefing 1", "15:00 due Daily, due", "07:00 sleeps until 09:30", "09:30 wakes",
        "09:30 briefing 1", "15:00 due Daily, due", "07:00 sleeps until 12:30", "12:30 wakes",
        "15:00 due Daily, due",
      ]
    ),
    Played(
      "takes floating times along to another zone, and leaves fixed ones",
      [
        .init(title: "Floating", at: "2026-11-20T09:00"),
        .init(title: "Fixed", at: "2026-11-20T09:00", zone: "Test/Home"),
      ],
      "2026-11-20T06:00",
      "2026-11-20T18:00",
      [("2026-11-20T07:00", .zone("Test/Away"))],
      answer: .done,
      sees: [
        "01:00 zone Test/Away", "03:00 due Fixed, due", "08:00 briefing 1",
        "09:00 due Floating, due",
      ]
    ),
    Played(
      "shows at once what the clock was set past",
      [.init(title: "Call", at: "2026-11-20T13:00")],
      "2026-11-20T12:30",
      "2026-11-20T15:05",
      [("2026-11-20T12:45", .clock(minutes: 120))],
      answer: .done,
      sees: ["14:45 clock from 12:45", "14:45 late Call, changed"]
    ),
    Played(
      "shows nothing again or early when the clock is set back",
      [.init(title: "A", at: "2026-11-20T13:00"), .init(title: "B", at: "2026-11-20T13:45")],
      "2026-11-20T12:30",
      "2026-11-20T14:00",
      [("2026-11-20T13:30", .clock(minutes: -60))],
      answer: .done,
      sees: ["13:00 due A, due", "12:30 clock from 13:30", "13:45 due B, due"]
    ),
    Played(
      "shows the next occurrence of what nobody answered at its time",
      [.init(title: "Pills", at: "2026-11-20T13:00", rule: "FREQ=DAILY")],
      "2026-11-20T12:30",
      "2026-11-21T13:05",
      sees: [
        "13:00 due Pills, due", "13:10 again Pills, again 10", "13:30 again Pills, again 20",
        "14:10 again Pills, again 40", "08:00 briefing 1", "13:00 again Pills, due",
      ]
    ),
    Played(
      "tells ahead and at the time",
      [.init(title: "Train", at: "2026-11-20T13:00", leads: [15, 0])],
      "2026-11-20T12:30",
      "2026-11-20T13:05",
      sees: ["12:45 headsUp Train, ahead 15", "13:00 due Train, due"]
    ),
    Played(
      "comes every 15 minutes until done, twelve times a day",
      [.init(title: "Pills", at: "2026-11-20T13:00", persistence: .untilDone)],
      "2026-11-20T12:30",
      "2026-11-21T09:05",
      sees: ["13:00 due Pills, due"]
        + [
          "13:15", "13:30", "13:45", "14:00", "14:15", "14:30", "14:45", "15:00", "15:15", "15:30",
          "15:45",
        ].map { "\($0) again Pills, again 15" }
        + ["08:00 briefing 1", "09:00 again Pills, again 1035"]
    ),
    Played(
      "keeps the clock time over the night when clocks go forward, and leaves the gap",
      [
        .init(title: "Pills", at: "2027-03-27T09:00", rule: "FREQ=DAILY"),
        .init(title: "Gap", at: "2027-03-28T02:30"),
      ],
      "2027-03-27T07:00",
      "2027-03-28T23:00",
      answer: .done,
      home: "Test/Summer",
      sees: [
        "08:00 briefing 1", "09:00 due Pills, due", "03:00 due Gap, due", "08:00 briefing 1",
        "09:00 due Pills, due",
      ]
    ),
    Played(
      "rings once in the hour that comes twice, and counts its repeats in elapsed time",
      [.init(title: "Twice", at: "2027-10-31T02:30")],
      "2027-10-31T00:00",
      "2027-10-31T07:00",
      home: "Test/Summer",
      sees: [
        "02:30 due Twice, due", "02:40 again Twice, again 10", "02:00 again Twice, again 20",
        "02:40 again Twice, again 40",
      ]
    ),
  ]

  let workshop: Workshop

  init() throws {
    workshop = try Workshop()
    workshop.zones["Test/Summer"] = Zone(
      identifier: "Test/Summer",
      posix: "CET-1CEST,M3.5.0,M10.5.0/3"
    )
  }

  @Test(arguments: cases)
  func plays(_ played: Played) throws {
    workshop.home = played.home
    let store = try filled(played.todos)
    let outcome = try Simulation.play(try scenario(played), on: store)
    #expect(outcome.scenes.map(\.text) == played.sees)
    #expect(outcome.stoppedAt == nil)
  }

  @Test func tellsOnlyWhatComesAfterTheBeginning() throws {
    let store = try filled([.init(title: "Call", at: "2026-11-20T09:00")])
    var scenario = try scenario(
      Played("", [], "2026-11-20T09:20", "2026-11-20T23:00", sees: [])
    )
    scenario.start = Workshop.now
    let outcome = try Simulation.play(scenario, on: store)
    #expect(
      outcome.scenes.map(\.text) == ["09:30 again Call, again 20", "10:10 again Call, again 40"]
    )
  }

  @Test func endsAtItsLimitAndSaysWhere() throws {
    let store = try filled([.init(title: "Often", at: "2026-11-20T09:00", rule: "FREQ=MINUTELY")])
    var scenario = try scenario(
      Played("", [], "2026-11-20T08:30", "2036-11-20T09:00", answer: .done, sees: [])
    )
    scenario.limit = 5
    let outcome = try Simulation.play(scenario, on: store)
    #expect(outcome.scenes.count == 5)
    #expect(outcome.stoppedAt == outcome.scenes.last?.at)
  }

  @Test func tellsWhatWasPutOffAndWhatIsOnTheScreen() throws {
    let store = try workshop.store()
    let seen = try store.add("Seen", due: try day(19, "09:55")).todo.id
    let later = try store.add("Later", due: try day(19, "09:00")).todo.id
    let popup = PopupID(server: ":1.7@bus", number: 3)
    _ = try store.snooze([later], until: try moment(19, "10:05"), source: "cli", at: Workshop.now)
    let claimed = try store.claim([seen], at: Workshop.now)
    try store.recordShown(claimed, popup: popup, reason: .late, at: Workshop.now)
    var scenario = try scenario(
      Played("", [], "2026-11-19T10:01", "2026-11-19T10:12", sees: [])
    )
    scenario.start = Workshop.now
    let outcome = try Simulation.play(scenario, on: store)
    #expect(
      outcome.scenes.map(\.text) == ["10:05 due Later, snoozed", "10:10 again Seen, again 10"]
    )
  }

  @Test func aCopyLeavesTheOriginalAsItIs() throws {
    let original = try filled([.init(title: "Call", at: "2026-11-20T09:00")])
    let copy = try Store(copyOf: workshop.path, meaning: workshop.meaning)
    let id = try #require(try copy.todos(TodoFilter()).first?.todo.id)
    _ = try copy.complete([id], source: "test", at: Workshop.now)
    #expect(try copy.openTitles() == [])
    #expect(try original.openTitles() == ["Call"])
  }
}

extension SimulationTests {
  private func filled(_ todos: [Played.Due]) throws -> Store {
    let store = try workshop.store()
    for todo in todos {
      let civil = try #require(CivilDateTime(todo.at))
      let due: Due =
        todo.zone.map { .fixed(civil.date, civil.time, zone: $0) }
        ?? .floating(civil.date, civil.time)
      let row = try store.add(todo.title, due: due, rule: todo.rule, leads: todo.leads)
      guard let persistence = todo.persistence else { continue }
      var change = ReminderChange()
      change.persistence = persistence
      _ = try store.remind(row.todo.id, change, source: "test", at: Workshop.now)
    }
    return store
  }

  private func scenario(_ played: Played) throws -> Scenario {
    let zone = try #require(workshop.zones[workshop.home])
    func civil(_ text: String) throws -> CivilDateTime { try #require(CivilDateTime(text)) }
    let from = zone.instant(of: try civil(played.from))
    let events = try played.events.map { event in
      let turn: Scenario.Turn =
        switch event.1 {
        case .sleep(let until): .sleep(until: try civil(until))
        case .zone(let name): .zone(try #require(workshop.zones[name]))
        case .clock(let minutes): .clock(.minutes(minutes))
        }
      return Scenario.Event(at: try civil(event.at), turn)
    }
    return Scenario(
      start: from,
      from: from,
      to: zone.instant(of: try civil(played.to)),
      zone: zone,
      events: events,
      answer: played.answer
    )
  }
}

extension Scene {
  /// `09:10 again Call, again 10`.
  fileprivate var text: String {
    func clock(_ instant: Instant) -> String { zone.civil(at: instant).time.description }
    let words =
      switch kind {
      case .popup(let kind, let reminders, let cause):
        "\(kind.rawValue) \(reminders.map(\.todo.title).joined(separator: " ")), \(cause.text)"
      case .briefing(let contents): "briefing \(contents.dueToday)"
      case .fellAsleep(let until): "sleeps until \(until.time)"
      case .woke: "wakes"
      case .zone: "zone \(zone.identifier)"
      case .clock(let before): "clock from \(clock(before))"
      }
    return "\(clock(at)) \(words)"
  }
}

extension Scene.Cause {
  fileprivate var text: String {
    switch self {
    case .due: "due"
    case .ahead(let minutes): "ahead \(minutes)"
    case .again(let minutes): "again \(minutes)"
    case .snoozed: "snoozed"
    case .afterWaking: "awake"
    case .afterChange: "changed"
    case .waited: "waited"
    case .stays: "stays"
    }
  }
}
