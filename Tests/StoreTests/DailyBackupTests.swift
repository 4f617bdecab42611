import Glibc
import Model
import SQLite
import TestSupport
import Testing

@testable import Store

@Suite final class DailyBackupTests {
  private let workshop: Workshop
  private var folder: String { workshop.directory + "/backups" }
  private var backups: DailyBackups { DailyBackups(ofDatabase: workshop.path) }
  private var names: [String] { TemporaryFolder.names(in: folder) }

  init() throws {
    workshop = try Workshop()
    _ = try workshop.store().add("Milk")
  }

  deinit {
    for name in names { unlink(folder + "/" + name) }
  }

  private func day(_ day: Int) throws -> CivilDate {
    try #require(CivilDate(year: 2026, month: 11, day: day))
  }

  private func make(on number: Int) throws {
    try backups.make(on: day(number), workshop.meaning, at: Workshop.now)
  }

  /// Another change, a while after what was before.
  private func change() throws {
    let past = [timespec(tv_sec: 1000, tv_nsec: 0), timespec(tv_sec: 1000, tv_nsec: 0)]
    for name in names { utimensat(AT_FDCWD, folder + "/" + name, past, 0) }
    _ = try workshop.store().add("Bread")
  }

  @Test func oneIsDueForEachDayOnWhichSomethingChanged() throws {
    #expect(try backups.isDue(on: day(20)))
    try make(on: 20)
    #expect(try !backups.isDue(on: day(20)))
    #expect(try !backups.isDue(on: day(21)), "Nothing has changed.")
    try change()
    #expect(try !backups.isDue(on: day(20)), "The day has one.")
    #expect(try backups.isDue(on: day(21)))
  }

  @Test func whatKilledCopiesLeftGoesAfterADay() throws {
    try make(on: 19)
    let files = [workshop.path + ".before-9.1f.unfinished", folder + "/daily-1.2e.unfinished-wal"]
    let fresh = folder + "/daily-2.3d.unfinished"
    for file in files + [fresh] { try DatabaseFile.create(file, holding: [1]) }
    let past = Workshop.now - .minutes(25 * 60)
    let present = timespec(tv_sec: Int(Workshop.now.seconds), tv_nsec: 0)
    utimensat(AT_FDCWD, fresh, [present, present], 0)
    for file in files {
      let moment = timespec(tv_sec: Int(past.seconds), tv_nsec: 0)
      utimensat(AT_FDCWD, file, [moment, moment], 0)
    }
    try make(on: 20)
    #expect(files.filter(DatabaseFile.exists) == [])
    #expect(DatabaseFile.exists(fresh))
  }

  @Test func itHoldsEverythingForItsOwnerAlone() throws {
    try make(on: 20)
    let path = folder + "/daily-2026-11-20.sqlite"
    #expect(try Store(path: path, meaning: workshop.meaning).openTitles() == ["Milk"])
    var facts = stat()
    #expect(stat(path, &facts) == 0 && facts.st_mode & 0o777 == 0o600)
    #expect(stat(folder, &facts) == 0 && facts.st_mode & 0o777 == 0o700)
  }

  @Test func sevenStayAndThoseThatSomebodyAskedFor() throws {
    _ = try workshop.store().backUp(to: folder + "/voicedo-2026-10-01.sqlite")
    for number in 1...9 {
      try change()
      try make(on: number)
    }
    #expect(
      names == (3...9).map { "daily-2026-11-0\($0).sqlite" } + ["voicedo-2026-10-01.sqlite"]
    )
  }

  @Test func ofADamagedDatabaseNoneIsMadeAndNoneGoes() throws {
    for number in 1...7 { try make(on: number) }
    let before = names
    let start = (try root(of: "todo_list") - 1) * 4096
    var bytes = try DatabaseFile.contents(of: workshop.path)
    for place in start..<(start + 4096) { bytes[place] = 0xA5 }
    unlink(workshop.path)
    try DatabaseFile.create(workshop.path, holding: bytes)
    #expect(throws: DatabaseError.self) { try make(on: 8) }
    #expect(names == before)
  }

  private func root(of name: String) throws -> Int {
    let connection = try Connection(opening: workshop.path, timeout: 0)
    let page = try connection.first(
      "SELECT rootpage FROM sqlite_schema WHERE name = ?",
      [.text(name)]
    ) { $0.integer(0) }
    return try #require(page)
  }

  @Test func withoutADatabaseNothingIsDue() throws {
    for suffix in ["", "-wal", "-shm"] { unlink(workshop.path + suffix) }
    #expect(try !backups.isDue(on: day(20)))
  }
}
