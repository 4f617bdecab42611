import FoundationEssentials
import Glibc
import TestSupport
import Testing

@testable import System

@Suite("What the machine says")
struct MachineFactsTests {
  private let temporary: TemporaryFolder
  private var folder: String { temporary.path }

  init() throws {
    temporary = try TemporaryFolder("facts")
  }

  private func make(_ path: String) throws {
    let url = URL(filePath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data("x".utf8).write(to: url)
  }

  private func unit(_ manager: String? = nil) -> UnitFacts {
    UnitFacts(
      configuration: folder + "/config",
      data: folder + "/data",
      system: [folder + "/etc"],
      manager: manager ?? folder,
      desktop: folder + "/xdg"
    )
  }

  private func shadow(_ manager: String? = nil) -> UnitShadow? {
    UnitShadow(
      configuration: folder + "/config",
      data: folder + "/data",
      system: [folder + "/etc"],
      manager: manager ?? folder,
      desktop: folder + "/xdg"
    )
  }

  @Test func aFileHasItsModeAndSize() throws {
    try make("file")
    chmod(folder + "/file", 0o640)
    #expect(FileFacts(path: folder + "/file") == FileFacts(mode: 0o640, isOwn: true, size: 1))
    #expect(FileFacts(path: folder + "/none") == nil)
    #expect(FileFacts(path: "") == nil)
  }

  @Test func aDiskIsFoundBelowWhatIsNotThereYet() throws {
    let here = try #require(DiskFacts(path: folder))
    let below = try #require(DiskFacts(path: folder + "/not/yet/x.sqlite"))
    #expect(here.kind == below.kind)
    #expect(here.isReadOnly == false)
    #expect(DiskFacts(path: "/proc/version")?.free == 0)
  }

  @Test(arguments: [
    (0x6969 as UInt32, DiskFacts.Kind.network("NFS")), (0xFE53_4D42, .network("SMB")),
    (0x0102_1997, .network("9P")), (0x6573_5546, .served), (0xEF53, .local), (0, .local),
  ])
  func networksAreKnownByTheirNumbers(_ type: UInt32, _ kind: DiskFacts.Kind) {
    #expect(DiskFacts.kind(ofType: type) == kind)
  }

  @Test func theUnitIsFoundAsSystemdFindsIt() throws {
    #expect(unit(folder + "/none") == .noManager)
    #expect(unit() == .absent)
    try make("data/systemd/user/voicedo-remindd.service")
    #expect(unit() == .disabled)
    try make("config/systemd/user/default.target.wants/voicedo-remindd.service")
    #expect(unit() == .enabled)
    symlink("/dev/null", folder + "/config/systemd/user/voicedo-remindd.service")
    #expect(unit() == .masked)
    try make("config/autostart/voicedo-remindd.desktop")
    #expect(unit(folder + "/none") == .autostarted)
    #expect(unit() == .masked)
  }

  @Test func theDesktopStartsWhatAPackageHasForEverybody() throws {
    try make("xdg/autostart/voicedo-remindd.desktop")
    #expect(unit(folder + "/none") == .autostarted)
    #expect(shadow(folder + "/none") == nil)
    try make("config/autostart/voicedo-remindd.desktop")
    #expect(
      shadow(folder + "/none")
        == UnitShadow(
          own: folder + "/config/autostart/voicedo-remindd.desktop",
          behind: folder + "/xdg/autostart/voicedo-remindd.desktop"
        )
    )
  }

  @Test func anOwnUnitComesBeforeAPackages() throws {
    let own = folder + "/data/systemd/user/voicedo-remindd.service"
    #expect(shadow() == nil)
    try make("data/systemd/user/voicedo-remindd.service")
    #expect(shadow() == nil)
    try make("etc/voicedo-remindd.service")
    #expect(
      shadow() == UnitShadow(own: own, behind: folder + "/etc/voicedo-remindd.service")
    )
    unlink(own)
    symlink("/dev/null", own)
    #expect(shadow() == nil)
  }

  @Test func anUnknownZoneIsToldFromAKnownOne() {
    func facts(_ choice: String?, folder: String = "/usr/share/zoneinfo") -> ZoneFacts {
      ZoneFacts(
        ZoneInfo(folder: folder, localtime: "/none", timezone: "/none", choice: choice)
      )
    }
    #expect(facts("Europe/Berlin").isUnknown == false)
    #expect(facts(":Europe/Berlin").choice == "Europe/Berlin")
    #expect(facts("CET-1CEST,M3.5.0,M10.5.0/3").isUnknown == false)
    #expect(facts("Mars/Olympus").isUnknown)
    #expect(facts("Europe/Berlin", folder: "/none").isUnknown)
    #expect(facts("Europe/Berlin", folder: "/none").hasZones == false)
    // A machine that says nothing at all means UTC.
    #expect(facts(nil).isUnknown == false)
    #expect(facts("").choice == nil)
  }
}
