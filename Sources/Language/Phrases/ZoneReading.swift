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
        _ = cursor.take("time")
        return match.value.name
      }
      return nil
    }
  }
}
