internal import Model
internal import Planning

/// Where and when a run begins, and with which settings.
struct Beginning {
  var machine: Machine
  var policy = Policy()

  /// Mornings and nights about the days on which clocks change somewhere, and ordinary ones.
  private static let days = [
    "2027-03-27", "2027-03-13", "2026-10-31", "2027-04-29", "2027-10-30", "2027-06-15",
    "2027-04-03", "2027-10-28",
  ]

  init(_ chance: inout Chance) {
    let names = WallClock.all.keys.sorted()
    // One that changes its clocks, more often than not.
    let name =
      chance.happens(50) ? "Europe/Berlin" : chance.one(of: names) ?? "Europe/Berlin"
    let day = chance.one(of: Self.days) ?? "2027-03-27"
    let hour = chance.number(0...23)
    let civil = (CivilText.seconds(day) ?? 0) + Int64(hour) * 3600 + Int64(chance.number(0...3599))
    let clock = WallClock.all[name] ?? WallClock(name, 0)
    let wall = clock.second(of: civil) * 1000 + Int64(chance.number(0...999))
    machine = Machine(wallAhead: wall, localtime: Localtime(name))
    policy.persistence = chance.one(of: [.gentle, .gentle, .once, .untilDone]) ?? .gentle
    policy.nudgesPerHour = chance.one(of: [6, 6, 60, 60, 2]) ?? 6
    policy.gathersAfter = chance.one(of: [60, 60, 30, 1440]) ?? 60
    if chance.happens(30) { policy.night.to = policy.night.from }
    policy.briefing.isOn = chance.happens(80)
    policy.briefing.onEmptyDays = chance.happens(30)
  }
}

extension OraclePolicy {
  /// Takes the settings of a policy as numbers.
  init(_ policy: Policy) {
    gentle = policy.gentleRepeats.map(Int64.init)
    untilDonePause = Int64(policy.untilDoneInterval)
    untilDonePerDay = policy.untilDonePerDay
    usual = policy.persistence.rawValue
    digestFrom = policy.digestFrom
    nudgesPerHour = policy.nudgesPerHour
    gathersAfter = Int64(policy.gathersAfter)
    let (from, to) = (policy.night.from, policy.night.to)
    night =
      from == to ? nil : (Int64(from.secondsSinceMidnight), Int64(to.secondsSinceMidnight))
    hasBriefing = policy.briefing.isOn
    briefsEmptyDays = policy.briefing.onEmptyDays
  }
}
