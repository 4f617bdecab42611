import Language
import Model
import Planning
import SQLite
import Testing

@testable import Store

/// Numbers that are the same in each run (SplitMix64).
struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}

/// Our programs and a shell writing to one database, at random.
struct RandomWriters {
  let store: DeliveryStore
  let shell: Connection
  var random: Seeded
  var now = Workshop.now
  var popups: UInt32 = 0

  /// One write by somebody; those that are refused in words are part of the game.
  mutating func write() throws {
    now = now + .seconds(Int.random(in: 0...4000, using: &random))
    do {
      try Bool.random(using: &random) ? writeByUs() : writeByShell()
    } catch DatabaseError.refused {}
  }

  private mutating func writeByUs() throws {
    let id = try anyToDo()
    switch Int.random(in: 0..<15, using: &random) {
    case 0, 1: _ = try store.capture([draft(), draft()], source: .commandLine, at: now)
    case 2, 3: _ = try store.complete([id], source: .commandLine, at: now)
    case 4: _ = try store.reopen([id], source: .commandLine, at: now)
    case 5: try store.delete([id], source: .commandLine, at: now)
    case 6: _ = try store.snooze([id], until: now + .minutes(10), source: .popup, at: now)
    case 7:
      var change = ReminderChange()
      change.due = draft().due
      change.leads = [[0], [30, 0]].randomElement(using: &random)
      change.rule = draft().rule
      _ = try store.remind(id, change, source: .commandLine, at: now)
    case 8: try deliver()
    case 9: _ = try store.undo(at: now)
    case 10: _ = try store.skip([id], source: .commandLine, at: now)
    case 11:
      let days = [nil, 0, 1, 3].randomElement(using: &random) ?? nil
      let until = days.map { Workshop.now.seconds + Int64($0) * 86_400 }
        .map { CivilDateTime(secondsSinceEpoch: Int($0)) }
      _ = try store.pause([id], until: until, source: .commandLine, at: now)
    case 12: _ = try store.resume([id], source: .commandLine, at: now)
    case 13: try store.endSeries([id], source: .commandLine, at: now)
    default: _ = try store.redo(at: now)
    }
  }

  private mutating func deliver() throws {
    let due = try store.planState(at: now).pending.map(\.todo.id)
    popups += 1
    let popup = PopupID(server: ":1.1", number: popups)
    let claimed = try store.claim(due, at: now)
    try store.recordShown(claimed, popup: popup, reason: .due, at: now)
    for obsolete in try store.planState(at: now).obsolete {
      try store.forget(obsolete.popup, reason: "done", at: now)
    }
  }

  private mutating func writeByShell() throws {
    let (id, other) = (try anyToDo(), try anyToDo())
    let day = "2026-11-\(Int.random(in: 19...29, using: &random))"
    let statement = [
      "INSERT INTO todo(title) VALUES ('By shell'), ('And another')",
      "INSERT INTO todo(title, due_date, due_time) VALUES ('Timed', '\(day)', '15:00')",
      "INSERT INTO todo(title, phrase) VALUES ('Said', 'tomorrow')",
      "INSERT INTO todo(title, due_date, rrule) VALUES ('Series', '\(day)', 'FREQ=DAILY')",
      "INSERT INTO todo(title, parent_id) VALUES ('Child', '\(id)')",
      "INSERT OR REPLACE INTO todo(id, title, due_date) VALUES ('\(id)', 'Replaced', '\(day)')",
      "INSERT OR REPLACE INTO todo(id, title, parent_id) VALUES ('\(id)', 'Moved', '\(other)')",
      "REPLACE INTO todo SELECT * FROM todo WHERE id IN ('\(id)', '\(other)')",
      "UPDATE todo SET parent_id = '\(other)' WHERE id = '\(id)'",
      "UPDATE todo SET completed_at = unixepoch() WHERE id = '\(id)'",
      "UPDATE todo SET completed_at = NULL WHERE id = '\(id)'",
      "UPDATE todo SET due_date = '\(day)' WHERE id = '\(id)'",
      "UPDATE todo SET rrule = 'FREQ=WEEKLY' WHERE id = '\(id)'",
      // Only what repeats, and no pause that is over: another one is lifted when one of ours looks.
      "UPDATE todo SET paused_at = unixepoch() WHERE id = '\(id)' AND rrule IS NOT NULL",
      "UPDATE todo SET paused_at = 1, paused_until = '2027-01-15' WHERE id = '\(id)' AND rrule IS NOT NULL",
      "UPDATE todo SET paused_at = NULL WHERE id IN ('\(id)', '\(other)')",
      "UPDATE todo SET phrase = 'friday', title = ' Spaced ' WHERE id = '\(id)'",
      "UPDATE todo SET title = '' WHERE id = '\(id)'",
      "UPDATE todo SET list_id = (SELECT id FROM list ORDER BY random()) WHERE id = '\(id)'",
      "DELETE FROM todo WHERE id IN ('\(id)', '\(other)')",
      "INSERT INTO list(name) VALUES ('List ' || abs(random() % 5))",
      "UPDATE list SET name = 'List ' || abs(random() % 5) WHERE id <> 'inbox'",
      "DELETE FROM list WHERE name = 'List ' || abs(random() % 5)",
    ].randomElement(using: &random)
    try shell.script(statement ?? "")
  }

  private mutating func draft() -> Draft {
    let day = CivilDate(daysSinceEpoch: 20_776 + Int.random(in: 0...10, using: &random))
    let dues: [Due?] = [
      nil, .floating(day, nil), .floating(day, .hour(15)), .absolute(now + .minutes(20)),
      .zoned(day, .hour(9), zone: "Test/Away"),
    ]
    let due = dues.randomElement(using: &random) ?? nil
    let rules = [nil, nil, RecurrenceRule("FREQ=DAILY"), RecurrenceRule("FREQ=DAILY;COUNT=2")]
    let rule = due == nil ? nil : rules.randomElement(using: &random) ?? nil
    let list = ["List 1", "Errands", nil].randomElement(using: &random) ?? nil
    return Draft(title: "Said", schedule: due.map { Schedule(due: $0, rule: rule) }, list: list)
  }

  private mutating func anyToDo() throws -> Todo.ID {
    let ids = try shell.all("SELECT id FROM todo ORDER BY created_at, id") { $0.text(0) }
    return ids.randomElement(using: &random) ?? "nobody"
  }
}
