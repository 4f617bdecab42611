import Testing

@testable import Model

/// Whatever rule is accepted answers soon, or says that it has no next occurrence.
///
/// Soon is counted in what was looked at, which is the same on every machine.
@Suite struct RecurrenceEffortTests {
  private static let berlin = Zone(identifier: "Europe/Berlin", posix: "CET-1CEST,M3.5.0,M10.5.0/3")
  private static let zones: [Zone?] = [nil, .utc, berlin]

  /// One count that is given up, two searches, and what lies in the two periods around the moment.
  private static let bound =
    RecurrenceMoments.countLimit + 2 * RecurrenceMoments.searchLimit + 20_000

  /// What `BYSETPOS` picks lies beyond what any period holds.
  @Test(arguments: [
    "FREQ=MINUTELY;BYSETPOS=2;BYSECOND=0",
    "FREQ=MINUTELY;INTERVAL=2;BYSETPOS=-366;BYHOUR=0",
    "FREQ=SECONDLY;BYSETPOS=2;BYMONTH=2",
    "FREQ=SECONDLY;BYHOUR=3;BYMINUTE=5;BYSETPOS=2",
    "FREQ=HOURLY;BYMINUTE=0;BYSETPOS=2",
    "FREQ=HOURLY;BYMINUTE=0,30;BYSETPOS=-3;COUNT=5",
    "FREQ=DAILY;BYHOUR=9;BYSETPOS=2",
    "FREQ=WEEKLY;BYDAY=MO,FR;BYSETPOS=8",
    "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=6",
    "FREQ=MONTHLY;BYMONTHDAY=30;BYMONTH=2",
    "FREQ=YEARLY;BYDAY=MO;BYSETPOS=300",
    "FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31;COUNT=3",
  ])
  func aRuleOfEmptySetsNeverComes(_ text: String) throws {
    let rule = try #require(RecurrenceRule(text))
    let start = try #require(CivilDateTime("2026-11-23T09:00"))
    for zone in Self.zones {
      var occurrences = rule.occurrences(from: start, in: zone)
      #expect(occurrences.next() == nil)
      #expect(occurrences.steps < Self.bound)
      #expect(rule.next(after: start.adding(seconds: 86_400), from: start, in: zone) == nil)
      let instant = (zone ?? .utc).instant(of: start)
      #expect(rule.next(after: instant, from: start, in: zone ?? .utc) == nil)
    }
  }

  @Test(arguments: [
    ("FREQ=MINUTELY;BYSECOND=0,30;BYSETPOS=2", "2026-11-23T09:00:30"),
    ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO", "2044-02-29T09:00"),
    ("FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO;BYHOUR=4", "2044-02-29T04:00"),
    ("FREQ=MONTHLY;BYDAY=FR;BYSETPOS=5", "2027-01-29T09:00"),
    ("FREQ=YEARLY;BYYEARDAY=366;BYDAY=SA", "2044-12-31T09:00"),
  ])
  func aRuleThatSeldomComesIsFound(_ text: String, _ next: String) throws {
    let rule = try #require(RecurrenceRule(text))
    let start = try #require(CivilDateTime("2026-11-23T09:00"))
    #expect(rule.next(after: start, from: start)?.description == next)
  }

  @Test(arguments: 0..<24)
  func whateverIsAcceptedAnswersSoon(_ seed: UInt64) throws {
    var chance = Chance(seed: seed)
    for _ in 0..<40 {
      let text = chance.rule()
      guard let rule = RecurrenceRule(text) else { continue }
      let start = chance.moment()
      let zone = Self.zones[chance.number(0...2)]
      var walked = rule.occurrences(from: start, in: zone)
      var steps = 0
      for _ in 0..<3 {
        let found = walked.next()
        #expect(walked.steps - steps < Self.bound, "\(text) from \(start)")
        steps = walked.steps
        if found == nil { break }
      }
      var jumped = rule.occurrences(after: chance.moment(), from: start, in: zone)
      _ = jumped.next()
      #expect(jumped.steps < Self.bound, "\(text) from \(start)")
    }
  }
}

/// Random rules, more hostile than those of people.
private struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound + Int(state % UInt64(range.count))
  }

  mutating func moment() -> CivilDateTime {
    CivilDateTime(secondsSinceEpoch: number(-60_000_000_000...250_000_000_000))
  }

  mutating func rule() -> String {
    let frequencies = RecurrenceRule.Frequency.allCases
    var parts = ["FREQ=" + frequencies[number(0...frequencies.count - 1)].rawValue]
    if number(0...1) == 0 { parts.append("INTERVAL=\([1, 2, 7, 61, 999_999_999][number(0...4)])") }
    if number(0...2) == 0 { parts.append("COUNT=\([1, 3, 1000, 999_999_999][number(0...3)])") }
    for (name, range) in [
      ("BYSECOND", 0...60), ("BYMINUTE", 0...59), ("BYHOUR", 0...23), ("BYMONTHDAY", -31...31),
      ("BYYEARDAY", -366...366), ("BYWEEKNO", -53...53), ("BYMONTH", 1...12),
      ("BYSETPOS", -366...366),
    ] where number(0...3) == 0 {
      let count = [1, 1, 2, 5, 40][number(0...4)]
      let numbers = (0..<count).map { _ in number(range) }.map {
        $0 == 0 && range.lowerBound < 0 ? 1 : $0
      }
      parts.append("\(name)=" + numbers.map(String.init).joined(separator: ","))
    }
    if number(0...3) == 0 { parts.append("BYDAY=" + ["MO", "TU,SA", "SU"][number(0...2)]) }
    return parts.joined(separator: ";")
  }
}
