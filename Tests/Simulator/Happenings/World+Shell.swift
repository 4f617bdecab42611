internal import Delivery
internal import Model

/// Another program writes to the database in plain SQL, as people do.
extension World {
  func shellWrites(_ happening: Happening, _ chance: inout Chance) throws {
    let id = anyToDo(&chance)
    let clock = machine.clock
    let civil = clock.civil(at: machine.wall / 1000) + Int64(chance.number(-30...600)) * 60
    let (date, time) = (CivilText.date(civil), CivilText.time(civil))
    let statement: String
    switch happening {
    case .shellInserts:
      titles += 1
      statement =
        [
          "INSERT INTO todo (title, due_date, due_time) VALUES ('t\(titles)', '\(date)', '\(time)')",
          "INSERT INTO todo (title, due_date) VALUES ('t\(titles)', '\(date)')",
          "INSERT INTO todo (title, due_at) VALUES ('t\(titles)', unixepoch() + 1200)",
          """
          INSERT INTO todo (title, due_date, due_time, rrule)
          VALUES ('t\(titles)', '\(date)', '\(time)', 'FREQ=DAILY')
          """,
          """
          INSERT INTO todo (title, due_date, due_time, zone)
          VALUES ('t\(titles)', '\(date)', '\(time)', 'America/New_York')
          """,
        ][chance.number(0...4)]
    case .shellCompletes:
      statement = "UPDATE todo SET completed_at = unixepoch() WHERE id = '\(id)'"
    case .shellMoves:
      statement = "UPDATE todo SET due_date = '\(date)', due_time = '\(time)' WHERE id = '\(id)'"
    case .shellDeletes:
      statement = "DELETE FROM todo WHERE id = '\(id)'"
    default:
      statement =
        chance.happens(50)
        ? "UPDATE todo SET paused_at = unixepoch() WHERE id = '\(id)' AND rrule IS NOT NULL"
        : "UPDATE todo SET paused_at = NULL, completed_at = NULL WHERE id = '\(id)'"
    }
    tell("\(happening.rawValue): \(oracle.titles([id])) \(date) \(time)")
    do { try shell.run(statement) } catch let refusal as Shell.Refusal {
      tell("refused in words: \(refusal.words)")
    }
    try oracle.observe(machine)
    try send(.databaseWritten)
  }
}
