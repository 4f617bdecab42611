import Model
import Planning
import Store
import Testing

/// The briefing of Monday, 2026-11-23, at home, and of the days around it.
@Suite("What was done in the week before")
struct WeekDoneTests {
  private let workshop: Workshop
  private let store: DeliveryStore

  init() throws {
    workshop = try Workshop()
    workshop.policy.briefing.tellsWeek = true
    store = try workshop.store()
  }

  private let home = Zone(identifier: "Test/Home", secondsFromUTC: 3600)

  private func done(at moments: String...) throws {
    for moment in moments {
      let id = try store.add(moment).todo.id
      let civil = try #require(CivilDateTime(moment))
      _ = try store.complete([id], source: .commandLine, at: home.instant(of: civil))
    }
  }

  private func week(_ day: String) throws -> WeekDone? {
    let date = try #require(CivilDate(day))
    let now = home.instant(of: CivilDateTime(date, .hour(8)))
    return try store.briefing(of: date, at: now).lastWeek
  }

  @Test func aWeekIsFromMondayToMondayByThePersonsDays() throws {
    try done(
      at: "2026-11-16T03:30",  // Still Sunday's night.
      "2026-11-16T04:00",
      "2026-11-19T12:00",
      "2026-11-23T03:59",  // Still Sunday's night.
      "2026-11-23T07:00"
    )
    #expect(try week("2026-11-23")?.count == 3)
    #expect(try week("2026-11-23")?.focus == .zero)
    for day in ["2026-11-22", "2026-11-24", "2026-11-29"] { #expect(try week(day) == nil) }
    #expect(try week("2026-11-30")?.count == 1)
  }

  @Test func ofNothingNothingIsSaid() throws {
    _ = try store.add("Open still")
    #expect(try week("2026-11-23") == nil)
  }

  @Test func itIsOffUntilChosen() throws {
    try done(at: "2026-11-19T12:00")
    workshop.policy.briefing.tellsWeek = false
    let quiet = try workshop.store()
    let monday = try #require(CivilDate("2026-11-23"))
    let now = home.instant(of: CivilDateTime(monday, .hour(8)))
    #expect(try quiet.briefing(of: monday, at: now).lastWeek == nil)
    #expect(try store.briefing(of: monday, .evening, at: now).lastWeek == nil)
  }
}
