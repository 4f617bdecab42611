import Delivery
import Glibc
import Model
import Planning
import SQLite
import Store
import TestSupport
import Testing

/// The database, followed and waited for.
@Suite struct DatabaseTests {
  @Test("is acted on at once where the writer says that it has finished")
  func written() throws {
    let machine = try Machine()
    machine.begin()
    try machine.add("Water")
    machine.handle(.databaseWritten)
    #expect(machine.posts.map(\.words) == ["due Water"])
    #expect(machine.done().contains("changed"))
  }

  @Test("is acted on after a moment of quiet where nobody says so")
  func touched() throws {
    let machine = try Machine()
    machine.begin()
    try machine.add("Water")
    machine.handle(.databaseTouched(isMainFile: false))
    machine.wait(.milliseconds(20))
    #expect(machine.posts.isEmpty)
    machine.wait(.milliseconds(30))
    #expect(machine.posts.map(\.words) == ["due Water"])
  }

  @Test("is acted on in less than a second, however fast writes follow")
  func busyWriter() throws {
    let machine = try Machine()
    machine.begin()
    for index in 0..<40 {
      try machine.add("Water \(index)", in: 60)
      machine.handle(.databaseTouched(isMainFile: false))
      machine.wait(.milliseconds(20))
    }
    #expect(machine.done().contains("changed"))
  }

  @Test("asks for nothing where nothing was committed")
  func untouched() throws {
    let machine = try Machine()
    machine.begin()
    _ = machine.done()
    machine.handle(.databaseWritten)
    #expect(machine.done().isEmpty)
  }

  @Test("that is back in another folder is begun with anew, as nobody tells of what happens there")
  func anotherFolder() throws {
    let machine = try Machine()
    machine.begin()
    let folder = machine.path.folder
    let elsewhere = try TemporaryFolder("elsewhere")
    #expect(rename(folder, elsewhere.path + "/kept") == 0)
    machine.wait(.seconds(60))
    #expect(machine.loop.store == nil)
    machine.show(3)
    #expect(mkdir(folder, 0o700) == 0)
    _ = try TodoStore(path: machine.path, meaning: machine.companion.meaning)
    _ = machine.done()
    machine.wait(.seconds(600))
    let deeds = machine.done()
    #expect(deeds.contains("end databaseReplaced"))
    // What said that it is gone would stay, as nobody knows it afterwards.
    #expect(deeds.contains("withdraw 3"))
  }

  @Test("that is back where it was is taken up again")
  func sameFolder() throws {
    let machine = try Machine()
    machine.begin()
    #expect(rename(machine.path, machine.path + "-away") == 0)
    machine.handle(.alarm)
    #expect(machine.loop.store == nil)
    #expect(rename(machine.path + "-away", machine.path) == 0)
    machine.wait(.seconds(600))
    #expect(machine.loop.store != nil)
    #expect(!machine.done().contains("end databaseReplaced"))
  }

  @Test("is let go of while somebody repairs it, and taken up again")
  func repaired() throws {
    let machine = try Machine()
    machine.begin()
    machine.isBeingRepaired = true
    machine.handle(.databaseWritten)
    #expect(machine.loop.store == nil)
    machine.isBeingRepaired = false
    machine.wait(.seconds(6))
    #expect(machine.loop.store != nil)
    #expect(machine.done().contains("database works"))
  }

  @Test("that is damaged is told of once an hour, and no more once it works")
  func damaged() throws {
    let machine = try Machine()
    machine.trouble = .corrupt(path: machine.path, reason: "its pages do not fit together")
    machine.begin()
    // The loop asks for no pass of its own then: it tries again from time to time.
    machine.wait(.seconds(1800))
    #expect(machine.posts.map(\.words) == ["damaged"])
    machine.show(3)
    machine.wait(.seconds(3600))
    #expect(machine.posts.map(\.words) == ["damaged", "damaged over 3"])
    machine.show(3)
    _ = machine.done()
    machine.trouble = nil
    machine.wait(.seconds(301))
    #expect(machine.done().contains("withdraw 3"))
    #expect(machine.loop.store != nil)
  }

  @Test("that is another file, or has another schema, ends the program")
  func replaced() throws {
    let machine = try Machine()
    machine.begin()
    try machine.replaceDatabase()
    machine.handle(.databaseWritten)
    #expect(machine.done().last == "end databaseReplaced")
  }

  @Test("is backed up once a day, when something has changed")
  func backup() throws {
    let machine = try Machine()
    machine.isBackupDue = true
    machine.begin()
    machine.wait(.seconds(121))
    #expect(machine.done().filter { $0.hasPrefix("back up") } == ["back up 2026-11-21"])
    machine.handle(.backedUp(.success(())))
    machine.handle(.check)
    machine.wait(.seconds(600))
    #expect(!machine.done().contains { $0.hasPrefix("back up") })
    machine.wait(.seconds(86_400))
    machine.handle(.check)
    machine.wait(.seconds(121))
    #expect(machine.done().filter { $0.hasPrefix("back up") } == ["back up 2026-11-22"])
  }
}

extension Machine {
  /// Puts another file in the place of the database.
  fileprivate func replaceDatabase() throws {
    let other = path + ".other"
    _ = try companion.backUp(to: other)
    try #require(rename(other, path) == 0)
  }
}
