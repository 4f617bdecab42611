import Model
import Testing

@testable import System

/// The moments that series of 2020 to 2040 must come to in one zone, as
/// `ZoneTables/make_zone_table.py` says.
///
/// The script tells what each line of a table means.
struct ZoneTable {
  /// A series and all that is said of it.
  struct Series {
    let name: String
    let rule: RecurrenceRule
    let start: CivilDateTime
    let count: Int
    /// The sum over all occurrences to the end of each year.
    var sums: [Int: String] = [:]
    /// The occurrences within each window.
    var windows: [[Instant]] = []
  }

  /// Two weeks around a change of the clock, or a week at either end of the span.
  struct Window {
    let moment: Instant
    /// The offsets before and after, in seconds; `nil` at the ends of the span.
    let offsets: (before: Int, after: Int)?

    /// Windows begin one after the other, though one may begin before the last has ended.
    var begin: Instant { moment - .seconds(7 * 86_400) }
    /// The first instant after it.
    var end: Instant { moment + .seconds(7 * 86_400) }
  }

  private(set) var series: [Series] = []
  private(set) var windows: [Window] = []
  /// The offsets that stand beside occurrences, in seconds.
  private(set) var offsets: [Instant: Int] = [:]

  static let years = 2020...2040
  static let zones = [
    "Africa/Cairo", "Africa/Casablanca", "America/New_York", "America/Sao_Paulo",
    "Antarctica/Troll", "Asia/Kathmandu", "Atlantic/Azores", "Australia/Lord_Howe",
    "Europe/London", "Pacific/Apia",
  ]

  private static let folder =
    "/" + "\(#filePath)".split(separator: "/").dropLast().joined(separator: "/") + "/ZoneTables"

  /// The zones that the tables were made from, read as the system's are.
  static let directory = ZoneDirectory { ZoneInfo(folder: "\(folder)/zoneinfo") }

  init(zone: String) throws {
    let name = String(zone.map { $0 == "/" ? "-" : $0 })
    let bytes = try #require(ZoneInfoFile.bytes(of: "\(Self.folder)/\(name).txt"))
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      try read(line.split(separator: " ").map(String.init), zone: zone)
    }
  }

  private mutating func read(_ words: [String], zone: String) throws {
    switch words[0] {
    case "zone": try #require(words[1] == zone)
    case "rule":
      series.append(
        Series(
          name: words[1],
          rule: try #require(RecurrenceRule(words[2])),
          start: try #require(CivilDateTime(words[3])),
          count: try #require(Int(words[4]))
        )
      )
    case "sums":
      let year = try #require(Int(words[1]))
      try #require(words.count == series.count + 2)
      for index in series.indices { series[index].sums[year] = words[index + 2] }
    case "window":
      let civil = try #require(CivilDateTime(String(words[1].dropLast())))
      windows.append(
        Window(
          moment: Zone.utc.instant(of: civil),
          offsets: words.count == 4 ? (try offset(words[2]), try offset(words[3])) : nil
        )
      )
    default:
      let index = try #require(series.firstIndex { $0.name == words[0] }, "\(words)")
      series[index].windows.append(words[1] == "-" ? [] : try occurrences(words.dropFirst()))
      try #require(series[index].windows.count == windows.count, "\(words)")
    }
  }

  /// `2020-03-02T00:30-05:00 24h*6 23h`: the first occurrence and the steps to the others.
  private mutating func occurrences(_ words: ArraySlice<String>) throws -> [Instant] {
    let first = try #require(words.first)
    let offset = try offset(String(first.suffix(6)))
    let civil = try #require(CivilDateTime(String(first.dropLast(6))))
    var moment = Zone.utc.instant(of: civil) - .seconds(offset)
    offsets[moment] = offset
    var moments = [moment]
    for word in words.dropFirst() {
      let (step, times) = try step(word)
      for _ in 0..<times {
        moment = moment + .minutes(step)
        moments.append(moment)
      }
    }
    return moments
  }

  /// `23h30*2`: minutes, and how often.
  private func step(_ word: String) throws -> (minutes: Int, times: Int) {
    let halves = word.split(separator: "*")
    let parts = halves[0].split(separator: "h")
    let minutes = parts.count > 1 ? try #require(Int(parts[1])) : 0
    return (
      try #require(Int(parts[0])) * 60 + minutes,
      halves.count > 1 ? try #require(Int(halves[1])) : 1
    )
  }

  /// `-05:00`: seconds ahead of UTC.
  private func offset(_ text: String) throws -> Int {
    let parts = text.dropFirst().split(separator: ":")
    let seconds = try #require(Int(parts[0])) * 3600 + #require(Int(parts[1])) * 60
    return text.hasPrefix("-") ? -seconds : seconds
  }
}
