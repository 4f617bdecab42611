internal import Delivery
internal import Model
internal import Planning
internal import Store

/// A life that goes on for weeks: quiet days between lively ones, and busy ones now and then.
extension World {
  static let wholeDay: Int64 = 86_400_000

  /// Something is to happen then, unless it is left out.
  func addHappening(at moment: Int64) {
    if happenings >= skips { agenda.add(.happening(UInt64(happenings) + 2), at: moment) }
    happenings += 1
  }

  /// Draws what a day will bring.
  func beginDay(_ day: Int) {
    let part = UInt64(day) << 8 | 1 << 59
    var chance = Chance(seed: seed, part: part)
    let start = machine.elapsed
    agenda.add(.dayBegins(day + 1), at: start + Self.wholeDay)
    let toDos: Int
    let count: Int
    switch chance.number(1...100) {
    case 1: (toDos, count) = (busyDay(&chance), chance.number(6...16))
    case ...14: (toDos, count) = (chance.number(1...6), chance.number(2...7))
    default: (toDos, count) = (chance.number(0...1), chance.happens(35) ? 1 : 0)
    }
    tell("a day with \(toDos) to-dos and \(count) happenings")
    let morning = untilClock(6 * 3600, after: start)
    if toDos > 0 {
      let at = morning + Int64(chance.number(0...4 * 3600)) * 1000
      agenda.add(.toDosCome(toDos, part: part | 1), at: at)
    }
    for _ in 0..<count {
      // By day, more often than not.
      let at =
        chance.happens(85)
        ? morning + Int64(chance.number(0...17 * 3600)) * 1000
        : start + Int64(chance.number(0...86_399)) * 1000
      addHappening(at: at + Int64(chance.number(0...999)))
    }
    let evening = untilClock(20 * 3600, after: start)
    agenda.add(.evening(part: part | 2), at: evening + Int64(chance.number(0...7200)) * 1000)
    if chance.happens(60) {
      agenda.add(.bedtime(part: part | 3), at: evening + Int64(chance.number(7200...14_400)) * 1000)
    }
  }

  /// The elapsed moment at which the machine's clock shows a time of day next, unless it is set.
  private func untilClock(_ clock: Int64, after start: Int64) -> Int64 {
    let now = machine.clock.civil(at: machine.wall / 1000) % CivilText.day
    return start + (clock - now + CivilText.day) % CivilText.day * 1000
  }

  /// Twenty to two hundred, and rather fewer.
  private func busyDay(_ chance: inout Chance) -> Int {
    20 + min(chance.number(0...180), chance.number(0...180), chance.number(0...180))
  }

  func toDosCome(_ count: Int, _ part: UInt64) throws {
    guard machine.isAwake else { return }
    var chance = Chance(seed: seed, part: part)
    tell("\(count) to-dos come")
    try capture(count, repeating: 15, &chance)
    try send(.databaseWritten)
  }

  /// The person goes through the list: what is over is done, and what repeats in vain ends.
  func tidyUp(_ part: UInt64) throws {
    guard machine.isAwake else { return }
    var chance = Chance(seed: seed, part: part)
    let open = oracle.promises.filter { $0.value.record.isOpen }
      .sorted { $0.value.record.number < $1.value.record.number }
    let over = open.filter { entry in
      entry.value.record.rule == nil
        && entry.value.record.due(on: machine.clock).map { $0 < machine.wall } ?? true
        && chance.happens(80)
    }
    let done = over.map(\.key)
    let series = open.filter { $0.value.record.rule != nil }.map(\.key)
    let ended = Array(series.dropLast(2))
    tell("the person tidies up: \(oracle.titles(done)), and no more \(oracle.titles(ended))")
    if !done.isEmpty {
      count(Happening.complete.rawValue)
      let before = Dictionary(uniqueKeysWithValues: over)
      _ = try companion.complete(done, source: .commandLine, at: machine.now)
      try spoilCompleted(done, before: before)
      try oracle.observe(machine)
      try oracle.completed(done, before: before, machine)
    }
    if !ended.isEmpty {
      count(Happening.delete.rawValue)
      try companion.delete(ended, source: .commandLine, at: machine.now)
      try oracle.observe(machine)
    }
    try send(.databaseWritten)
  }

  /// The lid is closed for the night.
  func goToBed(_ part: UInt64) {
    guard machine.isAwake else { return }
    var chance = Chance(seed: seed, part: part)
    count(Happening.sleep.rawValue)
    let minutes = chance.number(300...600)
    tell("the machine sleeps for \(minutes) minutes")
    machineRests(for: Int64(minutes) * 60_000)
  }
}
