import Model

/// The entry point that libFuzzer calls with bytes of its making: a rule, and on lines of their own
/// the start of a series and the number of a zone.
///
/// A rule that is read is printed and read back the same; occurrences come one after the other,
/// from the start on, and a question for the next one gets what walking finds, all of it soon.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let lines = text(bytes, count).split(separator: "\n", omittingEmptySubsequences: false)
    .map(String.init)
  guard let rule = answered(within: 0.5, "reading", { RecurrenceRule(lines[0]) }) else { return 0 }
  let printed = rule.description
  promise(RecurrenceRule(printed) == rule, "\(printed) is read as it was meant")
  promise(RecurrenceRule(printed)?.description == printed, "\(printed) is printed as it was")
  let standard = CivilDateTime(secondsSinceEpoch: 1_795_255_200)
  let start = lines.dropFirst().first.flatMap { CivilDateTime($0) } ?? standard
  let number = lines.dropFirst(2).first.flatMap { Int(digits: $0) } ?? 0
  let series = Series(rule: rule, start: start, zone: Series.zones[number % Series.zones.count])
  series.walk()
  series.goFar()
  series.followInstants()
  return 0
}

/// A rule at work from a start on.
private struct Series {
  let rule: RecurrenceRule
  let start: CivilDateTime
  let zone: Zone?

  /// None, one for each kind of clock change that there is, and one that has none.
  static let zones: [Zone?] =
    [nil]
    + [
      "CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT,M3.2.0,M11.1.0",
      "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0",
      "<+00>0<+02>-2,M3.5.0/1,M10.5.0/3", "IST-1GMT0,M10.5.0,M3.5.0/1",
      "EET-2EEST,M3.4.4/50,M10.4.4/50",
      "<+0545>-5:45", "LMT-0:53:28",
    ].map { Zone(identifier: $0, posix: $0) }

  private var name: String { "\(rule) from \(start) in \(zone?.identifier ?? "no zone")" }

  /// How long one answer may take, in seconds of the processor.
  private let patience = 1.0

  func walk() {
    var occurrences = rule.occurrences(from: start, in: zone)
    var last: CivilDateTime?
    var found = 0
    while found < 20 {
      guard let next = answered(within: patience, "walking \(name)", { occurrences.next() })
      else { break }
      promise(next >= start, "\(next) of \(name) is not before the start")
      found += 1
      if let last {
        promise(next > last, "\(next) of \(name) comes after \(last)")
        let asked = answered(within: patience, "the next after \(last) of \(name)") {
          rule.next(after: last, from: start, in: zone)
        }
        promise(
          asked == next,
          "\(name) goes from \(last) to \(next), not \(asked?.description ?? "nowhere")"
        )
      }
      last = next
    }
    promise(rule.count.map { found <= $0 } ?? true, "\(name) ends with its count")
  }

  /// From far away the next one is found without a long walk.
  func goFar() {
    for moment in ["2026-11-21T10:00", "2400-02-29T23:59:59", "9998-12-31T12:00"] {
      guard let moment = CivilDateTime(moment) else { continue }
      let next = answered(within: patience, "the next after \(moment) of \(name)") {
        rule.next(after: moment, from: start, in: zone)
      }
      promise(next.map { $0 > moment && $0 >= start } ?? true, "the next one of \(name) lies ahead")
    }
  }

  func followInstants() {
    let zone = zone ?? .utc
    for beginning in [zone.instant(of: start), Instant(seconds: 1_795_255_200)] {
      var moment = beginning
      for _ in 0..<8 {
        let next = answered(within: patience, "the next after \(moment.seconds) s of \(name)") {
          rule.next(after: moment, from: start, in: zone)
        }
        guard let next else { break }
        promise(next > moment, "\(next.seconds) s of \(name) comes after \(moment.seconds) s")
        moment = next
      }
    }
  }
}
