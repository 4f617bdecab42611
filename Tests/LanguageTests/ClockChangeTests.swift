import Language
import Model
import Testing

/// Times that are said near a change of the clock; New York, 14 March and 7 November 2027.
@Suite struct ClockChangeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    /// The moment of speaking, UTC.
    let spokenAt: String
    /// The due time as the tests write it; an elapsed one in UTC.
    let due: String

    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(
      name: "twenty minutes over the gap",
      text: "stretch in 20 minutes",
      spokenAt: "2027-03-14T06:50",
      due: "2027-03-14T07:10"
    ),
    Row(
      name: "twenty minutes from the first of two hours of one name",
      text: "stretch in 20 minutes",
      spokenAt: "2027-11-07T05:50",
      due: "2027-11-07T06:10"
    ),
    Row(
      name: "twenty minutes from the second of two hours of one name",
      text: "stretch in 20 minutes",
      spokenAt: "2027-11-07T06:50",
      due: "2027-11-07T07:10"
    ),
    Row(
      name: "now, in the second hour",
      text: "stretch now",
      spokenAt: "2027-11-07T06:50",
      due: "2027-11-07T06:50"
    ),
    Row(
      name: "every three hours over the gap: three elapsed hours",
      text: "stretch every 3 hours",
      spokenAt: "2027-03-14T05:30",
      due: "2027-03-14T04:30"
    ),
    Row(
      name: "every three hours over both hours of one name",
      text: "stretch every 3 hours",
      spokenAt: "2027-11-07T04:30",
      due: "2027-11-07T02:30"
    ),
    Row(
      name: "every three hours from the second hour",
      text: "stretch every 3 hours",
      spokenAt: "2027-11-07T06:50",
      due: "2027-11-07T04:50"
    ),
    Row(
      name: "every two hours into the second hour, which has no name: never early",
      text: "stretch every 2 hours",
      spokenAt: "2027-11-07T04:30",
      due: "2027-11-07T02:30"
    ),
    Row(
      name: "a clock time of a day keeps its name",
      text: "stretch tomorrow at 1:30 am",
      spokenAt: "2027-11-06T16:00",
      due: "2027-11-07T01:30"
    ),
  ])
  func means(_ row: Row) throws {
    let zone = try #require(Zone(identifier: "America/New_York", posix: "EST5EDT,M3.2.0,M11.1.0"))
    let moment = Zone.utc.instant(of: try #require(CivilDateTime(row.spokenAt)))
    let context = LanguageContext(now: zone.civil(at: moment), spokenAt: moment, zone: zone)
    let understanding = understand(row.text, in: context)
    #expect(understanding.drafts.map { written($0.due) } == [row.due])
  }

  @Test func aMomentThatIsNotNowCountsForNothing() throws {
    let zone = try #require(Zone(identifier: "America/New_York", posix: "EST5EDT,M3.2.0,M11.1.0"))
    let spokenAt = Zone.utc.instant(of: try #require(CivilDateTime("2027-11-07T06:50")))
    var context = LanguageContext(now: zone.civil(at: spokenAt), spokenAt: spokenAt, zone: zone)
    #expect(context.instant == spokenAt)
    context.now = try #require(CivilDateTime("2027-11-07T01:49"))
    #expect(Zone.utc.civil(at: context.instant).description == "2027-11-07T05:49")
  }
}
