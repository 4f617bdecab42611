import Model
import Testing

@testable import Planning

@Suite struct DueInstantTests {
  static let berlin = Zone(identifier: "Europe/Berlin", secondsFromUTC: 3600)
  static let tokyo = Zone(identifier: "Asia/Tokyo", secondsFromUTC: 9 * 3600)
  static let zones = ZoneDirectory(
    zone: { ["Europe/Berlin": berlin, "Asia/Tokyo": tokyo][$0] },
    current: { berlin }
  )

  struct Row: CustomTestStringConvertible, Sendable {
    let name: String
    let due: Due
    let instant: String?

    var testDescription: String { name }
  }

  @Test(arguments: [
    Row(
      name: "floating: on the machine's clock",
      due: .floating(Fixture.day, .hour(15)),
      instant: "14:00"
    ),
    Row(
      name: "floating, a day alone: at the policy's time of day",
      due: .floating(Fixture.day, nil),
      instant: "08:00"
    ),
    Row(
      name: "fixed: on the clock of its own zone",
      due: .zoned(Fixture.day, .hour(15), zone: "Asia/Tokyo"),
      instant: "06:00"
    ),
    Row(
      name: "fixed, a day alone: at the policy's time of day there",
      due: .zoned(Fixture.day, nil, zone: "Asia/Tokyo"),
      instant: "00:00"
    ),
    Row(
      name: "fixed in a zone nobody knows: no instant",
      due: .zoned(Fixture.day, .hour(15), zone: "Europe/Atlantis"),
      instant: nil
    ),
    Row(
      name: "elapsed: the instant itself",
      due: .absolute(Fixture.at("10:20")),
      instant: "10:20"
    ),
  ])
  func comesAt(_ row: Row) {
    let calendar = LocalCalendar(zone: Self.berlin, zones: Self.zones, day: Policy().day)
    let moment = calendar.instant(of: row.due)
    #expect(moment == row.instant.map(Fixture.at))
  }
}
