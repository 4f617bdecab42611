import Glibc
import System
import TestSupport
import Testing

@Suite("The service's lock")
struct ServiceLockTests {
  @Test("is held by one service at a time, for one database")
  func oneAtATime() throws {
    let folder = try TemporaryFolder()
    let lock = try #require(try ServiceLock(forDatabase: folder.path + "/a.sqlite"))
    #expect(try ServiceLock(forDatabase: folder.path + "/a.sqlite") == nil)
    #expect(try ServiceLock(forDatabase: folder.path + "/b.sqlite") != nil)
    withExtendedLifetime(lock) {}
  }

  @Test("tells the companion whether a service runs")
  func tells() throws {
    let folder = try TemporaryFolder()
    let database = folder.path + "/voicedo.sqlite"
    #expect(!ServiceLock.isHeld(byServiceOf: database))
    do {
      let lock = try #require(try ServiceLock(forDatabase: database))
      #expect(ServiceLock.isHeld(byServiceOf: database))
      withExtendedLifetime(lock) {}
    }
    #expect(!ServiceLock.isHeld(byServiceOf: database))
  }

  @Test("lies beside the database, for the owner alone")
  func place() throws {
    let folder = try TemporaryFolder()
    let lock = try #require(try ServiceLock(forDatabase: folder.path + "/voicedo.sqlite"))
    var status = stat()
    #expect(stat(folder.path + "/voicedo.sqlite.lock", &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    withExtendedLifetime(lock) {}
  }

  @Test("says what was refused where no folder can be made")
  func refused() {
    #expect(throws: SystemError.self) {
      try ServiceLock(forDatabase: "/proc/voicedo-remind/voicedo.sqlite")
    }
  }
}
