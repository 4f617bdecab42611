import Glibc
import SQLite
import Testing

@testable import Store

@Suite final class ModeTests {
  private let workshop: Workshop
  private var folder: String { workshop.directory + "/voicedo-remind" }
  private var path: String { folder + "/voicedo.sqlite" }

  init() throws {
    workshop = try Workshop()
    try DatabaseFile.createDirectory(of: path)
    _ = try Store(path: path, meaning: workshop.meaning).add("Secret")
  }

  deinit {
    for suffix in ["", "-wal", "-shm", ".lock"] { unlink(path + suffix) }
    rmdir(folder + "/backups")
    rmdir(folder)
    unlink(folder)
    rmdir(workshop.directory + "/elsewhere")
    unlink(workshop.directory + "/victim")
  }

  private func mode(_ path: String) -> mode_t {
    var facts = stat()
    return stat(path, &facts) == 0 ? facts.st_mode & 0o777 : 0
  }

  @Test(arguments: ["", "-wal", "-shm", ".lock"], [0o644, 0o666, 0o640] as [mode_t])
  func aFileThatOthersCanReadIsTheirsNoMore(_ suffix: String, _ wrong: mode_t) throws {
    let holder = try Store(path: path, meaning: workshop.meaning)
    _ = try holder.add("One more")
    try DatabaseFile.create(path + ".lock")
    #expect(chmod(path + suffix, wrong) == 0)
    #expect(try Store(path: path, meaning: workshop.meaning).mended == [path + suffix])
    #expect(mode(path + suffix) == 0o600)
    #expect(try Store(path: path, meaning: workshop.meaning).mended == [])
    #expect(holder.isCurrent())
  }

  @Test func foldersOfOursAreClosed() throws {
    #expect(mkdir(folder + "/backups", 0o755) == 0)
    #expect(chmod(folder, 0o777) == 0)
    let store = try Store(path: path, meaning: workshop.meaning)
    #expect(store.mended == [folder, folder + "/backups"])
    #expect([mode(folder), mode(folder + "/backups")] == [0o700, 0o700])
  }

  @Test func aFolderOfAnotherNameIsNotOurs() throws {
    #expect(chmod(workshop.directory, 0o755) == 0)
    #expect(try workshop.store().mended == [])
    #expect(mode(workshop.directory) == 0o755)
  }

  @Test func whatCanOnlyBeReadStaysSo() throws {
    #expect(chmod(path, 0o444) == 0)
    #expect(DatabaseFile.closeToOthers(path) == [path])
    #expect(mode(path) == 0o400)
  }

  @Test func whatALinkLeadsToIsClosedWhereItIsOurs() throws {
    let elsewhere = workshop.directory + "/elsewhere"
    #expect(rename(folder, elsewhere) == 0)
    #expect(symlink(elsewhere, folder) == 0)
    #expect(chmod(elsewhere, 0o755) == 0 && chmod(elsewhere + "/voicedo.sqlite", 0o644) == 0)
    #expect(try Store(path: path, meaning: workshop.meaning).mended == [path])
    #expect([mode(elsewhere), mode(elsewhere + "/voicedo.sqlite")] == [0o755, 0o600])
  }

  /// A file of the person's that is none of ours.
  private func makeVictim() throws -> String {
    let victim = workshop.directory + "/victim"
    try DatabaseFile.create(victim, holding: Array(repeating: UInt8(ascii: "x"), count: 4096))
    #expect(chmod(victim, 0o644) == 0)
    return victim
  }

  @Test(
    arguments: ["-wal", "-shm", ".lock", ".archive", ".archive-wal", ".archive-shm"],
    [true, false]
  )
  func whatIsNotOursKeepsItsMode(_ suffix: String, _ isLink: Bool) throws {
    let victim = try makeVictim()
    unlink(path + suffix)
    #expect((isLink ? symlink(victim, path + suffix) : link(victim, path + suffix)) == 0)
    defer { unlink(path + suffix) }
    #expect(DatabaseFile.closeToOthers(path) == [])
    #expect(mode(victim) == 0o644)
  }

  @Test func aFileThatIsNoDatabaseOfOursKeepsItsMode() throws {
    let victim = try makeVictim()
    #expect(throws: DatabaseError.self) { try Store(path: victim, meaning: workshop.meaning) }
    #expect(mode(victim) == 0o644)
  }

  @Test func anArchiveIsClosedAsTheDatabaseIs() throws {
    do { _ = try Store(path: path, meaning: workshop.meaning).openArchive() }
    let archive = path + ".archive"
    defer { for suffix in ["", "-wal", "-shm"] { unlink(archive + suffix) } }
    #expect(chmod(archive, 0o644) == 0)
    #expect(try Store(path: path, meaning: workshop.meaning).mended == [archive])
    #expect(mode(archive) == 0o600)
  }

  @Test(.enabled("only root can give files away") { geteuid() == 0 })
  func whatBelongsToSomebodyElseIsLeftAlone() throws {
    #expect(chmod(path, 0o644) == 0 && chown(path, 65_534, 65_534) == 0)
    #expect(DatabaseFile.closeToOthers(path) == [])
    #expect(mode(path) == 0o644)
  }
}
