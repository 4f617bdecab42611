import Testing

@testable import Model

/// When the sun rises and sets, beside a table that another reckoning made.
@Suite struct SunTimesTests {
  struct Day: Sendable, CustomTestStringConvertible {
    let place: String
    /// As POSIX writes the zone of that day.
    let zone: String
    let date: String
    /// Dawn, sunrise, sunset and dusk.
    let times: [String?]

    var testDescription: String { "\(place) on \(date)" }
  }

  @Test(arguments: [
    // Berlin.
    Day(
      place: "+5230+01322",
      zone: "CET-1",
      date: "2026-03-20",
      times: ["05:35", "06:09", "18:19", "18:54"]
    ),
    Day(
      place: "+5230+01322",
      zone: "CEST-2",
      date: "2026-06-21",
      times: ["03:52", "04:43", "21:32", "22:24"]
    ),
    Day(
      place: "+5230+01322",
      zone: "CET-1",
      date: "2026-11-23",
      times: ["07:02", "07:42", "16:03", "16:42"]
    ),
    Day(
      place: "+5230+01322",
      zone: "CET-1",
      date: "2026-12-21",
      times: ["07:32", "08:15", "15:53", "16:36"]
    ),
    Day(
      place: "+5230+01322",
      zone: "CET-1",
      date: "2040-02-29",
      times: ["06:19", "06:54", "17:44", "18:19"]
    ),
    // London.
    Day(
      place: "+513030-0000731",
      zone: "BST-1",
      date: "2026-06-21",
      times: ["03:54", "04:43", "21:21", "22:09"]
    ),
    Day(
      place: "+513030-0000731",
      zone: "GMT0",
      date: "2026-12-21",
      times: ["07:22", "08:04", "15:53", "16:34"]
    ),
    // New York.
    Day(
      place: "+404251-0740023",
      zone: "EDT4",
      date: "2026-06-21",
      times: ["04:51", "05:25", "20:30", "21:04"]
    ),
    Day(
      place: "+404251-0740023",
      zone: "EST5",
      date: "2026-11-23",
      times: ["06:21", "06:52", "16:32", "17:02"]
    ),
    // Tokyo.
    Day(
      place: "+353916+1394441",
      zone: "JST-9",
      date: "2026-06-21",
      times: ["03:55", "04:25", "18:59", "19:30"]
    ),
    Day(
      place: "+353916+1394441",
      zone: "JST-9",
      date: "2026-12-21",
      times: ["06:17", "06:46", "16:30", "16:59"]
    ),
    // Sydney.
    Day(
      place: "-3352+15113",
      zone: "AEST-10",
      date: "2026-06-21",
      times: ["06:31", "07:00", "16:53", "17:21"]
    ),
    Day(
      place: "-3352+15113",
      zone: "AEDT-11",
      date: "2026-12-21",
      times: ["05:11", "05:40", "20:05", "20:34"]
    ),
    // Auckland, where the day begins before that of UTC.
    Day(
      place: "-3652+17446",
      zone: "NZDT-13",
      date: "2026-11-23",
      times: ["05:28", "05:58", "20:16", "20:46"]
    ),
    Day(
      place: "-3652+17446",
      zone: "NZST-12",
      date: "2026-06-21",
      times: ["07:04", "07:33", "17:11", "17:40"]
    ),
    // Nairobi, near the equator.
    Day(
      place: "-0117+03649",
      zone: "EAT-3",
      date: "2026-03-20",
      times: ["06:16", "06:37", "18:43", "19:04"]
    ),
    Day(
      place: "-0117+03649",
      zone: "EAT-3",
      date: "2026-12-21",
      times: ["06:01", "06:24", "18:36", "18:59"]
    ),
    // Anchorage: in the summer it does not grow dark.
    Day(
      place: "+611305-1495401",
      zone: "AKDT8",
      date: "2026-06-21",
      times: [nil, "04:20", "23:42", nil]
    ),
    Day(
      place: "+611305-1495401",
      zone: "AKST9",
      date: "2026-12-21",
      times: ["09:11", "10:14", "15:40", "16:44"]
    ),
    // Apia, on the other side of the date line than its longitude.
    Day(
      place: "-1350-17144",
      zone: "+13-13",
      date: "2026-06-21",
      times: ["06:25", "06:49", "18:07", "18:31"]
    ),
    Day(
      place: "-1350-17144",
      zone: "+13-13",
      date: "2026-12-21",
      times: ["05:32", "05:56", "18:52", "19:16"]
    ),
    // Kolkata.
    Day(
      place: "+2232+08822",
      zone: "IST-5:30",
      date: "2026-11-23",
      times: ["05:30", "05:54", "16:51", "17:15"]
    ),
  ])
  func isWithinTwoMinutesOfTheTable(_ day: Day) throws {
    let place = try #require(Place(day.place[...]))
    let name = day.zone.hasPrefix("+13") ? "<+13>-13" : day.zone
    let zone = try #require(Zone(identifier: "Test/Zone", posix: name))
    let date = try #require(CivilDate(day.date))
    for (event, time) in zip(SunEvent.allCases, day.times) {
      let moment = place.moment(of: event, on: date, in: zone)
      guard let time else {
        #expect(moment == nil, "\(event)")
        continue
      }
      let expected = zone.instant(of: CivilDateTime(date, try #require(TimeOfDay(time))))
      let found = try #require(moment, "\(event)")
      #expect(abs(found.seconds - expected.seconds) <= 120, "\(event): \(zone.civil(at: found))")
    }
  }

  @Test(arguments: ["2026-06-21", "2026-12-21"])
  func whereTheSunStaysUpOrDownThereIsNeither(_ text: String) throws {
    let longyearbyen = try #require(Place("+7800+01600"))
    let date = try #require(CivilDate(text))
    for event in SunEvent.allCases {
      #expect(longyearbyen.moment(of: event, on: date, in: .utc) == nil, "\(event)")
    }
  }

  /// Each day of a year, at places all over the earth: in order, and little apart from the day before.
  @Test(arguments: [-60.0, -45, -20, 0, 23, 40, 55, 60], [-179.0, -75, 0, 13, 140, 179])
  func theDaysFollowEachOther(_ latitude: Double, _ longitude: Double) throws {
    let place = Place(latitude: latitude, longitude: longitude)
    let hours = Int((longitude / 15).rounded())
    let zone = try #require(Zone(identifier: "Test/Zone", posix: "<LMT>\(-hours)"))
    var before: Instant?
    let first = try #require(CivilDate("2027-01-01"))
    for number in 0..<365 {
      let date = first.adding(days: number)
      let moments = [.sunrise, .sunset].compactMap { (event: SunEvent) in
        place.moment(of: event, on: date, in: zone)
      }
      #expect(moments.count == 2 && moments[0] < moments[1], "\(date)")
      if let before, let set = moments.last {
        #expect(abs(set.seconds - before.seconds - 86_400) < 400, "\(date)")
      }
      before = moments.last
    }
  }

  @Test(arguments: [
    ("+5230+01322", 52.5, 13.3667), ("-3352+15113", -33.8667, 151.2167),
    ("+404251-0740023", 40.7142, -74.0064), ("-000000-0000000", 0, 0),
  ])
  func aPlaceIsRead(_ text: String, _ latitude: Double, _ longitude: Double) throws {
    let place = try #require(Place(text[...]))
    #expect(abs(place.latitude - latitude) < 0.001)
    #expect(abs(place.longitude - longitude) < 0.001)
  }

  @Test(arguments: [
    "", "+", "5230+01322", "+5230", "+9100+00000", "+5260+01322", "+52300+01322", "+52a0+01322",
  ])
  func whatIsNoPlaceIsNotRead(_ text: String) {
    #expect(Place(text[...]) == nil)
  }
}
