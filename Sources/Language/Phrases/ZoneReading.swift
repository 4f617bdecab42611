import Model

extension Cursor {
  /// Whether a zone is named here: what stands before it is complete.
  var isAtZone: Bool {
    var copy = self
    return copy.zoneName() != nil
  }

  /// "pacific", "EST", "Berlin time": a zone named behind a clock time.
  mutating func zoneName() -> String? {
    attempt { cursor in
      if let match = NamedZones.table.match(cursor.tokens, at: cursor.index, end: cursor.end) {
        cursor.index = match.end
        if match.value.needsTime { return cursor.take("time") ? match.value.name : nil }
        if cursor.ahead(-1)?.text.isOne(of: "gmt", "utc") == true, cursor.isAt("+", "-"),
          cursor.ahead()?.isGlued == true, cursor.ahead(1)?.isNumber == true
        {
          return cursor.minutesAhead().flatMap { ZoneNames.identifier(minutesAhead: $0) }
        }
        _ = cursor.take("time")
        return match.value.name
      }
      return nil
    }
  }

  /// The "+2" of "GMT+2", the "-3:30" of "UTC-3:30".
  private mutating func minutesAhead() -> Int? {
    guard let sign = take(anyOf: ["+", "-"]), let hours = gluedDigits(1...2), hours < 15 else {
      return nil
    }
    let minutes = attempt { $0.take(glued: ":") ? $0.gluedDigits(2...2) : nil } ?? 0
    return (sign == "+" ? 1 : -1) * (hours * 60 + minutes)
  }
}
