internal import Delivery
internal import Language
internal import Model
internal import Planning
internal import SQLite
internal import Store

/// The person's own program writes to the database.
extension World {
  func write(_ happening: Happening, _ chance: inout Chance) throws {
    let id = anyToDo(&chance)
    let before = oracle.promises[id].map { [id: $0] } ?? [:]
    do {
      try perform(happening, on: id, before, &chance)
    } catch DatabaseError.refused(let reason) {
      tell("refused in words: \(reason)")
      try oracle.observe(machine)
    }
    try send(.databaseWritten)
  }

  private func perform(
    _ happening: Happening,
    on id: Todo.ID,
    _ before: [Todo.ID: Promise],
    _ chance: inout Chance
  ) throws {
    let now = machine.now
    tell("\(happening.rawValue): \(happening == .capture ? "" : oracle.titles([id]))")
    switch happening {
    case .capture: try capture(chance.number(1...2), &chance)
    case .edit: try edit(id, &chance)
    case .retime:
      var change = ReminderChange()
      change.due = randomDue(&chance)
      change.scope = chance.happens(50) ? .series : .occurrence
      _ = try companion.remind(id, change, source: .commandLine, at: now)
      try oracle.observe(machine)
    case .complete:
      // One that was done already stays as it was.
      _ = try companion.complete([id], source: .commandLine, at: now)
      try spoilCompleted([id], before: before)
      try oracle.observe(machine)
      try oracle.completed([id], before: before, machine)
    case .snooze:
      // Now and then for days, past what comes next.
      let seconds =
        chance.happens(75) ? chance.number(30...14_400) : chance.number(14_400...260_000)
      let until = now + .seconds(seconds)
      _ = try companion.snooze([id], until: until, source: .commandLine, at: now)
      try spoilSnoozed([id], until: until.milliseconds)
      try oracle.observe(machine)
      oracle.snoozed([id], until: until.milliseconds, machine)
    case .begin:
      let asked = now + .minutes(policy.checkIn)
      _ = try companion.begin([id], checkingInAt: asked, source: .commandLine, at: now)
      try spoilBegun([id])
      try oracle.observe(machine)
      oracle.began([id], askedAt: asked.milliseconds)
    case .skip:
      _ = try companion.skip([id], source: .commandLine, at: now)
      try oracle.observe(machine)
      try oracle.advanced([id], from: machine.wall, before: before, machine)
    case .pause:
      // A to-do that comes once does not pause, the companion says.
      guard oracle.promises[id]?.record.rule != nil else { return }
      let days = chance.one(of: [nil, 1, 2, 7]) ?? nil
      let until = days.map { days in
        let civil = machine.localtime.zone.civil(at: now)
        return CivilDateTime(civil.date.adding(days: days), .midnight)
      }
      _ = try companion.pause([id], until: until, source: .commandLine, at: now)
      try oracle.observe(machine)
    case .resume:
      _ = try companion.resume([id], source: .commandLine, at: now)
      try oracle.observe(machine)
    case .reopen:
      _ = try companion.reopen([id], source: .commandLine, at: now)
      try oracle.observe(machine)
    case .delete:
      try companion.delete([id], source: .commandLine, at: now)
      try oracle.observe(machine)
    case .undo:
      _ = try companion.undo(at: now)
      try oracle.observe(machine, adopts: true)
    default:
      _ = try companion.redo(at: now)
      try oracle.observe(machine, adopts: true)
    }
  }

  /// To-dos come in, with all that may be said of a reminder.
  func capture(_ count: Int, repeating percent: Int = 40, _ chance: inout Chance) throws {
    for _ in 0..<count {
      titles += 1
      let due = randomDue(&chance)
      let rule = chance.happens(percent) ? chance.one(of: Self.rules) : nil
      let draft = Draft(
        title: "t\(titles)",
        schedule: Schedule(due: due, rule: rule.flatMap { RecurrenceRule($0) }),
        leads: chance.one(of: Self.leads) ?? [],
        priority: chance.one(of: Priority.allCases) ?? .normal
      )
      let captured = try companion.capture([draft], source: .commandLine, at: machine.now)
      try oracle.observe(machine)
      for row in captured.rows where chance.happens(40) {
        var change = ReminderChange()
        change.persistence = chance.one(of: Reminder.Persistence.allCases)
        change.isBreakthrough = chance.happens(25)
        if rule != nil, chance.happens(25) { change.repeatFrom = .completion }
        _ = try companion.remind(row.todo.id, change, source: .commandLine, at: machine.now)
        try oracle.observe(machine)
      }
    }
  }

  private func edit(_ id: Todo.ID, _ chance: inout Chance) throws {
    var change = ReminderChange()
    switch chance.number(1...5) {
    case 1: change.clearsDue = true
    case 2:
      change.rule = chance.one(of: Self.rules).flatMap { RecurrenceRule($0) }
    case 3:
      let others = Self.leads.filter { $0.map(Int64.init) != oracle.promises[id]?.record.leads }
      change.leads = chance.one(of: others.filter { !$0.isEmpty })
    case 4: change.persistence = chance.one(of: Reminder.Persistence.allCases)
    default: change.binding = chance.happens(50) ? .floating : .zoned("America/New_York")
    }
    _ = try companion.remind(id, change, source: .commandLine, at: machine.now)
    try oracle.observe(machine)
  }

  /// Any to-do, done or not; those that came last come up more often.
  func anyToDo(_ chance: inout Chance) -> Todo.ID {
    let ids = oracle.promises.sorted { $0.value.record.number < $1.value.record.number }.map(\.key)
    let open = ids.filter { oracle.promises[$0]?.record.isOpen == true }
    return chance.one(of: chance.happens(80) && !open.isEmpty ? open : ids) ?? "nobody"
  }

  static let rules = [
    "FREQ=DAILY", "FREQ=DAILY", "FREQ=DAILY;INTERVAL=2", "FREQ=WEEKLY",
    "FREQ=HOURLY;INTERVAL=6", "FREQ=DAILY;COUNT=2",
  ]
  static let leads = [[], [], [15, 0], [30, 10, 0], [60, 5], [10]]
}

extension World {
  /// Within the next day or two, on a minute that several may share, or in the night when clocks change.
  func randomDue(_ chance: inout Chance) -> Due {
    let zone = machine.localtime.zone
    let civil = zone.civil(at: machine.now)
    let minutes = chance.happens(60) ? chance.number(-60...300) : chance.number(0...2880)
    var moment = civil.adding(minutes: minutes / 5 * 5)
    moment.time = TimeOfDay(secondsSinceMidnight: moment.time.secondsSinceMidnight / 300 * 300)
    if chance.happens(15) {
      let clock = chance.one(of: [1800, 5400, 7200, 9000, 10_800]) ?? 9000
      moment = CivilDateTime(civil.date.adding(days: 1), TimeOfDay(secondsSinceMidnight: clock))
    }
    switch chance.number(1...10) {
    case 1: return .absolute(Instant(seconds: zone.instant(of: moment).seconds))
    case 2:
      let name = chance.one(of: WallClock.all.keys.sorted()) ?? "Asia/Kathmandu"
      let there = (Localtime.zones[name] ?? zone).civil(at: zone.instant(of: moment))
      return .zoned(there.date, there.time, zone: name)
    case 3: return .floating(moment.date, nil)
    default: return .floating(moment.date, moment.time)
    }
  }
}

extension Record {
  /// The number in its title.
  var number: Int { Int(title.drop { !$0.isNumber }) ?? 0 }
}
