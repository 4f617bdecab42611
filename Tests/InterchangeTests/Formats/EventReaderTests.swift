import Interchange
import Model
import Testing

/// The events of an iCalendar object in March 2027 in Berlin, where the clock is changed on the 28th.
@Suite struct EventReaderTests {
  /// A case: lines of `VEVENT`s, and the times that they come in the month.
  struct Case: CustomTestStringConvertible {
    let name: String
    let lines: String
    let events: [String]

    var testDescription: String { name }

    init(_ name: String, _ lines: String, _ events: String...) {
      (self.name, self.lines, self.events) = (name, lines, events)
    }
  }

  @Test(arguments: [
    Case(
      "an end, and the zone it is in",
      """
      BEGIN:VEVENT
      UID:a
      SUMMARY:Team meeting
      DTSTART;TZID=Europe/Berlin:20270302T150000
      DTEND;TZID=Europe/Berlin:20270302T160000
      END:VEVENT
      """,
      "02 15:00-02 16:00 Team meeting"
    ),
    Case(
      "a length in the place of an end",
      event("DTSTART:20270302T150000Z", "DURATION:PT1H30M"),
      "02 16:00-02 17:30 Event"
    ),
    Case(
      "neither end nor length takes no time",
      event("DTSTART:20270302T150000"),
      "02 15:00-02 15:00 Event"
    ),
    Case(
      "a day without an end is one day",
      event("DTSTART;VALUE=DATE:20270302"),
      "02 all day Event"
    ),
    Case(
      "days end before the day that is named",
      event("DTSTART;VALUE=DATE:20270302", "DTEND;VALUE=DATE:20270305"),
      "02 to 04 Event"
    ),
    Case(
      "what began before goes on into the month",
      event("DTSTART;VALUE=DATE:20270225", "DTEND;VALUE=DATE:20270303"),
      "25 to 02 Event"
    ),
    Case(
      "the clock time stays where the clock is changed",
      event(
        "DTSTART;TZID=Europe/Berlin:20270326T083000",
        "DURATION:PT30M",
        "RRULE:FREQ=DAILY;COUNT=4"
      ),
      "26 08:30-26 09:00 Event",
      "27 08:30-27 09:00 Event",
      "28 08:30-28 09:00 Event",
      "29 08:30-29 09:00 Event"
    ),
    Case(
      "one of UTC comes an hour later on the clock that was changed",
      event("DTSTART:20270327T080000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=2"),
      "27 09:00-27 10:00 Event",
      "28 10:00-28 11:00 Event"
    ),
    Case(
      "a night over the change has the length that was said",
      event(
        "DTSTART;TZID=Europe/Berlin:20270327T230000",
        "DTEND;TZID=Europe/Berlin:20270328T070000"
      ),
      "27 23:00-28 07:00 Event"
    ),
    Case(
      "a time that the clock jumps over comes when it goes on",
      event("DTSTART;TZID=Europe/Berlin:20270328T023000", "DURATION:PT15M"),
      "28 03:00-28 03:15 Event"
    ),
    Case(
      "floating times are those of the machine",
      event("DTSTART:20270302T090000", "DTEND:20270302T100000"),
      "02 09:00-02 10:00 Event"
    ),
    Case(
      "another zone",
      event("DTSTART;TZID=America/New_York:20270315T090000", "DURATION:PT1H"),
      "15 14:00-15 15:00 Event"
    ),
    Case(
      "EXDATE takes single times away, whatever zone it is written in",
      event(
        "DTSTART;TZID=Europe/Berlin:20270301T100000",
        "DURATION:PT1H",
        "RRULE:FREQ=WEEKLY;COUNT=4",
        "EXDATE;TZID=Europe/Berlin:20270308T100000",
        "EXDATE:20270315T090000Z"
      ),
      "01 10:00-01 11:00 Event",
      "22 10:00-22 11:00 Event"
    ),
    Case(
      "EXDATE of a day takes what comes on it",
      event(
        "DTSTART;TZID=Europe/Berlin:20270301T100000",
        "DURATION:PT1H",
        "RRULE:FREQ=WEEKLY;COUNT=2",
        "EXDATE;VALUE=DATE:20270308"
      ),
      "01 10:00-01 11:00 Event"
    ),
    Case(
      "RDATE adds times, and a period by its beginning",
      event(
        "DTSTART;TZID=Europe/Berlin:20270301T100000",
        "DURATION:PT1H",
        "RDATE;TZID=Europe/Berlin:20270303T120000",
        "RDATE;VALUE=PERIOD;TZID=Europe/Berlin:20270304T120000/PT5H"
      ),
      "01 10:00-01 11:00 Event",
      "03 12:00-03 13:00 Event",
      "04 12:00-04 13:00 Event"
    ),
    Case(
      "days of a series",
      event("DTSTART;VALUE=DATE:20260310", "RRULE:FREQ=YEARLY"),
      "10 all day Event"
    ),
    Case(
      "a series ends with its last moment",
      event(
        "DTSTART;TZID=Europe/Berlin:20270301T100000",
        "DURATION:PT1H",
        "RRULE:FREQ=DAILY;UNTIL=20270302T090000Z"
      ),
      "01 10:00-01 11:00 Event",
      "02 10:00-02 11:00 Event"
    ),
    Case(
      "one time of a series is moved, and another is cancelled",
      event(
        "DTSTART;TZID=Europe/Berlin:20270301T100000",
        "DURATION:PT1H",
        "RRULE:FREQ=WEEKLY;COUNT=3"
      )
        + """

        BEGIN:VEVENT
        UID:one
        SUMMARY:Event in the garden
        RECURRENCE-ID;TZID=Europe/Berlin:20270308T100000
        DTSTART;TZID=Europe/Berlin:20270309T170000
        DURATION:PT2H
        END:VEVENT
        BEGIN:VEVENT
        UID:one
        RECURRENCE-ID:20270315T090000Z
        DTSTART;TZID=Europe/Berlin:20270315T100000
        STATUS:CANCELLED
        END:VEVENT
        """,
      "01 10:00-01 11:00 Event",
      "09 17:00-09 19:00 Event in the garden"
    ),
    Case(
      "a single time without its series",
      """
      BEGIN:VEVENT
      UID:x
      SUMMARY:Invited once
      RECURRENCE-ID;TZID=Europe/Berlin:20270308T100000
      DTSTART;TZID=Europe/Berlin:20270308T110000
      DURATION:PT1H
      END:VEVENT
      """,
      "08 11:00-08 12:00 Invited once"
    ),
    Case(
      "what is cancelled does not come",
      event("DTSTART:20270302T090000", "STATUS:CANCELLED", "RRULE:FREQ=DAILY")
    ),
    Case(
      "what leaves one free says so",
      event("DTSTART:20270302T090000", "TRANSP:TRANSPARENT"),
      "02 09:00-02 09:00 Event, free"
    ),
    Case(
      "a title has one line, and its signs are read",
      event("DTSTART:20270302T090000", "SUMMARY:Tea\\, cake\\nand talk"),
      "02 09:00-02 09:00 Tea, cake and talk"
    ),
    Case("no time is no event", event("SUMMARY:Never")),
    Case(
      "a rule that is none comes once",
      event("DTSTART:20270302T090000", "RRULE:FREQ=NEVER"),
      "02 09:00-02 09:00 Event"
    ),
  ])
  func events(_ example: Case) throws {
    let file = try #require(reader().read(object(example.lines)))
    #expect(file.events.map(text) == example.events)
    #expect(!file.isCut)
  }

  @Test(
    "a zone that the system does not know is as the object describes it",
    arguments: [
      // Outlook's rules, of a year long ago.
      (
        """
        BEGIN:STANDARD
        DTSTART:16010101T030000
        TZOFFSETFROM:+0200
        TZOFFSETTO:+0100
        RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10
        END:STANDARD
        BEGIN:DAYLIGHT
        DTSTART:16010101T020000
        TZOFFSETFROM:+0100
        TZOFFSETTO:+0200
        RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3
        END:DAYLIGHT
        """,
        ["27 09:00", "28 09:00"]
      ),
      (
        """
        BEGIN:STANDARD
        DTSTART:19700101T000000
        TZOFFSETFROM:+0530
        TZOFFSETTO:+0530
        END:STANDARD
        """,
        ["27 04:30", "28 05:30"]
      ),
      // The second Sunday in March, as a day from the 8th to the 14th.
      (
        """
        BEGIN:STANDARD
        DTSTART:20071104T020000
        TZOFFSETFROM:-0400
        TZOFFSETTO:-0500
        RRULE:FREQ=YEARLY;BYDAY=SU;BYMONTHDAY=1,2,3,4,5,6,7;BYMONTH=11
        END:STANDARD
        BEGIN:DAYLIGHT
        DTSTART:20070311T020000
        TZOFFSETFROM:-0500
        TZOFFSETTO:-0400
        RRULE:FREQ=YEARLY;BYDAY=SU;BYMONTHDAY=8,9,10,11,12,13,14;BYMONTH=3
        END:DAYLIGHT
        """,
        ["27 14:00", "28 15:00"]
      ),
    ]
  )
  func describedZone(_ rules: String, _ starts: [String]) throws {
    let lines = """
      BEGIN:VTIMEZONE
      TZID:W. Europe Standard Time
      \(rules)
      END:VTIMEZONE
      \(event("DTSTART;TZID=\"W. Europe Standard Time\":20270327T090000", "RRULE:FREQ=DAILY;COUNT=2"))
      """
    let file = try #require(reader().read(object(lines)))
    #expect(file.events.map { String(text($0).prefix(8)) } == starts)
  }

  @Test("a zone that nobody knows is named, and no other is")
  func unknownZones() throws {
    let lines = """
      \(event("DTSTART;TZID=Mars/Phobos:20270302T090000"))
      \(event("DTSTART;TZID=Eastern Standard Time:20270303T090000"))
      """
    let file = try #require(reader().read(object(lines)))
    #expect(file.unknownZones == ["Mars/Phobos"])
    #expect(file.events.map { text($0).prefix(8) }.last == "03 15:00")
  }

  @Test func theNameOfTheCalendarIsRead() throws {
    let file = try #require(reader().read(object("X-WR-CALNAME:Team\\, inner")))
    #expect(file.name == "Team, inner")
    #expect(file.events.isEmpty)
  }

  @Test(arguments: ["", "<!doctype html><html>", "BEGIN:VCARD\nEND:VCARD\n"])
  func whatIsNoCalendarIsNone(_ text: String) {
    #expect(reader().read(Array(text.utf8)) == nil)
  }

  @Test(
    "whatever an object says, what comes of it has a bound",
    arguments: [
      (event("DTSTART:20270301T000000Z", "RRULE:FREQ=SECONDLY"), 1001),
      (event("DTSTART:19000101T000000Z", "RRULE:FREQ=MINUTELY;COUNT=999999999"), 1001),
      (String(repeating: "BEGIN:VEVENT\n", count: 500), 0),
      (
        (0..<300).map {
          "BEGIN:VEVENT\nUID:\($0)\nDTSTART:20270302T090000\nRRULE:FREQ=MINUTELY\nEND:VEVENT"
        }
        .joined(separator: "\n"), 3000
      ),
      (
        (0..<3).map {
          "BEGIN:VEVENT\nUID:\($0)\nDTSTART:20270302T090000\nRRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30\nEND:VEVENT"
        }.joined(separator: "\n"), 3
      ),
      (
        event("DTSTART:20270301T000000Z", (10..<20).map(twoHundredTimes).joined(separator: "\n")),
        1001
      ),
    ]
  )
  func bounds(_ lines: String, _ most: Int) throws {
    let file = try #require(reader(most: 3000).read(object(lines)))
    #expect(file.events.count <= most)
  }

  @Test func whatIsKeptOfVeryManyIsWhatComesFirst() throws {
    let lines = (0..<30).reversed().map {
      "BEGIN:VEVENT\nUID:\($0)\nSUMMARY:\($0)\nDTSTART:202703\($0 < 9 ? "0" : "")\($0 + 1)T090000\nEND:VEVENT"
    }
    let file = try #require(reader(most: 40).read(object(lines.joined(separator: "\n"))))
    #expect(file.events.count == 30 && !file.isCut)
    #expect(file.events.first?.title == "0")
  }

  @Test func whateverTheBytesAreReadingThemEnds() {
    var random = SplitMix(seed: 5545)
    let whole = object(
      event(
        "DTSTART;TZID=Europe/Berlin:20270301T100000",
        "DTEND;TZID=Europe/Berlin:20270301T110000",
        "RRULE:FREQ=WEEKLY;COUNT=3;BYDAY=MO,WE",
        "EXDATE:20270303T090000Z",
        "RDATE;VALUE=PERIOD:20270304T090000Z/PT1H"
      )
    )
    for _ in 0..<300 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      }
      let file = reader(most: 500).read(bytes)
      #expect((file?.events.count ?? 0) <= 500)
    }
  }

  private func reader(most: Int = 20_000) -> EventReader {
    EventReader(zones, zone: berlin, window: march, most: most)
  }

  private var march: Range<Instant> {
    let start = CivilDate(daysSinceEpoch: 20_878)
    let first = berlin.instant(of: CivilDateTime(start, .midnight))
    return first..<berlin.instant(of: CivilDateTime(start.adding(days: 31), .midnight))
  }

  private func object(_ lines: String) -> [UInt8] {
    Array("BEGIN:VCALENDAR\nVERSION:2.0\n\(lines)\nEND:VCALENDAR\n".utf8)
  }

  /// `02 15:00-02 16:00 Team meeting`.
  private func text(_ event: CalendarEvent) -> String {
    func day(_ date: CivilDate) -> String { date.day < 10 ? "0\(date.day)" : "\(date.day)" }
    func moment(_ instant: Instant) -> String {
      let civil = berlin.civil(at: instant)
      return day(civil.date) + " " + civil.time.description
    }
    let when =
      switch event.time {
      case .days(let days) where days.lowerBound.adding(days: 1) == days.upperBound:
        day(days.lowerBound) + " all day"
      case .days(let days): day(days.lowerBound) + " to " + day(days.upperBound.adding(days: -1))
      case .instants(let span): moment(span.lowerBound) + "-" + moment(span.upperBound)
      }
    return when + " " + event.title + (event.isBusy ? "" : ", free")
  }
}

/// Times that a series has beside its rule, 200 on one day of the month.
private func twoHundredTimes(on day: Int) -> String {
  let times = (0..<200).map { minute in
    let clock = String(1_100_000 + minute / 60 * 10_000 + minute % 60 * 100).dropFirst()
    return "202703\(day)T\(clock)Z"
  }
  return "RDATE:" + times.joined(separator: ",")
}

/// A `VEVENT` with these lines, called Event unless they say otherwise.
private func event(_ lines: String...) -> String {
  let summary = lines.contains { $0.hasPrefix("SUMMARY") } ? [] : ["SUMMARY:Event"]
  return (["BEGIN:VEVENT", "UID:one"] + summary + lines + ["END:VEVENT"]).joined(separator: "\n")
}
