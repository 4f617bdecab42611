import Testing

@testable import Model

/// Berlin as a reader of its rules would write it: no table, only the yearly rule.
private let berlin = Zone(identifier: "Europe/Berlin", posix: "CET-1CEST,M3.5.0,M10.5.0/3")

@Suite struct ZoneTests {
  @Test(arguments: [
    ("2026-03-29T01:59:59", "2026-03-29T00:59:59", "the last second before the gap"),
    ("2026-03-29T02:00", "2026-03-29T01:00", "the gap begins: the first instant after it"),
    ("2026-03-29T02:30", "2026-03-29T01:00", "within the gap: the first instant after it"),
    ("2026-03-29T03:00", "2026-03-29T01:00", "the first instant after the gap"),
    ("2026-03-29T03:30", "2026-03-29T01:30", "after the gap"),
    ("2026-10-25T01:59:59", "2026-10-24T23:59:59", "before the overlap"),
    ("2026-10-25T02:00", "2026-10-25T00:00", "the overlap begins: the first of two"),
    ("2026-10-25T02:59:59", "2026-10-25T00:59:59", "the overlap ends: the first of two"),
    ("2026-10-25T03:00", "2026-10-25T02:00", "after the overlap"),
    ("2100-07-01T12:00", "2100-07-01T10:00", "summer, far ahead"),
    ("0001-01-01T00:00", "0001-01-01T00:00", "the first day: held within the years"),
  ])
  func theWallClockNamesAnInstant(civil: String, utc: String, name: String) throws {
    let zone = try #require(berlin)
    let civil = try #require(CivilDateTime(civil))
    let utc = try #require(CivilDateTime(utc))
    let instant = zone.instant(of: civil)
    if name.hasPrefix("the first day") {
      #expect(instant.seconds == Int64(utc.secondsSinceEpoch) - 3600)
    } else {
      #expect(Zone.utc.civil(at: instant) == utc, "\(name)")
    }
  }

  @Test(arguments: [
    (TZifWriter(version: "\0", transitions: [(1000, 1)], offsets: [60, 3600]), "version 1"),
    (TZifWriter(transitions: [(1000, 1)], offsets: [60, 3600], footer: ""), "version 2"),
    (TZifWriter(version: "3", transitions: [(1000, 1)], offsets: [60, 3600]), "version 3"),
    (TZifWriter(version: "4", transitions: [(1000, 1)], offsets: [60, 3600]), "version 4"),
  ])
  func readsEveryVersion(file: TZifWriter, name: String) throws {
    let zone = try Zone(identifier: "Test/Zone", tzif: file.bytes)
    #expect(zone.secondsFromUTC(at: Instant(seconds: 999)) == 60, "\(name)")
    #expect(zone.secondsFromUTC(at: Instant(seconds: 1000)) == 3600, "\(name)")
    #expect(zone.secondsFromUTC(at: Instant(seconds: 1 << 40)) == 3600, "\(name)")
  }

  @Test func thirtyTwoBitsReachBefore1970() throws {
    let file = TZifWriter(version: "\0", transitions: [(-1000, 1)], offsets: [-60, -3600])
    let zone = try Zone(identifier: "Test/Zone", tzif: file.bytes)
    #expect(zone.secondsFromUTC(at: Instant(seconds: -1001)) == -60)
    #expect(zone.secondsFromUTC(at: Instant(seconds: -1000)) == -3600)
  }

  @Test func theFooterRulesFromTheLastTransitionOn() throws {
    let file = TZifWriter(
      transitions: [(1_000_000_000, 1)],
      offsets: [0, 7200],
      footer: "CET-1CEST,M3.5.0,M10.5.0/3"
    )
    let zone = try Zone(identifier: "Test/Zone", tzif: file.bytes)
    #expect(zone.secondsFromUTC(at: Instant(seconds: 999_999_999)) == 0)
    #expect(zone.secondsFromUTC(at: Instant(seconds: 1_000_000_000)) == 7200)
    #expect(zone.secondsFromUTC(at: Instant(seconds: 1_010_000_000)) == 3600)
    let end = zone.nextTransition(after: Instant(seconds: 1_000_000_000))
    #expect(end.map(Zone.utc.civil(at:))?.description == "2001-10-28T01:00")
  }

  @Test func aFooterWithoutTransitionsRulesAlways() throws {
    let zone = try Zone(
      identifier: "Test/Zone",
      tzif: TZifWriter(offsets: [0], footer: "<+0545>-5:45").bytes
    )
    #expect(zone.secondsFromUTC(at: Instant(seconds: 0)) == 20_700)
    #expect(zone.nextTransition(after: Instant(seconds: 0)) == nil)
  }

  @Test(
    arguments: [
      ([], TZifError.noHeader, "nothing"),
      (Array("Mary had a little lamb, its fleece was white as snow".utf8), .noHeader, "a text"),
      (Array(TZifWriter(footer: "UTC0").bytes.dropLast()), .truncated, "no last newline"),
      (Array(TZifWriter().bytes.prefix(60)), .truncated, "half a file"),
      (TZifWriter(transitions: [(1, 3)]).bytes, .inconsistent, "an unknown type"),
      (TZifWriter(transitions: [(2, 0), (2, 0)]).bytes, .inconsistent, "out of order"),
      (TZifWriter(offsets: [100_000]).bytes, .inconsistent, "an offset beyond a day"),
      (TZifWriter(offsets: []).bytes, .inconsistent, "no type at all"),
      (TZifWriter(leapSeconds: 1).bytes, .leapSeconds, "leap seconds"),
      (TZifWriter(footer: "CET-1CEST,M3").bytes, .badFooter, "half a rule"),
    ] as [([UInt8], TZifError, String)]
  )
  func refusesWhatIsNoZone(bytes: [UInt8], error: TZifError, name: String) {
    #expect(throws: error, "\(name)") { try Zone(identifier: "Test/Zone", tzif: bytes) }
  }

  @Test func brokenBytesAreRefusedOrRead() {
    let whole = TZifWriter(
      transitions: (0..<40).map { (Int64($0 - 20) * 15_000_000, $0 % 3) },
      offsets: [0, 3600, -7200],
      footer: "CET-1CEST,M3.5.0,M10.5.0/3"
    ).bytes
    var random = SeededGenerator(seed: 9636)
    var read = 0
    var refused = 0
    var files = (0...whole.count).map { Array(whole.prefix($0)) }
    for _ in 0..<4000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] ^=
          1 << UInt8.random(in: 0..<8, using: &random)
      }
      files.append(bytes)
    }
    for bytes in files {
      do {
        try expectAnswers(of: Zone(identifier: "Test/Zone", tzif: bytes))
        read += 1
      } catch {
        refused += 1
      }
    }
    #expect(refused > 1000, "half a file is none")
    #expect(read > 1000, "a flip in a time or a name leaves a zone")
  }

  private func expectAnswers(of zone: Zone) {
    for seconds in [Int64.min / 1000, -62_135_596_800, 0, 1_774_747_800, Int64.max / 1000] {
      let instant = Instant(seconds: seconds)
      #expect(abs(zone.secondsFromUTC(at: instant)) <= 93_599)
      if let next = zone.nextTransition(after: instant) { #expect(next > instant) }
    }
    let noon = CivilDateTime(CivilDate(daysSinceEpoch: 20_000), .hour(12))
    #expect(zone.civil(at: zone.instant(of: noon)) >= noon)
  }
}

@Suite struct ZoneInstantPropertyTests {
  /// Clocks that jump forward and back by odd amounts, often, and around midnight.
  static let zones = [
    "CET-1CEST,M3.5.0,M10.5.0/3", "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
    "IST-1GMT0,M10.5.0,M3.5.0/1", "<-02>2<-01>,M3.5.0/-1,M10.5.0/0",
    "EST5EDT,0/0,J365/25", "AAA12BBB-12,M3.5.0,M10.5.0/3", "AAA-3",
  ]

  @Test(arguments: zones)
  func isTheFirstAtWhichTheClockShowsItOrLater(posix: String) throws {
    let zone = try #require(Zone(identifier: "Test/Zone", posix: posix))
    var random = SeededGenerator(seed: 5545)
    for _ in 0..<3000 {
      let civil = CivilDateTime(
        secondsSinceEpoch: Int.random(in: 1_700_000_000...1_900_000_000, using: &random)
      )
      let instant = zone.instant(of: civil)
      let before = Instant(seconds: instant.seconds - 1)
      #expect(zone.civil(at: instant) >= civil)
      #expect(zone.civil(at: before) < civil, "\(civil)")
    }
  }

  @Test(arguments: zones)
  func changesLieWhereTheOffsetChanges(posix: String) throws {
    let zone = try #require(Zone(identifier: "Test/Zone", posix: posix))
    var moment = Instant(seconds: 1_700_000_000)
    for _ in 0..<50 {
      guard let next = zone.nextTransition(after: moment) else { break }
      let before = Instant(seconds: next.seconds - 1)
      #expect(zone.secondsFromUTC(at: before) == zone.secondsFromUTC(at: moment))
      moment = next
    }
  }
}
