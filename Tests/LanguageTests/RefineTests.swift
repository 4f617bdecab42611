import Language
import Model
import Testing

/// Changes by words of a time that is there; now is Wednesday, 2026-03-04, 10:20.
struct RefineTests {
  private func refined(_ present: String, _ words: String) throws -> String? {
    let moment: PartialDateTime
    if let civil = CivilDateTime(present) {
      moment = PartialDateTime(civil.date, civil.time)
    } else {
      moment = PartialDateTime(try #require(CivilDate(present)))
    }
    return written(refine(moment, by: words, in: try context())?.due)
  }

  @Test(arguments: [
    ("2026-03-06T15:00", "8 am", "2026-03-06T08:00"),
    ("2026-03-06T15:00", "8am", "2026-03-06T08:00"),
    ("2026-03-06T15:00", "16:30", "2026-03-06T16:30"),
    ("2026-03-06T15:00", "5", "2026-03-06T17:00"),
    ("2026-03-06T15:00", "at 8", "2026-03-06T08:00"),
    ("2026-03-06T15:00", "noon", "2026-03-06T12:00"),
    ("2026-03-06T15:00", "evening", "2026-03-06T18:00"),
    ("2026-03-06", "8 am", "2026-03-06T08:00"),
    // A time that would be over comes on the next day that it can.
    ("2026-03-04T17:00", "5 am", "2026-03-05T05:00"),
    ("2026-03-02T17:00", "8 pm", "2026-03-04T20:00"),
  ])
  func aClockKeepsTheDay(_ present: String, _ words: String, _ expected: String) throws {
    #expect(try refined(present, words) == expected)
  }

  @Test(arguments: [
    ("2026-03-06T15:00", "tomorrow", "2026-03-05T15:00"),
    ("2026-03-06T15:00", "friday week", "2026-03-13T15:00"),
    ("2026-03-06T15:00", "this friday", "2026-03-06T15:00"),
    ("2026-03-06T15:00", "4 may", "2026-05-04T15:00"),
    ("2026-03-06T15:00", "next week", "2026-03-09T15:00"),
    ("2026-03-06T15:00", "in 3 days", "2026-03-07T15:00"),
    ("2026-03-06", "tomorrow", "2026-03-05"),
    ("2026-03-06T15:00", "today", "2026-03-04T15:00"),
    // The clock time is over for that day: "today" means what it always does.
    ("2026-03-06T09:00", "today", "2026-03-04T11:20"),
  ])
  func aDayKeepsTheClock(_ present: String, _ words: String, _ expected: String) throws {
    #expect(try refined(present, words) == expected)
  }

  /// A weekday said on that day is the next one; the way back is "today", late in the evening too.
  @Test(arguments: [
    ("2026-03-11T23:00", "2026-03-04T21:00", "2026-03-04T23:00"),
    ("2026-03-11T22:15", "2026-03-04T20:30", "2026-03-04T22:15"),
    ("2026-03-11T21:30", "2026-03-04T19:00", "2026-03-04T21:30"),
  ])
  func todayIsTodayWhileItsTimeIsAhead(_ present: String, _ now: String, _ expected: String) throws
  {
    let civil = try #require(CivilDateTime(present))
    let moment = PartialDateTime(civil.date, civil.time)
    #expect(written(refine(moment, by: "today", in: try context(at: now))?.due) == expected)
  }

  @Test(arguments: [
    ("2026-03-06T15:00", "am", "2026-03-06T03:00"),
    ("2026-03-06T03:30", "pm", "2026-03-06T15:30"),
    ("2026-03-06T15:00", "p.m.", "2026-03-06T15:00"),
    ("2026-03-06T12:00", "AM", "2026-03-06T00:00"),
    ("2026-03-06T00:15", "pm", "2026-03-06T12:15"),
    ("2026-03-04T17:00", "am", "2026-03-05T05:00"),
  ])
  func amAndPmTurnTheClockOver(_ present: String, _ words: String, _ expected: String) throws {
    #expect(try refined(present, words) == expected)
  }

  @Test(arguments: [
    ("2026-03-06T15:00", "tomorrow at 8", "2026-03-05T08:00"),
    ("2026-03-06T15:00", "tomorrow morning", "2026-03-05T09:00"),
    ("2026-03-06T15:00", "tonight", "2026-03-04T20:00"),
    ("2026-03-06T15:00", "end of day", "2026-03-04T17:00"),
    ("2026-03-06T15:00", "in 2 hours", "2026-03-04T12:20"),
    ("2026-03-06T15:00", "every monday at 8", "2026-03-09T08:00"),
    ("2026-03-06T15:00", "every monday", "2026-03-09T15:00"),
  ])
  func moreWordsReplaceMore(_ present: String, _ words: String, _ expected: String) throws {
    #expect(try refined(present, words) == expected)
  }

  @Test(arguments: ["", "milk", "the sink tomorrow", "qwertz"])
  func otherWordsChangeNothing(_ words: String) throws {
    #expect(try refined("2026-03-06T15:00", words) == nil)
    #expect(!canRefine(words))
  }

  @Test func amNeedsAClock() throws {
    #expect(try refined("2026-03-06", "am") == nil)
  }
}
