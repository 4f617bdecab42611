import Model
import Testing

@testable import Language

/// "at sunset" by the sun where the zone has its place.
///
/// It is Wednesday 4 March 2026, 10:20, in Berlin: the sun has risen at 06:46, and sets at 17:50.
struct SunTests {
  private func inBerlin(_ change: (inout Conventions) -> Void = { _ in }) throws -> LanguageContext
  {
    var context = try LanguageTests.context(change)
    let rules = "CET-1CEST,M3.5.0,M10.5.0/3"
    context.zone = try #require(Zone(identifier: "Europe/Berlin", posix: rules))
    context.zones.place = { _ in Place(latitude: 52.5, longitude: 13.3667) }
    return context
  }

  @Test(arguments: [
    ("at sunset water the garden", "Water the garden", "2026-03-04T17:50"),
    ("water the garden at sunset", "Water the garden", "2026-03-04T17:50"),
    ("water the garden at sunset on friday", "Water the garden", "2026-03-06T17:54"),
    ("feed the hens at dawn", "Feed the hens", "2026-03-05T06:10"),
    ("feed the hens tomorrow at sunrise", "Feed the hens", "2026-03-05T06:43"),
    ("walk the dog before sunset", "Walk the dog", "2026-03-04T17:50"),
    ("walk the dog at dusk on 21 june", "Walk the dog", "2026-06-21T22:24"),
    ("half an hour before sunset walk the dog", "Walk the dog", "2026-03-04T17:20"),
    ("shut the coop 20 minutes after sunset", "Shut the coop", "2026-03-04T18:10"),
    ("an hour before sunset on friday light the fire", "Light the fire", "2026-03-06T16:54"),
    ("every day 30 minutes before sunset shut the coop", "Shut the coop", "2026-03-04T17:20"),
    ("run 10 minutes before sunrise", "Run", "2026-03-05T06:33"),
  ])
  func theSunOfTheZoneCounts(_ text: String, _ title: String, _ due: String) throws {
    let draft = try #require(understand(text, in: try inBerlin()).drafts.first)
    #expect(draft.title == title)
    let expected = try #require(CivilDateTime(due))
    let found = try #require(written(draft.due).flatMap { CivilDateTime($0) })
    #expect(abs(found.secondsSinceEpoch - expected.secondsSinceEpoch) <= 120, "\(found)")
  }

  @Test func itIsSaidThatItWasTheSun() throws {
    let draft = try #require(understand("mow at sunset", in: try inBerlin()).drafts.first)
    #expect(draft.choices == [Choice(.sunset)])
  }

  @Test func whereNoPlaceIsKnownTheSettingsCount() throws {
    let draft = try #require(
      understand("mow at sunrise tomorrow", in: try context { $0.sunrise = .hour(6, 30) }).drafts
        .first
    )
    #expect(written(draft.due) == "2026-03-05T06:30")
    #expect(draft.choices == [Choice(.sunUnknown)])
  }

  @Test func anHourBeforeIsCountedFromTheSettingToo() throws {
    let draft = try #require(
      understand(
        "mow an hour before sunset every day",
        in: try context { $0.sunset = .hour(19, 15) }
      ).drafts.first
    )
    #expect(written(draft.due) == "2026-03-04T18:15")
    #expect(draft.choices == [Choice(.sunUnknown)])
  }

  @Test func whereTheSunStaysDownTheSettingsCount() throws {
    var far = try inBerlin()
    far.zones.place = { _ in Place(latitude: 78, longitude: 16) }
    let draft = try #require(understand("mow at sunset on 21 december", in: far).drafts.first)
    #expect(written(draft.due) == "2026-12-21T19:00")
    #expect(draft.choices == [Choice(.sunUnknown)])
  }

  @Test(arguments: ["watch the sunset", "read dawn of the dead", "drive to sunset boulevard"])
  func whatIsOnlyCalledSoIsNoTime(_ text: String) throws {
    let draft = try #require(understand(text, in: try inBerlin()).drafts.first)
    #expect(draft.due == nil)
  }
}
