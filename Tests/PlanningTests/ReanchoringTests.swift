import Model
import Planning
import Testing

/// A series whose present occurrence, and all after it, move to another time.
struct ReanchoringTests {
  struct Move: Sendable, CustomTestStringConvertible {
    let rule: String
    /// DTSTART, the present occurrence, and where it moves.
    let start: String
    let present: String
    let new: String
    /// The rule afterwards, and its first occurrences; `nil` if it cannot be said.
    let expected: String?
    var next: [String] = []
    var testDescription: String { "\(rule) from \(present) to \(new)" }
  }

  @Test(arguments: [
    Move(
      rule: "FREQ=DAILY",
      start: "2026-11-02T08:00",
      present: "2026-11-05T08:00",
      new: "2026-11-05T09:30",
      expected: "FREQ=DAILY",
      next: ["2026-11-05T09:30", "2026-11-06T09:30"]
    ),
    Move(
      rule: "FREQ=DAILY;INTERVAL=3",
      start: "2026-11-02T08:00",
      present: "2026-11-05T08:00",
      new: "2026-11-06T08:00",
      expected: "FREQ=DAILY;INTERVAL=3",
      next: ["2026-11-06T08:00", "2026-11-09T08:00"]
    ),
    Move(
      rule: "FREQ=WEEKLY;BYDAY=TU",
      start: "2026-11-03T15:00",
      present: "2026-11-10T15:00",
      new: "2026-11-12T16:00",
      expected: "FREQ=WEEKLY;BYDAY=TH",
      next: ["2026-11-12T16:00", "2026-11-19T16:00"]
    ),
    Move(
      rule: "FREQ=WEEKLY",
      start: "2026-11-03T15:00",
      present: "2026-11-10T15:00",
      new: "2026-11-12T15:00",
      expected: "FREQ=WEEKLY",
      next: ["2026-11-12T15:00", "2026-11-19T15:00"]
    ),
    Move(
      rule: "FREQ=WEEKLY;BYDAY=MO,WE,FR",
      start: "2026-11-02T08:00",
      present: "2026-11-04T08:00",
      new: "2026-11-05T08:00",
      expected: "FREQ=WEEKLY;BYDAY=MO,TH,FR",
      next: ["2026-11-05T08:00", "2026-11-06T08:00", "2026-11-09T08:00"]
    ),
    Move(
      rule: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU",
      start: "2026-11-03T15:00",
      present: "2026-11-17T15:00",
      new: "2026-11-19T15:00",
      expected: "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH",
      next: ["2026-11-19T15:00", "2026-12-03T15:00"]
    ),
    Move(
      rule: "FREQ=MONTHLY;BYMONTHDAY=1",
      start: "2026-11-01T09:00",
      present: "2026-12-01T09:00",
      new: "2026-12-03T09:00",
      expected: "FREQ=MONTHLY;BYMONTHDAY=3",
      next: ["2026-12-03T09:00", "2027-01-03T09:00"]
    ),
    Move(
      rule: "FREQ=MONTHLY;BYMONTHDAY=-1",
      start: "2026-10-31T09:00",
      present: "2026-11-30T09:00",
      new: "2026-11-30T10:00",
      expected: "FREQ=MONTHLY;BYMONTHDAY=-1",
      next: ["2026-11-30T10:00", "2026-12-31T10:00"]
    ),
    Move(
      rule: "FREQ=MONTHLY;BYDAY=1MO",
      start: "2026-11-02T09:00",
      present: "2026-11-02T09:00",
      new: "2026-11-10T09:00",
      expected: "FREQ=MONTHLY;BYDAY=2TU",
      next: ["2026-11-10T09:00", "2026-12-08T09:00"]
    ),
    Move(
      rule: "FREQ=MONTHLY;BYDAY=-1FR",
      start: "2026-11-27T09:00",
      present: "2026-11-27T09:00",
      new: "2026-11-26T09:00",
      expected: "FREQ=MONTHLY;BYDAY=-1TH",
      next: ["2026-11-26T09:00", "2026-12-31T09:00"]
    ),
    Move(
      rule: "FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=5",
      start: "2026-11-05T09:00",
      present: "2026-11-05T09:00",
      new: "2026-12-06T09:00",
      expected: "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=6",
      next: ["2026-12-06T09:00", "2027-12-06T09:00"]
    ),
    Move(
      rule: "FREQ=DAILY;BYHOUR=8,20",
      start: "2026-11-02T08:00",
      present: "2026-11-02T20:00",
      new: "2026-11-02T21:00",
      expected: "FREQ=DAILY;BYHOUR=8,21",
      next: ["2026-11-02T21:00", "2026-11-03T08:00"]
    ),
    Move(
      rule: "FREQ=HOURLY;INTERVAL=3",
      start: "2026-11-02T08:00",
      present: "2026-11-02T11:00",
      new: "2026-11-02T12:30",
      expected: "FREQ=HOURLY;INTERVAL=3",
      next: ["2026-11-02T12:30", "2026-11-02T15:30"]
    ),
    // A count has those fewer to go that came before.
    Move(
      rule: "FREQ=DAILY;COUNT=5",
      start: "2026-11-02T08:00",
      present: "2026-11-04T08:00",
      new: "2026-11-04T09:00",
      expected: "FREQ=DAILY;COUNT=3",
      next: ["2026-11-04T09:00", "2026-11-05T09:00", "2026-11-06T09:00"]
    ),
    Move(
      rule: "FREQ=DAILY;COUNT=5",
      start: "2026-11-02T08:00",
      present: "2026-11-02T08:00",
      new: "2026-11-02T09:00",
      expected: "FREQ=DAILY;COUNT=5"
    ),
    Move(
      rule: "FREQ=DAILY;UNTIL=20261106T235959",
      start: "2026-11-02T08:00",
      present: "2026-11-05T08:00",
      new: "2026-11-05T09:00",
      expected: "FREQ=DAILY;UNTIL=20261106T235959",
      next: ["2026-11-05T09:00", "2026-11-06T09:00"]
    ),
    // One moment cannot say what becomes of these.
    Move(
      rule: "FREQ=DAILY;BYHOUR=8,20",
      start: "2026-11-02T08:00",
      present: "2026-11-02T08:00",
      new: "2026-11-02T08:30",
      expected: nil
    ),
    Move(
      rule: "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
      start: "2026-11-30T09:00",
      present: "2026-11-30T09:00",
      new: "2026-11-28T09:00",
      expected: nil
    ),
    Move(
      rule: "FREQ=DAILY;UNTIL=20261106T235959",
      start: "2026-11-02T08:00",
      present: "2026-11-05T08:00",
      new: "2026-11-09T09:00",
      expected: nil
    ),
  ])
  func followsItsNewTime(_ move: Move) throws {
    let series = Recurrence(
      rule: try #require(RecurrenceRule(move.rule)),
      seriesStart: try #require(CivilDateTime(move.start)),
      occurrence: try #require(CivilDateTime(move.present))
    )
    let new = try #require(CivilDateTime(move.new))
    let moved = series.reanchored(at: new, in: .utc)
    #expect(moved?.rule.description == move.expected)
    guard let moved else { return }
    #expect(moved.seriesStart == new)
    #expect(moved.occurrence == new)
    let next = moved.rule.occurrences(from: moved.seriesStart, in: .utc).prefix(move.next.count)
    #expect(next.map(\.description) == move.next)
  }
}
