import Model
import Testing

@testable import Planning

@Suite("How often a series was kept")
struct KeptTests {
  /// A daily thing at 8, for so many days; done on those that `done` has.
  private func past(_ days: Int, done: [Int], skipped: [Int] = []) -> SeriesPast {
    let occurrences = (0...days).map(occurrence)
    return SeriesPast(
      occurrences: occurrences,
      completions: done.map {
        .init(at: occurrences[$0].at + .minutes(20), name: occurrences[$0].name)
      },
      skipped: Set(skipped.map { occurrences[$0].name })
    )
  }

  private func occurrence(_ day: Int) -> SeriesPast.Occurrence {
    let date = CivilDate(daysSinceEpoch: 20_500 + day)
    let at = Zone.utc.instant(of: CivilDateTime(date, .hour(8)))
    return .init(
      name: CivilDateTime(date, .hour(8)),
      at: at,
      dayEnd: Zone.utc.instant(of: CivilDateTime(date.adding(days: 1), .hour(4)))
    )
  }

  private let always = [Instant(seconds: 0)..<Instant.latest]

  private func kept(_ past: SeriesPast, while service: [Range<Instant>]? = nil) -> Kept {
    let now = past.occurrences.dropLast().last.map { $0.at + .minutes(60) } ?? Instant(seconds: 0)
    return past.kept(while: service ?? always, at: now)
  }

  @Test func ofTheLastSeven() {
    #expect(kept(past(20, done: [0, 1, 2, 14, 15, 17, 18])) == Kept(4, of: 7))
    #expect(kept(past(3, done: [0, 1])) == Kept(2, of: 2), "the third is not over yet")
    #expect(kept(past(3, done: [0, 1, 2])) == Kept(3, of: 3))
    #expect(kept(past(4, done: [0, 2])) == Kept(2, of: 3))
    #expect(kept(past(0, done: [])) == Kept(0, of: 0))
  }

  @Test func aSkipNeitherAddsNorBreaks() {
    let done = [0, 1, 2, 3, 4, 5, 6]
    #expect(kept(past(9, done: done)) == Kept(6, of: 7))
    #expect(kept(past(9, done: done, skipped: [7])) == Kept(7, of: 7))
    #expect(kept(past(9, done: done + [7], skipped: [7])) == Kept(7, of: 7), "done is done")
  }

  @Test func aPauseAndAMachineThatWasOffAreNeutral() {
    var past = past(9, done: [0, 1, 2, 3, 4, 5, 6])
    let day = past.occurrences[7]
    let off = [Instant(seconds: 0)..<day.at, day.dayEnd..<Instant.latest]
    #expect(kept(past, while: off) == Kept(7, of: 7))
    #expect(kept(past, while: []) == Kept(7, of: 7), "nothing is known of the service")
    let evening = [Instant(seconds: 0)..<day.at, day.dayEnd - .minutes(300)..<Instant.latest]
    #expect(kept(past, while: evening) == Kept(6, of: 7), "it came in the evening of that day")
    past.rests = [day.at + .minutes(5)..<day.at + .minutes(10)]
    #expect(kept(past) == Kept(7, of: 7))
  }

  @Test func whatWasDoneUnderAnotherNameCountsOnce() {
    var past = past(5, done: [0])
    past.completions.append(.init(at: past.occurrences[1].at + .minutes(3), name: nil))
    past.completions.append(
      .init(at: past.occurrences[1].at + .minutes(9), name: CivilDateTime("2020-01-01T08:00"))
    )
    #expect(kept(past) == Kept(2, of: 4))
    past.completions.append(.init(at: Instant(seconds: 5), name: nil))
    #expect(kept(past) == Kept(3, of: 5), "from before the series was changed")
  }

  /// A year at random: days done at any hour, skips, pauses, times that the machine was off, and a
  /// journey to another zone, which moves each day that follows.
  private struct Year {
    var past: SeriesPast
    var service: [Range<Instant>]
    var now: Instant

    init(_ chance: inout Chance) {
      var occurrences: [SeriesPast.Occurrence] = []
      let every = chance.number(1...9)
      var shift = 0
      for day in stride(from: 0, to: 365, by: every) {
        if chance.happens(2) { shift = chance.number(-12...14) * 3600 }
        let date = CivilDate(daysSinceEpoch: 20_000 + day)
        let at = Instant(seconds: Int64((20_000 + day) * 86_400 + 8 * 3600 + shift))
        occurrences.append(
          .init(
            name: CivilDateTime(date, .hour(8)),
            at: at,
            dayEnd: at + .seconds(chance.number(1...86_400))
          )
        )
      }
      occurrences.sort { $0.at < $1.at }
      past = SeriesPast(occurrences: occurrences, completions: [])
      now = Instant(seconds: Int64((20_000 + chance.number(0...365)) * 86_400))
      service = [Instant(seconds: 0)..<now]
      for occurrence in occurrences {
        if chance.happens(60) { past.completions.append(Year.completion(of: occurrence, &chance)) }
        if chance.happens(10) { past.skipped.insert(occurrence.name) }
        if chance.happens(4) { past.rests.append(Year.span(from: occurrence.at, &chance)) }
        if chance.happens(8) { turnOff(Year.span(from: occurrence.at, &chance)) }
      }
    }

    static func completion(
      of occurrence: SeriesPast.Occurrence,
      _ chance: inout Chance
    ) -> SeriesPast.Completion {
      .init(
        at: occurrence.at + .seconds(chance.number(-86_400...300_000)),
        name: chance.happens(80) ? occurrence.name : nil
      )
    }

    static func span(from moment: Instant, _ chance: inout Chance) -> Range<Instant> {
      let start = moment + .seconds(chance.number(-40_000...40_000))
      return start..<start + .seconds(chance.number(1...900_000))
    }

    mutating func turnOff(_ span: Range<Instant>) {
      service = service.flatMap { on in
        [
          on.lowerBound..<max(on.lowerBound, min(on.upperBound, span.lowerBound)),
          min(on.upperBound, max(on.lowerBound, span.upperBound))..<on.upperBound,
        ]
      }
      .filter { !$0.isEmpty }
    }

    var kept: Kept { past.kept(while: service, at: now) }
  }

  @Test func nothingFallsForWhatCouldNotBeDone() {
    var chance = Chance(seed: 17)
    for _ in 0..<2_000 {
      let year = Year(&chance)
      let before = year.kept
      #expect(before.count <= before.of && before.of <= Kept.usual)
      let occurrence = year.past.occurrences[chance.number(0...year.past.occurrences.count - 1)]
      var off = year
      off.turnOff(Year.span(from: occurrence.at, &chance))
      neverFalls(off.kept, from: before, "a day on which the machine was off")
      var resting = year
      resting.past.rests.append(Year.span(from: occurrence.at, &chance))
      neverFalls(resting.kept, from: before, "a pause")
      var skipping = year
      skipping.past.skipped.insert(occurrence.name)
      neverFalls(skipping.kept, from: before, "a skip")
      var done = year
      done.past.completions.append(Year.completion(of: occurrence, &chance))
      neverFalls(done.kept, from: before, "a completion")
    }
  }

  private func neverFalls(_ kept: Kept, from before: Kept, _ name: Comment) {
    #expect(kept.count >= before.count, name)
    #expect(kept.of - kept.count <= before.of - before.count, name)
  }

  @Test func daysAndHoursAreThoseOfTheClock() throws {
    let berlin = try #require(Zone(identifier: "Berlin", posix: "CET-1CEST,M3.5.0,M10.5.0/3"))
    let start = try #require(CivilDate("2026-03-27"))
    let moments = [
      "2026-03-28T03:59", "2026-03-28T04:00", "2026-03-29T01:59", "2026-03-29T03:00",
      "2026-03-29T23:10", "2026-03-30T01:00",
    ]
    .compactMap { CivilDateTime($0) }.map(berlin.instant(of:))
    let tally = DoneTally(
      moments,
      from: start,
      until: start.adding(days: 4),
      dayStarts: .hour(4),
      in: berlin
    )
    #expect(tally.days == [1, 3, 2, 0])
    #expect(tally.total == 6)
    #expect(tally.hours[1] == 2 && tally.hours[3] == 2 && tally.hours[4] == 1)
    #expect(tally.hours[23] == 1)
  }
}
