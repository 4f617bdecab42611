import Model
import Testing

@Suite struct RecurrenceRuleTextTests {
  @Test(arguments: [
    ("FREQ=DAILY", "FREQ=DAILY"),
    ("RRULE:FREQ=DAILY", "FREQ=DAILY"),
    ("freq=weekly;byday=mo,we", "FREQ=WEEKLY;BYDAY=MO,WE"),
    ("FREQ=DAILY;INTERVAL=1", "FREQ=DAILY"),
    ("WKST=MO;FREQ=WEEKLY", "FREQ=WEEKLY"),
    ("WKST=SU;FREQ=WEEKLY", "FREQ=WEEKLY;WKST=SU"),
    ("COUNT=3;BYDAY=FR,MO,FR;INTERVAL=2;FREQ=WEEKLY", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,FR;COUNT=3"),
    ("FREQ=MONTHLY;BYDAY=+2TH,-1SU", "FREQ=MONTHLY;BYDAY=-1SU,2TH"),
    ("FREQ=MONTHLY;BYMONTHDAY=15,-1,+1", "FREQ=MONTHLY;BYMONTHDAY=-1,1,15"),
    ("FREQ=DAILY;UNTIL=20261231", "FREQ=DAILY;UNTIL=20261231"),
    ("FREQ=DAILY;UNTIL=20261231T180000", "FREQ=DAILY;UNTIL=20261231T180000"),
    ("FREQ=DAILY;UNTIL=20261231T180000Z", "FREQ=DAILY;UNTIL=20261231T180000Z"),
    ("FREQ=DAILY;UNTIL=20261231T235960Z", "FREQ=DAILY;UNTIL=20261231T235959Z"),
    (
      "FREQ=YEARLY;BYSETPOS=-1;BYSECOND=0;BYMINUTE=30;BYHOUR=9;BYDAY=MO;BYMONTHDAY=1;BYYEARDAY=1;BYMONTH=1",
      "FREQ=YEARLY;BYMONTH=1;BYYEARDAY=1;BYMONTHDAY=1;BYDAY=MO;BYHOUR=9;BYMINUTE=30;BYSECOND=0;BYSETPOS=-1"
    ),
    ("FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO", "FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO"),
    ("FREQ=YEARLY;INTERVAL=999999999", "FREQ=YEARLY;INTERVAL=999999999"),
  ])
  func isWrittenInOneOrder(text: String, canonical: String) throws {
    let rule = try #require(RecurrenceRule(text))
    #expect(rule.description == canonical)
    #expect(RecurrenceRule(canonical) == rule)
  }

  @Test(arguments: [
    "", ";", "FREQ", "FREQ=", "FREQ=FORTNIGHTLY", "FREQ=DAILY;", ";FREQ=DAILY",
    "FREQ=DAILY;FREQ=DAILY",
    "INTERVAL=2", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;INTERVAL=-1", "FREQ=DAILY;INTERVAL=1.5",
    "FREQ=DAILY;INTERVAL=1000000000", "FREQ=DAILY;COUNT=0", "FREQ=DAILY;COUNT=3;UNTIL=20261231",
    "FREQ=DAILY;UNTIL=2026-12-31", "FREQ=DAILY;UNTIL=20261301", "FREQ=DAILY;UNTIL=20260230",
    "FREQ=DAILY;UNTIL=20261231T250000", "FREQ=DAILY;BYHOUR=24", "FREQ=DAILY;BYMINUTE=60",
    "FREQ=DAILY;BYSECOND=61", "FREQ=DAILY;BYHOUR=-1", "FREQ=DAILY;BYHOUR=",
    "FREQ=DAILY;BYHOUR=1,,2",
    "FREQ=MONTHLY;BYMONTHDAY=0", "FREQ=MONTHLY;BYMONTHDAY=32", "FREQ=MONTHLY;BYMONTHDAY=-32",
    "FREQ=YEARLY;BYYEARDAY=367", "FREQ=YEARLY;BYWEEKNO=54", "FREQ=YEARLY;BYMONTH=13",
    "FREQ=YEARLY;BYMONTH=JAN", "FREQ=WEEKLY;BYDAY=XX", "FREQ=WEEKLY;BYDAY=M",
    "FREQ=WEEKLY;BYDAY=1MO",
    "FREQ=DAILY;BYDAY=-1FR", "FREQ=MONTHLY;BYDAY=0MO", "FREQ=MONTHLY;BYDAY=54MO",
    "FREQ=YEARLY;BYWEEKNO=1;BYDAY=1MO", "FREQ=MONTHLY;BYSETPOS=1", "FREQ=WEEKLY;WKST=XX",
    "FREQ=DAILY;X-EVERY=2", "FREQ=DAILY;RSCALE=CHINESE", "FREQ=DAILY INTERVAL=2", "every day",
    "FREQ=DAILY;BYHOUR=٣", "RRULE:", "FREQ=DAILY=WEEKLY",
  ])
  func refusesWhatIsNoRule(text: String) {
    #expect(RecurrenceRule(text) == nil)
  }

  @Test func refusesWhatIsTooLongToBeARule() {
    let hours = Array(repeating: "9", count: 8000).joined(separator: ",")
    #expect(RecurrenceRule("FREQ=DAILY;BYHOUR=" + hours.prefix(15_981)) != nil)
    #expect(RecurrenceRule("FREQ=DAILY;BYHOUR=\(hours),9,9") == nil)
  }

  @Test func aRuleBuiltInCodeEqualsTheOneThatIsRead() {
    #expect(
      RecurrenceRule(
        frequency: .monthly,
        interval: 2,
        until: CivilDate(year: 2027, month: 6, day: 30).map { .date($0) },
        byDay: [.init(.friday, ordinal: -1), .init(.monday)],
        weekStart: .sunday
      ) == RecurrenceRule("FREQ=MONTHLY;INTERVAL=2;BYDAY=MO,-1FR;UNTIL=20270630;WKST=SU")
    )
  }

  @Test func aRuleBuiltInCodeHoldsNothingThatCannotBe() {
    let rule = RecurrenceRule(
      frequency: .weekly,
      interval: 0,
      count: -3,
      until: CivilDate(year: 2027, month: 6, day: 30).map { .date($0) },
      byHour: [9, 24, 9],
      byDay: [.init(.friday, ordinal: 1)],
      byMonthDay: [0, 32]
    )
    #expect(rule.description == "FREQ=WEEKLY;BYDAY=FR;BYHOUR=9;COUNT=1")
    #expect(RecurrenceRule(frequency: .daily, bySetPosition: [1]).description == "FREQ=DAILY")
  }

  @Test func whateverIsReadIsReadAgainFromItsDescription() {
    var random = SeededGenerator(seed: 55)
    let parts = [
      "FREQ=YEARLY", "FREQ=MONTHLY", "FREQ=WEEKLY", "FREQ=HOURLY", "INTERVAL=3", "COUNT=9",
      "UNTIL=20301231", "BYDAY=MO,-1TU", "BYDAY=WE", "BYMONTH=2,1", "BYMONTHDAY=-1,3", "BYHOUR=7",
      "BYSETPOS=2", "BYWEEKNO=5", "BYYEARDAY=200", "WKST=SU", "BYSECOND=60", "BYMINUTE=1,0",
    ]
    var read = 0
    for _ in 0..<5000 {
      let count = Int.random(in: 1...5, using: &random)
      let text = parts.shuffled(using: &random).prefix(count).joined(separator: ";")
      guard let rule = RecurrenceRule(text) else { continue }
      read += 1
      #expect(RecurrenceRule(rule.description) == rule, "\(text)")
    }
    #expect(read > 300)
  }
}
