import CSQLite
import Delivery
import Language
import Model
import Planning
import Store
import Testing

/// Very many reminders at once.
@Suite struct ManyTests {
  /// A machine on which so many to-dos have just come due.
  private static func machine(_ count: Int) throws -> Machine {
    let machine = try Machine()
    machine.begin()
    let due = Due.absolute(machine.clocks.now)
    let drafts = (1...count).map { Draft(title: "Task \($0)", schedule: Schedule(due: due)) }
    _ = try machine.companion.capture(drafts, source: .test, at: machine.clocks.now)
    machine.posts = []
    return machine
  }

  private static func shown(_ machine: Machine) throws -> Int {
    try machine.companion.todos(TodoFilter()).count { $0.reminder?.state == .shown }
  }

  @Test("come in one popup, and are all recorded")
  func together() throws {
    let machine = try Self.machine(1200)
    machine.handle(.databaseWritten)
    #expect(machine.posts.map(\.count) == [1200])
    machine.show(7)
    #expect(try Self.shown(machine) == 1200)
    #expect(machine.posts.count == 1)
  }

  @Test("do not keep medication waiting that comes due meanwhile")
  func medication() throws {
    let machine = try Self.machine(1200)
    // The first passes only: they plan, and have claimed nothing yet.
    machine.loop.handle(.databaseWritten, at: machine.clocks)
    machine.loop.handle(.timer(.pass), at: machine.clocks)
    #expect(machine.posts.isEmpty)
    let pill = try machine.add("Insulin")
    try machine.execute("UPDATE reminder SET breakthrough = 1 WHERE todo_id = '\(pill)'")
    machine.handle(.databaseWritten)
    #expect(machine.posts.map(\.count) == [1, 1200])
    #expect(machine.posts.first?.words == "due Insulin")
  }

  @Test(
    "are not looked at before the server has answered for medication",
    arguments: [true, false]
  )
  func medicationInTheSameSecond(_ isAnswered: Bool) throws {
    let machine = try Self.machine(1200)
    let pill = try machine.add("Insulin")
    try machine.execute("UPDATE reminder SET breakthrough = 1 WHERE todo_id = '\(pill)'")
    machine.answersProbes = false
    machine.clocks.sinceStart += .seconds(20)
    machine.plans = []
    machine.handle(.databaseWritten)
    #expect(machine.plans == [1])
    let probe = try #require(machine.probes.first)
    machine.answersProbes = isAnswered
    machine.handle(.probed(probe, isAnswered: isAnswered))
    #expect(machine.plans.contains { $0 >= 1200 })
    #expect(machine.posts.map(\.count) == (isAnswered ? [1] : []))
    machine.show(7)
    #expect(machine.posts.map(\.count) == (isAnswered ? [1, 1200] : []))
  }

  @Test("that were being claimed as the server went come on the next one")
  func serverGone() throws {
    let machine = try Self.machine(1200)
    machine.loop.handle(.databaseWritten, at: machine.clocks)
    machine.loop.handle(.timer(.pass), at: machine.clocks)
    machine.handle(.serverDisappeared)
    #expect(machine.posts.isEmpty)
    machine.handle(.serverAppeared(":1.9@bus"))
    machine.handle(.doNotDisturb(false))
    #expect(machine.posts.map(\.count) == [1200])
  }

  @Test("that are done while they are claimed are not in the popup")
  func done() throws {
    let machine = try Self.machine(1200)
    machine.loop.handle(.databaseWritten, at: machine.clocks)
    machine.loop.handle(.timer(.pass), at: machine.clocks)
    try machine.execute("UPDATE todo SET completed_at = unixepoch() WHERE title = 'Task 3'")
    machine.handle(.databaseWritten)
    #expect(machine.posts.map(\.count) == [1199])
  }

  @Test("that keep the loop busy do not make a server silent whose answer has come")
  func lateToLook() throws {
    let machine = try Machine()
    machine.begin()
    try machine.add("Water")
    machine.handle(.databaseWritten)
    #expect(machine.posts.count == 1)
    _ = machine.done()
    // A pass of twenty seconds: the timer is over, and the answer has not been read.
    machine.clocks.sinceStart += .seconds(20)
    machine.handle(.timer(.answer))
    #expect(!machine.done().contains("server silent"))
    machine.show(4)
    machine.wait(.seconds(2))
    #expect(!machine.done().contains("server silent"))
  }
}

extension PopupRequest {
  /// How many reminders are in it.
  fileprivate var count: Int {
    if case .reminders(let showing, _) = content { showing.reminders.count } else { 0 }
  }
}

extension Machine {
  /// Another program runs a statement.
  func execute(_ sql: String) throws {
    var database: OpaquePointer?
    defer { sqlite3_close_v2(database) }
    try #require(sqlite3_open(path, &database) == SQLITE_OK)
    try #require(sqlite3_exec(database, sql, nil, nil, nil) == SQLITE_OK)
  }
}
