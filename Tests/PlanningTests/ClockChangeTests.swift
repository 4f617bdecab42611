import Model
import Testing

/// To-dos of the three kinds of time whose moments lie where the clock changes.
@Suite struct ClockChangeTests {
  @Test(arguments: [
    ClockChange(
      name: "spring in New York: daily at 02:30 comes at 03:00 on the day without that hour",
      zone: "America/New_York",
      due: "2027-03-13T02:30",
      rule: "FREQ=DAILY",
      rings: ["2027-03-13T07:30", "2027-03-14T07:00", "2027-03-15T06:30"]
    ),
    ClockChange(
      name: "spring in New York: the same time once",
      zone: "America/New_York",
      due: "2027-03-14T02:30",
      rings: ["2027-03-14T07:00"]
    ),
    ClockChange(
      name: "spring in New York: every Sunday at 02:59:59",
      zone: "America/New_York",
      due: "2027-03-07T02:59:59",
      rule: "FREQ=WEEKLY",
      rings: ["2027-03-07T07:59:59", "2027-03-14T07:00", "2027-03-21T06:59:59"]
    ),
    ClockChange(
      name: "autumn in New York: daily at 01:30 comes in the first of the two hours, once",
      zone: "America/New_York",
      due: "2027-11-06T01:30",
      rule: "FREQ=DAILY",
      rings: ["2027-11-06T05:30", "2027-11-07T05:30", "2027-11-08T06:30"]
    ),
    ClockChange(
      name: "spring on Lord Howe: a gap of half an hour",
      zone: "Australia/Lord_Howe",
      due: "2027-10-02T02:15",
      rule: "FREQ=DAILY",
      rings: ["2027-10-01T15:45", "2027-10-02T15:30", "2027-10-03T15:15"]
    ),
    ClockChange(
      name: "autumn on Lord Howe: half an hour twice",
      zone: "Australia/Lord_Howe",
      due: "2027-04-03T01:45",
      rule: "FREQ=DAILY",
      rings: ["2027-04-02T14:45", "2027-04-03T14:45", "2027-04-04T15:15"]
    ),
    ClockChange(
      name: "spring in Cairo: a day that begins at one o'clock",
      zone: "Africa/Cairo",
      due: "2027-04-29T00:30",
      rule: "FREQ=DAILY",
      rings: ["2027-04-28T22:30", "2027-04-29T22:00", "2027-04-30T21:30"]
    ),
    ClockChange(
      name: "spring in Cairo: a day without a clock is that day at nine",
      zone: "Africa/Cairo",
      due: "2027-04-29",
      rule: "FREQ=DAILY",
      rings: ["2027-04-29T07:00", "2027-04-30T06:00", "2027-05-01T06:00"]
    ),
    ClockChange(
      name: "autumn in Cairo: the last hour of a day twice",
      zone: "Africa/Cairo",
      due: "2027-10-27T23:30",
      rule: "FREQ=DAILY",
      rings: ["2027-10-27T20:30", "2027-10-28T20:30", "2027-10-29T21:30"]
    ),
  ])
  func floating(_ row: ClockChange) throws { try row.check() }

  @Test(arguments: [
    ClockChange(
      name: "spring in New York, seen from Tokyo",
      zone: "Asia/Tokyo",
      due: "2027-03-13T02:30",
      fixed: "America/New_York",
      rule: "FREQ=DAILY",
      rings: ["2027-03-13T07:30", "2027-03-14T07:00", "2027-03-15T06:30"]
    ),
    ClockChange(
      name: "autumn in New York, seen from Cairo",
      zone: "Africa/Cairo",
      due: "2027-11-06T01:30",
      fixed: "America/New_York",
      rule: "FREQ=DAILY",
      rings: ["2027-11-06T05:30", "2027-11-07T05:30", "2027-11-08T06:30"]
    ),
    ClockChange(
      name: "spring on Lord Howe, seen from New York",
      zone: "America/New_York",
      due: "2027-10-02T02:15",
      fixed: "Australia/Lord_Howe",
      rule: "FREQ=DAILY",
      rings: ["2027-10-01T15:45", "2027-10-02T15:30", "2027-10-03T15:15"]
    ),
    ClockChange(
      name: "autumn in Cairo, seen from Lord Howe",
      zone: "Australia/Lord_Howe",
      due: "2027-10-27T23:30",
      fixed: "Africa/Cairo",
      rule: "FREQ=DAILY",
      rings: ["2027-10-27T20:30", "2027-10-28T20:30", "2027-10-29T21:30"]
    ),
    ClockChange(
      name: "the machine's own change moves nothing: half past three in Tokyo, seen from New York",
      zone: "America/New_York",
      due: "2027-03-14T15:30",
      fixed: "Asia/Tokyo",
      rule: "FREQ=DAILY",
      rings: ["2027-03-14T06:30", "2027-03-15T06:30", "2027-03-16T06:30"]
    ),
  ])
  func fixed(_ row: ClockChange) throws { try row.check() }

  @Test(arguments: [
    ClockChange(
      name: "in 20 minutes, said ten minutes before the gap in New York",
      zone: "America/New_York",
      due: "2027-03-14T07:10",
      elapses: true,
      rings: ["2027-03-14T07:10"]
    ),
    ClockChange(
      name: "every 6 hours through the gap in New York",
      zone: "America/New_York",
      due: "2027-03-14T00:30",
      elapses: true,
      rule: "FREQ=HOURLY;INTERVAL=6",
      rings: ["2027-03-14T00:30", "2027-03-14T06:30", "2027-03-14T12:30"]
    ),
    ClockChange(
      name: "every hour through the two hours of one name in New York",
      zone: "America/New_York",
      due: "2027-11-07T04:30",
      elapses: true,
      rule: "FREQ=HOURLY",
      rings: ["2027-11-07T04:30", "2027-11-07T05:30", "2027-11-07T06:30", "2027-11-07T07:30"]
    ),
    ClockChange(
      name: "every 30 minutes through the half hour that Lord Howe has twice",
      zone: "Australia/Lord_Howe",
      due: "2027-04-03T14:15",
      elapses: true,
      rule: "FREQ=MINUTELY;INTERVAL=30",
      rings: ["2027-04-03T14:15", "2027-04-03T14:45", "2027-04-03T15:15", "2027-04-03T15:45"]
    ),
    ClockChange(
      name: "every 2 hours through the gap in Cairo",
      zone: "Africa/Cairo",
      due: "2027-04-29T21:15",
      elapses: true,
      rule: "FREQ=HOURLY;INTERVAL=2",
      rings: ["2027-04-29T21:15", "2027-04-29T23:15", "2027-04-30T01:15"]
    ),
  ])
  func elapsed(_ row: ClockChange) throws { try row.check() }

  /// Hours are elapsed time although the first one was named by the clock.
  @Test(arguments: [
    ClockChange(
      name: "every 6 hours over the gap in New York",
      zone: "America/New_York",
      due: "2027-03-13T20:30",
      rule: "FREQ=HOURLY;INTERVAL=6",
      rings: ["2027-03-14T01:30", "2027-03-14T07:30", "2027-03-14T13:30"]
    ),
    ClockChange(
      name: "every 3 hours into the second of two hours of one name in New York",
      zone: "America/New_York",
      due: "2027-11-06T23:30",
      rule: "FREQ=HOURLY;INTERVAL=3",
      rings: ["2027-11-07T03:30", "2027-11-07T06:30", "2027-11-07T09:30", "2027-11-07T12:30"]
    ),
    ClockChange(
      name: "every hour, none left out where two have one name",
      zone: "America/New_York",
      due: "2027-11-07T00:30",
      rule: "FREQ=HOURLY",
      rings: ["2027-11-07T04:30", "2027-11-07T05:30", "2027-11-07T06:30", "2027-11-07T07:30"]
    ),
    ClockChange(
      name: "every 6 hours into the second half hour of one name on Lord Howe",
      zone: "Australia/Lord_Howe",
      due: "2027-04-03T20:15",
      rule: "FREQ=HOURLY;INTERVAL=6",
      rings: ["2027-04-03T09:15", "2027-04-03T15:15", "2027-04-03T21:15"]
    ),
    ClockChange(
      name: "every 2 hours in Cairo, seen from Tokyo",
      zone: "Asia/Tokyo",
      due: "2027-10-28T21:30",
      fixed: "Africa/Cairo",
      rule: "FREQ=HOURLY;INTERVAL=2",
      rings: ["2027-10-28T18:30", "2027-10-28T20:30", "2027-10-28T22:30"]
    ),
    ClockChange(
      name: "every 3 hours into the second hour of one name in Cairo, seen from Tokyo",
      zone: "Asia/Tokyo",
      due: "2027-10-28T21:30",
      fixed: "Africa/Cairo",
      rule: "FREQ=HOURLY;INTERVAL=3",
      rings: ["2027-10-28T18:30", "2027-10-28T21:30", "2027-10-29T00:30"]
    ),
    ClockChange(
      name: "every 6 hours into the second hour of one name in Cairo, seen from Lord Howe",
      zone: "Australia/Lord_Howe",
      due: "2027-10-28T18:30",
      fixed: "Africa/Cairo",
      rule: "FREQ=HOURLY;INTERVAL=6",
      rings: ["2027-10-28T15:30", "2027-10-28T21:30", "2027-10-29T03:30", "2027-10-29T09:30"]
    ),
    ClockChange(
      name: "an hour of the day is the clock's: at one, once",
      zone: "America/New_York",
      due: "2027-11-06T01:30",
      rule: "FREQ=HOURLY;BYHOUR=1",
      rings: ["2027-11-06T05:30", "2027-11-07T05:30", "2027-11-08T06:30"]
    ),
  ])
  func hours(_ row: ClockChange) throws { try row.check() }
}
