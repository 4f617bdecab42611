import Model
import Testing

@testable import Words

/// Series that begin on Friday, 20 November 2026, at 09:00.
@Suite struct RecurrenceTextTests {
  @Test(arguments: [
    ("FREQ=DAILY", "every day at 09:00"),
    ("FREQ=DAILY;INTERVAL=2", "every other day at 09:00"),
    ("FREQ=DAILY;INTERVAL=3", "every 3 days at 09:00"),
    ("FREQ=DAILY;BYHOUR=8,20;BYMINUTE=30", "every day at 08:30 and 20:30"),
    ("FREQ=DAILY;BYDAY=SA,SU", "every Saturday and Sunday at 09:00"),
    ("FREQ=DAILY;BYMONTH=1,7", "every day in January and July at 09:00"),
    ("FREQ=DAILY;BYMONTH=1,2,3,4,5,6,7,8,9,10,11", "every day at 09:00, not in December"),
    ("FREQ=DAILY except 12-25", "every day at 09:00, not on 25 December"),
    (
      "FREQ=DAILY;BYMONTH=1,2,3,4,5,6,9,10,11,12;UNTIL=20280101 except easter-2,11/4th,2026-12-07",
      "every day at 09:00, not in July and August, "
        + "not on the fourth Thursday of November, 7 December 2026 and Good Friday, "
        + "until 1 Jan 2028"
    ),
    (
      "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR except 2026-12-30,2026-12-31,2027-01-01,bank-uk",
      "every weekday at 09:00, not on 30 December 2026 to 1 January 2027 and bank holidays"
    ),
    (
      "FREQ=DAILY except 11/1mo+1",
      "every day at 09:00, not on the day after the first Monday of November"
    ),
    ("FREQ=DAILY;COUNT=7", "every day at 09:00, 7 times"),
    ("FREQ=DAILY;COUNT=1", "every day at 09:00, once"),
    ("FREQ=DAILY;UNTIL=20261231", "every day at 09:00, until 31 Dec 2026"),
    ("FREQ=WEEKLY", "every Friday at 09:00"),
    ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", "every weekday at 09:00"),
    ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU", "every day at 09:00"),
    ("FREQ=WEEKLY;BYDAY=MO,WE,FR", "every Monday, Wednesday and Friday at 09:00"),
    ("FREQ=WEEKLY;INTERVAL=2;BYDAY=FR", "every other Friday at 09:00"),
    ("FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,FR", "every 3 weeks on Monday and Friday at 09:00"),
    ("FREQ=MONTHLY", "every month on the 20th at 09:00"),
    ("FREQ=MONTHLY;BYMONTHDAY=1,15", "every month on the 1st and 15th at 09:00"),
    ("FREQ=MONTHLY;BYMONTHDAY=-1", "every month on the last day at 09:00"),
    ("FREQ=MONTHLY;BYMONTHDAY=-2", "every month on the 2nd to last day at 09:00"),
    ("FREQ=MONTHLY;BYDAY=1MO", "every month on the first Monday at 09:00"),
    ("FREQ=MONTHLY;BYDAY=-1FR", "every month on the last Friday at 09:00"),
    ("FREQ=MONTHLY;BYDAY=-2FR", "every month on the second to last Friday at 09:00"),
    ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "every month on the last weekday at 09:00"),
    ("FREQ=MONTHLY;BYDAY=MO;BYSETPOS=2", "every month on the second Monday at 09:00"),
    ("FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=1", "every 3 months on the 1st at 09:00"),
    ("FREQ=MONTHLY;BYDAY=MO", "every Monday at 09:00"),
    ("FREQ=YEARLY", "every year on 20 November at 09:00"),
    ("FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=4", "every year on 4 May at 09:00"),
    ("FREQ=YEARLY;BYMONTH=5;BYDAY=2SU", "every year on the second Sunday of May at 09:00"),
    (
      "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1",
      "every month on the last day at 09:00"
    ),
    (
      "FREQ=MONTHLY;BYMONTHDAY=15,28,29,30;BYSETPOS=-1,1",
      "every month on the 15th and 30th or the last day at 09:00"
    ),
    (
      "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYHOUR=8,20;BYSETPOS=-1,-2",
      "every month on the 30th or the last day at 08:00 and 20:00"
    ),
    (
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1",
      "every year on 29 February or the day before at 09:00"
    ),
    (
      "FREQ=DAILY;BYHOUR=9,10,11,12;BYMINUTE=0,10,20,30,40,50;BYSETPOS=1,6,11,16,21",
      "every 50 minutes from 09:00 to 12:20"
    ),
    (
      "FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,10;BYMINUTE=0,30",
      "every 30 minutes from 09:00 to 10:30, every weekday"
    ),
    ("FREQ=HOURLY;INTERVAL=3", "every 3 hours"),
    ("FREQ=HOURLY;INTERVAL=2", "every 2 hours"),
    ("FREQ=MINUTELY;INTERVAL=20;COUNT=3", "every 20 minutes, 3 times"),
    ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,SA,SU", "every day but Friday at 09:00"),
    ("FREQ=DAILY;BYDAY=TU,WE,TH,FR,SU", "every day but Monday and Saturday at 09:00"),
    ("FREQ=DAILY;BYHOUR=8,12,16,20", "every day at 08:00, 12:00, 16:00 and 20:00"),
    ("FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16,17", "hourly 9-17"),
    (
      "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9,10,11,12,13,14,15,16,17",
      "hourly 9-17 on weekdays"
    ),
    ("FREQ=DAILY;BYHOUR=8,10,12,14,16;BYMINUTE=30", "every 2 hours 08:30-16:30"),
    ("FREQ=DAILY;BYHOUR=20,22,0,2,4", "every 2 hours 20-4"),
    ("FREQ=DAILY;BYHOUR=0,6,12,18,21", "every day at 00:00, 06:00, 12:00, 18:00 and 21:00"),
    (
      "FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=7,8,9,10,11;UNTIL=20261231",
      "hourly 7-11, every Monday and Thursday, until 31 Dec 2026"
    ),
    ("FREQ=MINUTELY;INTERVAL=50;BYHOUR=9,10,11,12,13", "every 50 minutes, 9-13"),
    (
      "FREQ=HOURLY;INTERVAL=3;BYHOUR=8,9,10,11,12,13,14;BYDAY=MO,TU,WE,TH,FR",
      "every 3 hours, 8-14 on weekdays"
    ),
    (
      "FREQ=MINUTELY;INTERVAL=20;BYHOUR=22,23,0,1;BYDAY=SA",
      "every 20 minutes, 22-1, every Saturday"
    ),
    ("FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", "every month on the last day at 09:00"),
    (
      "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1",
      "every month on the 30th or the last day at 09:00"
    ),
    (
      "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29;BYSETPOS=-1",
      "every 3 months on the 29th or the last day at 09:00"
    ),
    (
      "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1",
      "every year on 29 February or the day before at 09:00"
    ),
    ("FREQ=YEARLY;BYDAY=20MO", "by the rule FREQ=YEARLY;BYDAY=20MO"),
    ("FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", "by the rule FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR"),
    ("FREQ=HOURLY;BYHOUR=9,10", "every hour, 9-10"),
    ("FREQ=HOURLY;BYHOUR=9,11,16", "by the rule FREQ=HOURLY;BYHOUR=9,11,16"),
  ])
  func reads(rule: String, words: String) throws {
    for tone in Tone.allCases {
      let text = recurrenceText(
        try #require(RecurrenceRule.read(whole: rule)),
        start: try #require(CivilDateTime("2026-11-20T09:00")),
        tone: tone,
        face: .hours24
      )
      #expect(text == words)
    }
  }

  @Test func aDayWithoutAClockHasNone() throws {
    let start = try #require(CivilDateTime("2026-11-20T09:00"))
    let rule = try #require(RecurrenceRule("FREQ=WEEKLY"))
    #expect(
      recurrenceText(rule, start: start, hasClock: false, tone: .warm, face: .hours24)
        == "every Friday"
    )
  }

  @Test func severalTimesADayAreAlwaysTold() throws {
    let start = try #require(CivilDateTime("2026-11-20T08:00"))
    let rule = try #require(RecurrenceRule("FREQ=DAILY;BYHOUR=8,14"))
    let text = recurrenceText(rule, start: start, hasClock: false, tone: .warm, face: .hours24)
    #expect(text == "every day at 08:00 and 14:00")
  }

  @Test func whereEachTimeHasItsLineTheHoursAreNotTold() throws {
    let start = try #require(CivilDateTime("2026-11-20T08:00"))
    for (rule, words) in [
      ("FREQ=DAILY;BYHOUR=8,14,20", "every day"),
      ("FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=7,19", "every weekday"),
      ("FREQ=MONTHLY;BYMONTHDAY=1;BYHOUR=9,18;COUNT=4", "every month on the 1st, 4 times"),
    ] {
      let text = recurrenceText(
        try #require(RecurrenceRule(rule)),
        start: start,
        hasClock: false,
        tellsHours: false,
        tone: .warm,
        face: .hours24
      )
      #expect(text == words)
    }
  }

  @Test(arguments: [
    ("FREQ=DAILY;BYHOUR=9,10,11,12,13,14", "hourly 9 am-2 pm"),
    ("FREQ=DAILY;BYHOUR=8,11,14,17,20;BYMINUTE=15", "every 3 hours 8:15 am-8:15 pm"),
  ])
  func hoursOnAClockOfTwelve(rule: String, words: String) throws {
    let start = try #require(CivilDateTime("2026-11-20T09:00"))
    let rule = try #require(RecurrenceRule(rule))
    #expect(recurrenceText(rule, start: start, tone: .warm, face: .hours12) == words)
  }

  @Test func whatItIsCountedFromIsSaid() throws {
    let start = try #require(CivilDateTime("2026-11-20T09:00"))
    let recurrence = Recurrence(
      rule: try #require(RecurrenceRule("FREQ=DAILY;INTERVAL=3")),
      seriesStart: start,
      occurrence: start,
      repeatFrom: .completion
    )
    let words = recurrenceText(recurrence, tone: .warm, face: .hours24)
    #expect(words == "every 3 days at 09:00, counted from the day it was done")
  }

  @Test(arguments: [
    (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"),
    (21, "21st"), (22, "22nd"), (23, "23rd"), (31, "31st"),
  ])
  func ordinals(number: Int, word: String) {
    #expect(OrdinalWords.digits(number, .warm) == word)
  }
}
