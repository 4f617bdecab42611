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

  @Test("is one for the database itself, however that is named")
  func otherNames() throws {
    let folder = try TemporaryFolder()
    let database = folder.path + "/voicedo.sqlite"
    let lock = try #require(try ServiceLock(forDatabase: database, andItself: true))
    try #require(symlink(database, folder.path + "/link.sqlite") == 0)
    try #require(link(database, folder.path + "/hard.sqlite") == 0)
    for name in ["link", "hard"] {
      let other = folder.path + "/\(name).sqlite"
      #expect(try ServiceLock(forDatabase: other, andItself: true) == nil, "\(name)")
    }
    withExtendedLifetime(lock) {}
  }

  @Test("is kept where somebody takes its file away")
  func takenAway() throws {
    let folder = try TemporaryFolder()
    let database = folder.path + "/voicedo.sqlite"
    let lock = try #require(try ServiceLock(forDatabase: database, andItself: true))
    unlink(database + ".lock")
    #expect(try ServiceLock(forDatabase: database, andItself: true) == nil)
    unlink(database + ".lock")
    #expect(!ServiceLock.isHeld(byServiceOf: database))
    #expect(try lock.keepInPlace())
    #expect(ServiceLock.isHeld(byServiceOf: database))
    // Another database in its place has a lock of its own.
    unlink(database)
    #expect(try lock.keepInPlace())
    #expect(try ServiceLock(forDatabase: database, andItself: true) == nil)
  }

  @Test("puts nothing beside what can be no database")
  func noDatabase() throws {
    let folder = try TemporaryFolder()
    try #require(mkdir(folder.path + "/inner", 0o700) == 0)
    #expect(try ServiceLock(forDatabase: folder.path + "/inner", andItself: true) != nil)
    #expect(access(folder.path + "/inner.lock", F_OK) != 0)
    #expect(try ServiceLock(forDatabase: "/dev/null", andItself: true) != nil)
    #expect(access("/dev/null.lock", F_OK) != 0)
  }

  @Test("needs no file beside the database, and waits for no pipe there")
  func otherKinds() throws {
    for make in [{ mkdir($0, 0o700) }, { mkfifo($0, 0o600) }] as [(String) -> Int32] {
      let folder = try TemporaryFolder()
      let database = folder.path + "/voicedo.sqlite"
      try #require(make(database + ".lock") == 0)
      #expect(!ServiceLock.isHeld(byServiceOf: database))
      let lock = try #require(try ServiceLock(forDatabase: database, andItself: true))
      #expect(try ServiceLock(forDatabase: database, andItself: true) == nil)
      withExtendedLifetime(lock) {}
      rmdir(database + ".lock")
    }
  }

  @Test("leaves SQLite's own locks alone")
  func besideThoseOfSQLite() throws {
    let folder = try TemporaryFolder()
    let database = folder.path + "/voicedo.sqlite"
    let lock = try #require(try ServiceLock(forDatabase: database, andItself: true))
    let file = open(database, O_RDWR)
    defer { close(file) }
    var request = flock()
    (request.l_type, request.l_whence) = (Int16(F_WRLCK), Int16(SEEK_SET))
    (request.l_start, request.l_len) = (0x4000_0000, 512)
    // 36: F_OFD_GETLK.
    #expect(fcntl(file, 36, &request) == 0 && request.l_type == Int16(F_UNLCK))
    withExtendedLifetime(lock) {}
  }
}
