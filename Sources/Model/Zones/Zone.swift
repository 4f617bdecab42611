/// A time zone: what the wall clock shows at an instant, and the other way round.
package struct Zone: Hashable, Sendable {
  /// The IANA name, such as `Europe/Berlin`.
  package let identifier: String
  /// Seconds from 1970-01-01T00:00:00Z at which the offset changes, ascending.
  let transitions: [Int64]
  /// The offset from each of `transitions` on.
  let offsets: [Int]
  /// The offset before the first transition.
  let firstOffset: Int
  /// The rule from the last transition on; `nil`: the last offset stays.
  let rule: PosixZoneRule?

  init(
    identifier: String,
    transitions: [Int64],
    offsets: [Int],
    firstOffset: Int,
    rule: PosixZoneRule?
  ) {
    self.identifier = identifier
    self.transitions = transitions
    self.offsets = offsets
    self.firstOffset = firstOffset
    self.rule = rule
  }

  /// A zone that is always `seconds` ahead of UTC.
  package init(identifier: String, secondsFromUTC seconds: Int) {
    self.init(
      identifier: identifier,
      transitions: [],
      offsets: [],
      firstOffset: seconds,
      rule: nil
    )
  }

  /// A zone that follows a POSIX `TZ` string for all time, or `nil` if the string is none.
  package init?(identifier: String, posix text: String) {
    guard let rule = PosixZoneRule(text) else { return nil }
    self.init(
      identifier: identifier,
      transitions: [],
      offsets: [],
      firstOffset: rule.standardOffset,
      rule: rule
    )
  }

  /// A zone that changes its offset at these moments, and follows a POSIX `TZ` string from then on,
  /// where there is one; `nil` where something of it is none.
  package init?(
    identifier: String,
    firstOffset: Int,
    changes: [Instant: Int],
    posix text: String?
  ) {
    let moments = changes.sorted { $0.key < $1.key }
    let rule = text.flatMap(PosixZoneRule.init)
    guard text == nil || rule != nil, Zone.offsetLimits.contains(firstOffset),
      moments.allSatisfy({ Zone.offsetLimits.contains($0.value) })
    else { return nil }
    self.init(
      identifier: identifier,
      transitions: moments.map(\.key.seconds),
      offsets: moments.map(\.value),
      firstOffset: firstOffset,
      rule: rule
    )
  }

  /// Coordinated Universal Time.
  package static let utc = Zone(identifier: "UTC", secondsFromUTC: 0)
}

extension Zone {
  /// Seconds that the wall clock is ahead of UTC at `instant`.
  package func secondsFromUTC(at instant: Instant) -> Int {
    stretch(at: instant.seconds).offset
  }

  /// The wall clock at `instant`, to the second.
  package func civil(at instant: Instant) -> CivilDateTime {
    CivilDateTime(secondsSinceEpoch: Int(instant.seconds) + secondsFromUTC(at: instant))
  }

  /// The instant at which the wall clock shows `civil`.
  ///
  /// In a gap (the clock jumps over it) the first valid instant after it; in an overlap (the clock
  /// shows it twice) the first one.
  package func instant(of civil: CivilDateTime) -> Instant {
    // Both rules are one: the first instant at which the clock shows `civil` or later. No stretch
    // that ended more than the largest offset before `civil` can hold it.
    let wanted = Int64(civil.secondsSinceEpoch)
    var from = wanted - Int64(Zone.offsetLimits.upperBound)
    while true {
      let stretch = stretch(at: from)
      let candidate = max(from, wanted - Int64(stretch.offset))
      guard let end = stretch.end, candidate >= end else { return Instant(seconds: candidate) }
      from = end
    }
  }

  /// Whether both show the same wall clock all through a stretch of time.
  package func isSame(as other: Zone, in span: Range<Instant>) -> Bool {
    var moment = span.lowerBound
    while moment < span.upperBound {
      guard secondsFromUTC(at: moment) == other.secondsFromUTC(at: moment) else { return false }
      let changes = [nextTransition(after: moment), other.nextTransition(after: moment)]
      guard let next = changes.compactMap(\.self).min() else { return true }
      moment = next
    }
    return true
  }

  /// The next moment after `instant` at which the offset may change; `nil` if there is none.
  package func nextTransition(after instant: Instant) -> Instant? {
    guard let end = stretch(at: instant.seconds).end, end <= Int64.max / 1000 else { return nil }
    return Instant(seconds: end)
  }
}

/// A stretch of time in which a clock keeps its offset.
struct ZoneStretch: Equatable {
  let offset: Int
  /// The first second after it; `nil` if it never ends.
  let end: Int64?
}

extension Zone {
  /// The offsets from UTC that a zone may have, in seconds (RFC 9636, section 3.2).
  static let offsetLimits = -89_999...93_599

  /// The stretch that `second` lies in.
  private func stretch(at second: Int64) -> ZoneStretch {
    let next = indexOfTransition(after: second)
    if next < transitions.count {
      return ZoneStretch(
        offset: next == 0 ? firstOffset : offsets[next - 1],
        end: transitions[next]
      )
    }
    if let rule { return rule.stretch(at: second) }
    return ZoneStretch(offset: offsets.last ?? firstOffset, end: nil)
  }

  private func indexOfTransition(after second: Int64) -> Int {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= second { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
