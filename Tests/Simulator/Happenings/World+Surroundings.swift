internal import Delivery
internal import Model
internal import Planning
internal import Store

/// The person wants peace, or is not there.
extension World {
  func personIsAway(_ happening: Happening, _ chance: inout Chance) throws {
    let end = machine.elapsed + Int64(chance.number(10...14_400)) * 1000
    switch happening {
    case .doNotDisturb:
      try setDoNotDisturb(true)
      agenda.add(.doNotDisturbEnds, at: end)
    case .lock:
      try setLocked(true)
      agenda.add(.lockEnds, at: end)
    case .idle:
      try setIdle(true)
      agenda.add(.idleEnds, at: end)
    default: try askForQuiet(&chance)
    }
  }

  func setDoNotDisturb(_ isOn: Bool) throws {
    tell("do-not-disturb: \(isOn)")
    if isDoNotDisturb, !isOn, room != nil { oracle.revealed() }
    isDoNotDisturb = isOn
    try sendSurroundings()
  }

  func setLocked(_ isOn: Bool) throws {
    tell("locked: \(isOn)")
    if isLocked, !isOn { oracle.returned() }
    isLocked = isOn
    try sendSurroundings()
  }

  func setIdle(_ isOn: Bool) throws {
    tell("idle: \(isOn)")
    if isIdle, !isOn { oracle.returned() }
    isIdle = isOn
    try sendSurroundings()
  }

  private func askForQuiet(_ chance: inout Chance) throws {
    switch chance.number(1...3) {
    case 1:
      let hours: [(from: Int64, to: Int64)] = [(22, 7), (22, 7), (23, 6), (13, 15), (0, 12)]
      let some = chance.one(of: hours) ?? (22, 7)
      (quietHours, quietUntil) = ((some.from * 3600, some.to * 3600), nil)
    case 2:
      let minutes = chance.happens(70) ? chance.number(1...180) : chance.number(180...2000)
      quietUntil = machine.wall + Int64(minutes) * 60_000
    default: (quietHours, quietUntil) = (nil, nil)
    }
    tell(
      "quiet: \(quietHours.map { "\($0.from / 3600)-\($0.to / 3600) " } ?? "")\(quietUntil.map(machine.clock.text) ?? "")"
    )
    let hours = quietHours.map { hours in
      ClockHours(
        from: TimeOfDay(secondsSinceMidnight: Int(hours.from)),
        to: TimeOfDay(secondsSinceMidnight: Int(hours.to))
      )
    }
    try companion.setQuiet(
      Quiet(hours: hours, until: quietUntil.map { Instant(milliseconds: $0) })
    )
    try send(.databaseWritten)
  }
}
