import Model
import Testing

@testable import System

/// Series through every change of the clock of 21 years, against another implementation's answers.
@Suite struct ZoneTableTests {
  /// A zone, as the product reads it, and what is expected in it.
  private struct Scene {
    let zone: Zone
    let table: ZoneTable

    init(_ name: String) throws {
      zone = try #require(ZoneTable.directory.zone(name))
      table = try ZoneTable(zone: name)
    }

    /// An instant as a person would write it.
    func text(_ instant: Instant?) -> String {
      guard let instant else { return "none" }
      return "\(zone.civil(at: instant)) (\(Zone.utc.civil(at: instant))Z)"
    }

    /// Every occurrence of the span, each asked for with the one before it.
    func occurrences(_ series: ZoneTable.Series) -> [Instant] {
      var moment = zone.instant(of: series.start) - .seconds(1)
      var found: [Instant] = []
      while let next = series.rule.next(after: moment, from: series.start, in: zone),
        ZoneTable.years.contains(zone.civil(at: next).date.year)
      {
        found.append(next)
        moment = next
      }
      return found
    }
  }

  @Test(arguments: ZoneTable.zones)
  func theTableSpeaksOfAllSeriesAndYears(zoneName: String) throws {
    let table = try ZoneTable(zone: zoneName)
    #expect(table.series.count == 9)
    #expect(table.windows.count >= 2)
    for series in table.series {
      #expect(series.sums.keys.sorted() == Array(ZoneTable.years))
      #expect(series.windows.count == table.windows.count)
      #expect(series.windows.contains { !$0.isEmpty })
    }
  }

  @Test(arguments: ZoneTable.zones)
  func theClockChangesWhenTheTableSays(zoneName: String) throws {
    let scene = try Scene(zoneName)
    let zone = scene.zone
    let windows = scene.table.windows
    let end = try #require(windows.last).moment
    var moment = try #require(windows.first).moment
    var changes: [Instant] = []
    while let next = zone.nextTransition(after: moment), next < end {
      if zone.secondsFromUTC(at: next - .seconds(1)) != zone.secondsFromUTC(at: next) {
        changes.append(next)
      }
      moment = next
    }
    #expect(changes == windows.dropFirst().dropLast().map(\.moment))
    for window in windows {
      guard let offsets = window.offsets else { continue }
      let before = zone.secondsFromUTC(at: window.moment - .seconds(1))
      #expect(before == offsets.before, "before \(scene.text(window.moment))")
      #expect(
        zone.secondsFromUTC(at: window.moment) == offsets.after,
        "\(scene.text(window.moment))"
      )
    }
  }

  @Test(arguments: ZoneTable.zones)
  func seriesComeWhenTheTableSays(zoneName: String) throws {
    let scene = try Scene(zoneName)
    for series in scene.table.series {
      let found = scene.occurrences(series)
      var rest = found[...]
      for (window, expected) in zip(scene.table.windows, series.windows) {
        rest = rest.drop { $0 < window.begin }
        let within = Array(rest.prefix { $0 < window.end })
        for index in 0..<max(within.count, expected.count) {
          let got = index < within.count ? within[index] : nil
          let wanted = index < expected.count ? expected[index] : nil
          #expect(
            got == wanted,
            "\(zoneName) \(series.name): expected \(scene.text(wanted)), got \(scene.text(got))"
          )
          if got != wanted { break }  // The rest of the window is only an echo.
        }
      }
      #expect(found.count == series.count, "\(zoneName) \(series.name)")
      let sums = sums(of: found, in: scene.zone)
      let wrong = ZoneTable.years.first { sums[$0] != series.sums[$0] }
      #expect(wrong == nil, "\(zoneName) \(series.name): the first year that differs")
    }
  }

  @Test(arguments: ZoneTable.zones)
  func theWallClockShowsWhatTheTableSays(zoneName: String) throws {
    let scene = try Scene(zoneName)
    for (instant, offset) in scene.table.offsets {
      let shown = CivilDateTime(secondsSinceEpoch: Int(instant.seconds) + offset)
      #expect(scene.zone.civil(at: instant) == shown, "\(zoneName) \(shown)")
    }
  }

  /// Read-backs and previews walk a series by its civil times.
  @Test(arguments: ZoneTable.zones)
  func civilTimesNameTheSameInstants(zoneName: String) throws {
    let scene = try Scene(zoneName)
    for series in scene.table.series where !series.rule.frequency.isSubDaily {
      let found = series.rule.occurrences(from: series.start, in: scene.zone)
        .prefix { ZoneTable.years.contains($0.date.year) }
        .map { scene.zone.instant(of: $0) }
      #expect(found.count == series.count, "\(zoneName) \(series.name)")
      #expect(sums(of: found, in: scene.zone) == series.sums, "\(zoneName) \(series.name)")
    }
  }

  /// FNV-1a of 64 bits over the seconds in decimal, a line each, to the end of each year.
  private func sums(of instants: [Instant], in zone: Zone) -> [Int: String] {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    var values: [Int: UInt64] = [:]
    for instant in instants {
      for byte in "\(instant.seconds)\n".utf8 {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      values[zone.civil(at: instant).date.year] = value
    }
    return values.mapValues { value in
      let digits = String(value, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }
}
