import Model
import Planning
import SQLite
import Testing

@testable import Store

/// How often a series was kept, as the database knows it, on Thursday, 2026-11-19, at 10:00.
@Suite("How often the series of a database were kept") struct KeptSeriesTests {
  private let workshop: Workshop
  private let store: DeliveryStore
  private let always = ServiceTimes(ran: [Instant(seconds: 0)..<Instant.latest])

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  private func add(_ rule: String, due: Due, daysAgo days: Int = 0) throws -> Todo.ID {
    try store.add("Pills", due: due, rule: rule, at: ago(days)).todo.id
  }

  private func ago(_ days: Int) -> Instant { Workshop.now - .seconds(days * 86_400) }

  private func kept(while service: ServiceTimes? = nil, in store: Store? = nil) throws -> Kept? {
    try (store ?? self.store).keptSeries(
      until: Workshop.now,
      dayStarts: .hour(4),
      while: service ?? always,
      at: Workshop.now
    )
    .first?.times.kept
  }

  private func note(_ id: Todo.ID, done name: String, at moment: Instant) throws {
    try store.connection.run(
      "INSERT INTO completion (completed_at, todo_id, occurrence) VALUES (?, ?, ?)",
      [Value(seconds: moment), .text(id), .text(name)]
    )
  }

  @Test func whatWasDoneTodayCountsWhereItIsStillToCome() throws {
    let id = try add("FREQ=DAILY;BYHOUR=6,8,9", due: day(18, "06:00"), daysAgo: 2)
    for date in [18, 19] {
      for hour in [6, 8, 9] {
        let moment = try moment(date, "09:4\(hour)")
        try note(id, done: "2026-11-\(date)T0\(hour):00", at: moment)
      }
    }
    #expect(try kept() == Kept(6, of: 6))
    workshop.zones["Test/Home"] = Zone(identifier: "Test/Home", secondsFromUTC: -10 * 3600)
    #expect(try kept(in: workshop.store()) == Kept(6, of: 6))
  }

  @Test func theFirstTimeCountsOnADayThatTheRuleDoesNotHave() throws {
    let id = try add("FREQ=WEEKLY;BYDAY=MO", due: day(12, "08:00"), daysAgo: 10)
    for date in [12, 16] {
      try note(id, done: "2026-11-\(date)T08:00", at: moment(16, "09:\(date)"))
    }
    #expect(try kept() == Kept(2, of: 2))
  }

  @Test func whatCameBeforeItWasAddedCountsForNobody() throws {
    _ = try add("FREQ=DAILY", due: day(1, "08:00"))
    #expect(try kept() == nil)
    #expect(try kept(while: ServiceTimes(ran: [ago(100)..<Workshop.now])) == nil)
  }

  @Test func ofALongPauseTheEndIsEnough() throws {
    let id = try add("FREQ=DAILY", due: day(1, "08:00"), daysAgo: 30)
    try store.note(.resumed, of: id, reason: "test", at: try moment(18, "12:00"))
    #expect(try kept() == nil)
    try store.note(.resumed, of: id, reason: "test", at: try moment(18, "13:00"))
    #expect(try kept() == nil)
  }

  /// Of the oldest times nobody knows any more whether they were done.
  @Test func whatIsOlderThanTheLedgerIsNotLookedAt() throws {
    let first = try #require(CivilDate("2025-01-19"))
    let id = try add("FREQ=MONTHLY;INTERVAL=3", due: .floating(first, .hour(8)), daysAgo: 669)
    for date in ["2025-01", "2025-04", "2025-07", "2025-10", "2026-01", "2026-04", "2026-07"] {
      let name = try #require(CivilDateTime("\(date)-19T08:00"))
      try note(id, done: name.description, at: store.calendar.zone.instant(of: name) + .minutes(9))
    }
    #expect(try kept() == Kept(4, of: 4))
  }

  @Test func ofWhatComesVeryOftenTheNewestCount() throws {
    let hours = (6...22).map(String.init).joined(separator: ",")
    let rule = "FREQ=DAILY;BYHOUR=\(hours)"
    let id = try add(rule, due: .floating(civil(ago(300)).date, .hour(6)), daysAgo: 300)
    for hour in 4...8 {
      try note(id, done: "2026-11-1\(hour)T08:00", at: moment(10 + hour, "08:10"))
    }
    // What was not answered of so many times a day is counted whatever the service did.
    #expect(try kept() == kept(while: ServiceTimes()))
    #expect(try kept()?.of == Kept.usual)
  }

  private func civil(_ moment: Instant) -> CivilDateTime { store.calendar.zone.civil(at: moment) }
}
