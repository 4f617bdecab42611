import Model

/// The entry point that libFuzzer calls with bytes of its making, as if they were the file of a
/// time zone.
///
/// Either they are refused, or the zone answers for every moment: its offsets are such as zones have,
/// its changes come one after the other, and no wall clock time is without its moment.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: bytes, count: count))
  do {
    let zone = try answered(within: 0.5, "reading") {
      try Zone(identifier: "Fuzz/Zone", tzif: bytes)
    }
    promise(
      zone == (try Zone(identifier: "Fuzz/Zone", tzif: bytes)),
      "the same file is the same zone"
    )
    Clock(zone: zone).answersForEveryMoment()
  } catch {
    return 0
  }
  return 0
}

/// The wall clock of a zone.
private struct Clock {
  let zone: Zone

  /// The years 1 to 9999 in UTC, which is all that is kept.
  private static let life: ClosedRange<Int64> = -62_135_596_800...253_402_300_799
  /// The offsets that a zone may have (RFC 9636, section 3.2).
  private static let offsets = -89_999...93_599

  func answersForEveryMoment() {
    for moment in [Int64.min, Int64.max, 0, -1] {
      promise(
        Self.offsets.contains(zone.secondsFromUTC(at: Instant(milliseconds: moment))),
        "an offset is one that zones have"
      )
      _ = zone.civil(at: Instant(milliseconds: moment))
      _ = zone.nextTransition(after: Instant(milliseconds: moment))
    }
    for beginning in [Self.life.lowerBound, -1 << 31, 0, 1_795_255_200, 1 << 32, 250_000_000_000] {
      answers(at: beginning)
      follow(from: beginning)
    }
  }

  /// Goes from change to change.
  private func follow(from beginning: Int64) {
    var moment = Instant(seconds: beginning)
    for _ in 0..<40 {
      guard let next = zone.nextTransition(after: moment) else { return }
      promise(next > moment, "a change at \(next.seconds) s comes after \(moment.seconds) s")
      for second in [next.seconds - 1, next.seconds, next.seconds + 1] { answers(at: second) }
      moment = next
    }
  }

  private func answers(at second: Int64) {
    let instant = Instant(seconds: second)
    let offset = zone.secondsFromUTC(at: instant)
    promise(Self.offsets.contains(offset), "the offset \(offset) is one that zones have")
    // At the two ends of time the civil calendar stops and the offset goes on.
    guard Self.life.contains(second - 100_000), Self.life.contains(second + 100_000) else { return }
    let civil = zone.civil(at: instant)
    promise(
      civil.secondsSinceEpoch == Int(second) + offset,
      "the clock at \(second) s is that far ahead"
    )
    for wanted in [civil, civil.adding(seconds: 1), civil.adding(seconds: -3600)] {
      let first = answered(within: 0.5, "finding \(wanted)") { zone.instant(of: wanted) }
      promise(
        zone.civil(at: first) >= wanted,
        "at \(first.seconds) s the clock shows \(wanted) or later"
      )
      promise(
        zone.civil(at: Instant(seconds: first.seconds - 1)) < wanted,
        "before \(first.seconds) s the clock has not shown \(wanted)"
      )
    }
    promise(zone.instant(of: civil) <= instant, "\(civil) is not after the moment that shows it")
  }
}
