/// Of the briefing: once per civil day, from eight until noon.
extension Oracle {
  /// The briefing of a day is handed over.
  func briefs(_ day: String, _ calm: Calm, _ machine: Machine) throws {
    try checkHour(of: day, machine)
    guard !calm.keepsBriefing(machine) else {
      throw Violation(.neverUnwelcome, "\(day) is briefed, and nobody reads it")
    }
  }

  /// The briefing of a day has come on the screen.
  func briefed(_ day: String) throws {
    briefed[day, default: 0] += 1
    guard briefed[day, default: 0] <= 1 + unrecordedBriefings[day, default: 0] else {
      throw Violation(.oneBriefing, "\(day) is briefed once more")
    }
  }

  /// There was nothing to tell, and the day counts as briefed.
  func saidNothing(of day: String, _ machine: Machine) throws {
    try checkHour(of: day, machine)
    if briefed[day] == nil { briefed[day] = 0 }
  }

  /// It was on the screen, and the service died before it noted that.
  func lostBriefing(of day: String) {
    unrecordedBriefings[day, default: 0] += 1
  }

  private func checkHour(of day: String, _ machine: Machine) throws {
    let civil = machine.clock.civil(at: machine.wall / 1000)
    let hour = civil % CivilText.day / 3600
    guard policy.hasBriefing, day == CivilText.date(civil), (8..<12).contains(hour) else {
      throw Violation(.oneBriefing, "\(day) is briefed at \(machine.clock.text(machine.wall))")
    }
  }

  /// Within its hours a day has been briefed, or there was nothing to tell.
  func checkBriefing(_ scenery: Scenery, _ machine: Machine) throws {
    let civil = machine.clock.civil(at: machine.wall / 1000)
    let hour = civil % CivilText.day / 3600
    guard policy.hasBriefing, (8..<12).contains(hour), !scenery.hasBriefingRetry,
      !scenery.calm.keepsBriefing(machine)
    else { return }
    // Across the date line the day ahead may have been briefed already.
    let days = [civil, civil + CivilText.day].map(CivilText.date)
    guard days.contains(where: { briefed[$0] != nil }) else {
      throw Violation(.oneBriefing, "\(days[0]) is not briefed")
    }
  }
}
