import CSQLite
import Model
import Testing

@testable import voicedo_remind

/// What a clock that ran ahead, or another program, has left in the database is told of, and put right.
@Suite("What others have left in the database")
struct OddityTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld()
    world.service = .running
  }

  private func change(_ script: String) throws {
    var connection: OpaquePointer?
    defer { sqlite3_close(connection) }
    try #require(sqlite3_open(world.database, &connection) == SQLITE_OK)
    try #require(sqlite3_exec(connection, script, nil, nil, nil) == SQLITE_OK)
  }

  @Test func whatWasTickedOffAheadIsToldOf() {
    _ = world.type(["add", "take insulin every day at 8:00"])
    let now = world.now
    world.now = now + .minutes(3 * 1440)
    #expect(world.type(["done", "insulin"]).status == 0)
    world.now = now
    let why = world.type(["why", "insulin"]).out
    #expect(why.contains("It was ticked off at a time that has not come yet"))
    let doctor = world.type(["doctor", "--all"]).out
    #expect(doctor.contains("1 ticked off at a time that has not come yet"))
    #expect(Copy.breaches(why) == [])
  }

  @Test func aSeriesThatWaitsTooLongIsNamed() throws {
    _ = world.type(["add", "take insulin every day at 8:00"])
    try change(
      """
      UPDATE reminder SET fire_at = fire_at + 31536000000
       WHERE todo_id = (SELECT id FROM todo WHERE title LIKE '%insulin%')
      """
    )
    #expect(world.type(["doctor", "--all"]).out.contains("ake insulin would come later"))
  }

  @Test(arguments: ["TEXT", "TEXT CHECK (state <> 'delivering')"])
  func columnsOfAnotherProgramAreNamedAndTakenOut(kind: String) throws {
    try change("ALTER TABLE reminder ADD COLUMN color \(kind)")
    let before = world.type(["list"]).out
    #expect(world.type(["doctor", "--all"]).out.contains("another program: reminder.color"))
    let repaired = world.type(["doctor", "--repair"]).out
    #expect(repaired.contains("taken out, every row kept: reminder.color"))
    #expect(!world.type(["doctor", "--all"]).out.contains("another program: "))
    #expect(world.type(["list"]).out == before)
    #expect(world.type(["doctor", "--repair"]).out.hasPrefix("Nothing to repair"))
  }
}
