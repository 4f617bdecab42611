import Language
import Model
import Testing

@Suite("The words of a time that is over")
struct LookingBackTests {
  /// Wednesday 4 March 2026, 10:20, in London.
  private func context(_ now: String = "2026-03-04T10:20") throws -> LanguageContext {
    LanguageContext(
      now: try #require(CivilDateTime(now)),
      zone: .utc,
      zones: ZoneDirectory(zone: { _ in nil }, current: { .utc })
    )
  }

  @Test(
    "a stretch of days, which begin at 4 in the morning",
    arguments: [
      ("today", "2026-03-04", "2026-03-05"), ("yesterday", "2026-03-03", "2026-03-04"),
      ("last week", "2026-02-23", "2026-03-02"), ("this week", "2026-03-02", "2026-03-09"),
      ("week", "2026-02-26", "2026-03-05"), ("the past week", "2026-02-26", "2026-03-05"),
      ("the last 7 days", "2026-02-26", "2026-03-05"), ("7 days", "2026-02-26", "2026-03-05"),
      ("past two weeks", "2026-02-19", "2026-03-05"), ("month", "2026-02-05", "2026-03-05"),
      ("last month", "2026-02-01", "2026-03-01"), ("year", "2025-03-05", "2026-03-05"),
      ("last year", "2025-01-01", "2026-01-01"), ("friday", "2026-02-27", "2026-02-28"),
      ("last friday", "2026-02-27", "2026-02-28"), ("october", "2025-10-01", "2025-11-01"),
      ("in october", "2025-10-01", "2025-11-01"), ("3 january", "2026-01-03", "2026-01-04"),
      ("september 2025", "2025-09-01", "2025-10-01"), ("since monday", "2026-03-02", "2026-03-05"),
      ("since january", "2026-01-01", "2026-03-05"),
      ("2026-02-01", "2026-02-01", "2026-02-02"), ("2 weeks ago", "2026-02-18", "2026-02-19"),
      ("monday to tuesday", "2026-03-02", "2026-03-04"),
      ("from 2026-02-01 to 2026-02-10", "2026-02-01", "2026-02-11"),
      ("between friday and monday", "2026-02-27", "2026-03-03"),
    ]
  )
  func stretches(_ words: String, first: String, end: String) throws {
    let window = try #require(resolve(words, as: .behind, in: context()), "\(words)")
    #expect(window.start.description == first + "T04:00", "\(words)")
    #expect(window.end.description == end + "T04:00", "\(words)")
    #expect(namesStretch(words))
  }

  @Test(
    "what lies ahead, or is no time, is none",
    arguments: [
      "tomorrow", "next week", "next friday", "in 3 days", "milk", "the milk since", "",
      "2027-01-01",
    ]
  )
  func noStretch(_ words: String) throws {
    #expect(try resolve(words, as: .behind, in: context()) == nil)
  }

  @Test("after midnight it is the day before, until 4")
  func afterMidnight() throws {
    let window = try #require(resolve("week", as: .behind, in: context("2026-03-05T01:00")))
    #expect(window.end.description == "2026-03-05T04:00")
    #expect(window.start.description == "2026-02-26T04:00")
    let today = try #require(resolve("today", as: .behind, in: context("2026-03-05T01:00")))
    #expect(today.start.description == "2026-03-04T04:00")
    let before = try #require(resolve("yesterday", as: .behind, in: context("2026-03-05T01:00")))
    #expect(before.start.description == "2026-03-03T04:00")
    let week = try #require(resolve("last week", as: .behind, in: context("2026-03-02T01:00")))
    #expect(week.start.description == "2026-02-16T04:00", "it is Sunday still")
  }

  @Test(
    "the moment something was done",
    arguments: [
      ("8", "2026-03-04T08:00"), ("8:30", "2026-03-04T08:30"), ("at 9", "2026-03-04T09:00"),
      ("10 minutes ago", "2026-03-04T10:10"), ("an hour ago", "2026-03-04T09:20"),
      ("yesterday at 9", "2026-03-03T09:00"), ("yesterday", "2026-03-03T12:00"),
      ("monday at 7pm", "2026-03-02T19:00"), ("2026-03-01T18:00", "2026-03-01T18:00"),
      ("today", "2026-03-04T10:20"), ("friday", "2026-02-27T12:00"),
      ("11", "2026-03-04T11:00"), ("tomorrow at 8", "2026-03-05T08:00"),
    ]
  )
  func doneAt(_ words: String, moment: String) throws {
    let read = try #require(resolve(words, as: .doneAt, in: context()), "\(words)")
    #expect(Zone.utc.civil(at: read).description == moment, "\(words)")
  }

  @Test("what names no moment is none", arguments: ["milk", "", "soonish", "25"])
  func noMoment(_ words: String) throws {
    #expect(try resolve(words, as: .doneAt, in: context()) == nil)
  }

  @Test(
    "when something was done: of two halves of a day the one near what had come",
    arguments: [
      ("twenty to eight", "19:30", "19:40"), ("twenty to eight", "07:30", "07:40"),
      ("at 8", "20:00", "20:00"), ("at 8 am", "20:00", "08:00"), ("8:15", "20:00", "08:15"),
    ]
  )
  func doneNear(_ words: String, _ expected: String, _ done: String) throws {
    let context = try context("2026-03-04T20:40")
    func instant(_ clock: String) throws -> Instant {
      context.zone.instant(of: try #require(CivilDateTime("2026-03-04T" + clock)))
    }
    #expect(momentDone(words, near: try instant(expected), in: context) == (try instant(done)))
  }
}
