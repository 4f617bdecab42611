package import Model

extension Zone {
  /// The `VTIMEZONE` of this zone, good for some years around a moment (RFC 5545, section 3.6.5).
  ///
  /// Each change of the clock stands there as what it is, a moment, so that no rule can be
  /// misread. Who knows the IANA name goes by that.
  package func calendarComponent(around now: Instant) -> CalendarComponent {
    var component = CalendarComponent("VTIMEZONE")
    component.insert(ContentLine("TZID", text: identifier))
    var from = now - .seconds(2 * 366 * 86_400)
    let end = now + .seconds(10 * 366 * 86_400)
    component.items.append(.component(observance(from: nil, at: from, offsetBefore: nil)))
    while let change = nextTransition(after: from), change < end {
      let before = secondsFromUTC(at: change - .seconds(1))
      component.items.append(.component(observance(from: change, at: change, offsetBefore: before)))
      from = change
    }
    return component
  }

  private func observance(
    from change: Instant?,
    at moment: Instant,
    offsetBefore: Int?
  ) -> CalendarComponent {
    let offset = secondsFromUTC(at: moment)
    let before = offsetBefore ?? offset
    // The wall clock that is shown just as it is changed.
    let start =
      change.map { CivilDateTime(secondsSinceEpoch: Int($0.seconds) + before).basic }
      ?? "19700101T000000"
    var component = CalendarComponent(offset > before ? "DAYLIGHT" : "STANDARD")
    component.insert(ContentLine("DTSTART", value: start))
    component.insert(ContentLine("TZOFFSETFROM", value: Self.text(ofOffset: before)))
    component.insert(ContentLine("TZOFFSETTO", value: Self.text(ofOffset: offset)))
    return component
  }

  private static func text(ofOffset seconds: Int) -> String {
    let minutes = abs(seconds) / 60
    return (seconds < 0 ? "-" : "+") + (minutes / 60).padded(to: 2) + (minutes % 60).padded(to: 2)
  }
}
