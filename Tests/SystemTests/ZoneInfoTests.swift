import Glibc
import Model
import TestSupport
import Testing

@testable import System

@Suite struct ZoneInfoExpectationTests {
  @Test(arguments: ZoneInfoExpectations.offsets.split(separator: "\n"))
  func offsetsAreThoseOfThePublicTables(line: Substring) throws {
    let (zone, pairs) = try read(line)
    for (instant, offset) in pairs {
      #expect(zone.secondsFromUTC(at: Instant(seconds: Int64(instant))) == offset, "\(instant)")
    }
  }

  @Test(arguments: ZoneInfoExpectations.instants.split(separator: "\n"))
  func wallClocksNameTheFirstInstant(line: Substring) throws {
    let (zone, pairs) = try read(line)
    for (clock, instant) in pairs {
      let civil = CivilDateTime(secondsSinceEpoch: clock)
      #expect(zone.instant(of: civil).seconds == Int64(instant), "\(civil)")
    }
  }

  private func read(_ line: Substring) throws -> (Zone, [(Int, Int)]) {
    let words = line.split(separator: " ")
    let name = String(try #require(words.first))
    let pairs = try words.dropFirst().map { word in
      let halves = word.split(separator: ":")
      return (try #require(Int(halves[0])), try #require(Int(halves[1])))
    }
    return (try #require(ZoneDirectory.system.zone(name), "\(name)"), pairs)
  }
}

@Suite struct ZoneInfoNameTests {
  @Test(arguments: [
    "", "/etc/passwd", "../zoneinfo/UTC", "Europe/../UTC", "Europe//Berlin", "Europe/", ".hidden",
    "Europe/Ber lin", "Europe/Bérlin", "UTC\0", "UTC\n", "zone1970.tab", "Europe", "Mars/Olympus",
    String(repeating: "a", count: 300),
  ])
  func refuses(name: String) {
    #expect(ZoneDirectory.system.zone(name) == nil)
  }

  @Test(arguments: [
    ("/usr/share/zoneinfo/Europe/Berlin", "Europe/Berlin"),
    ("../usr/share/zoneinfo/Etc/UTC", "Etc/UTC"),
    ("/usr/share/zoneinfo/posix/Asia/Tokyo", "Asia/Tokyo"),
    ("/etc/zoneinfo/America/Argentina/Ushuaia", "America/Argentina/Ushuaia"),
    ("/opt/zones/Asia/Tokyo", "Asia/Tokyo"),
  ])
  func aPathNamesItsZone(path: String, name: String) {
    #expect(ZoneInfo(folder: "/opt/zones").name(ofFile: path) == name)
  }

  @Test func otherPathsNameNone() {
    #expect(ZoneInfo(folder: "/opt/zones").name(ofFile: "/etc/hosts") == nil)
  }

  @Test func theNamesToChooseFromAreThoseOfZones() {
    let info = ZoneInfo(folder: "/usr/share/zoneinfo")
    #expect(info.names.contains("Europe/Berlin"))
    #expect(info.names.contains("UTC"))
    #expect(info.names.allSatisfy { ZoneDirectory { info }.zone($0) != nil })
    #expect(ZoneInfo(folder: "/nowhere").names == [])
  }
}

@Suite struct ZoneInfoCurrentTests {
  /// A folder that stands for `/etc` and is gone after the test.
  private struct Etc {
    private let folder: TemporaryFolder
    var path: String { folder.path }

    init() throws {
      folder = try TemporaryFolder("zones")
    }

    func write(_ bytes: [UInt8], to name: String) throws {
      let file = try #require(fopen("\(path)/\(name)", "w"))
      defer { fclose(file) }
      try #require(fwrite(bytes, 1, bytes.count, file) == bytes.count)
    }

    func link(to target: String) throws {
      try #require(symlink(target, "\(path)/localtime.new") == 0)
      try #require(rename("\(path)/localtime.new", "\(path)/localtime") == 0)
    }

    func directory(choice: String? = nil) -> ZoneDirectory {
      let path = path
      return ZoneDirectory {
        ZoneInfo(
          folder: "/usr/share/zoneinfo",
          localtime: "\(path)/localtime",
          timezone: "\(path)/timezone",
          choice: choice
        )
      }
    }
  }

  @Test func followsTheLinkAndNoticesItsChange() throws {
    let etc = try Etc()
    let zones = etc.directory()
    try etc.link(to: "/usr/share/zoneinfo/Europe/Berlin")
    #expect(zones.current().identifier == "Europe/Berlin")
    try etc.link(to: "/usr/share/zoneinfo/Asia/Tokyo")
    #expect(zones.current().identifier == "Asia/Tokyo")
  }

  @Test func aCopyTakesItsNameFromTheFileBesideIt() throws {
    let etc = try Etc()
    try etc.write(try berlinBytes(), to: "localtime")
    #expect(etc.directory().current().identifier == "localtime")
    #expect(etc.directory().current().secondsFromUTC(at: Instant(seconds: 1_783_000_000)) == 7200)
    try etc.write(Array("Europe/Berlin\n".utf8), to: "timezone")
    #expect(etc.directory().current().identifier == "Europe/Berlin")
  }

  @Test func aReplacedFileIsReadAgain() throws {
    let etc = try Etc()
    let zones = etc.directory(choice: "\(etc.path)/localtime.new")
    try etc.write(try berlinBytes(), to: "localtime.new")
    let summer = Instant(seconds: 1_783_000_000)
    #expect(zones.current().secondsFromUTC(at: summer) == 7200)
    try etc.write(
      try #require(ZoneInfoFile.bytes(of: "/usr/share/zoneinfo/UTC")),
      to: "localtime.new"
    )
    #expect(zones.current().secondsFromUTC(at: summer) == 0)
  }

  @Test func withoutAnythingItIsUTC() throws {
    #expect(try Etc().directory().current() == .utc)
  }

  @Test(arguments: [
    ("Asia/Tokyo", "Asia/Tokyo", 32_400),
    (":Asia/Tokyo", "Asia/Tokyo", 32_400),
    (":/usr/share/zoneinfo/Asia/Tokyo", "Asia/Tokyo", 32_400),
    ("CET-1CEST,M3.5.0,M10.5.0/3", "CET-1CEST,M3.5.0,M10.5.0/3", 7200),
    ("", "UTC", 0),
    ("no zone at all", "UTC", 0),
    ("/etc/hostname", "UTC", 0),
  ])
  func theChoiceOfThePersonCounts(choice: String, name: String, offset: Int) throws {
    let etc = try Etc()
    try etc.link(to: "/usr/share/zoneinfo/America/New_York")
    let zone = etc.directory(choice: choice).current()
    #expect(zone.identifier == name)
    #expect(zone.secondsFromUTC(at: Instant(seconds: 1_783_000_000)) == offset)
  }

  @Test func theMachinesLinkAsAChoiceIsFollowed() throws {
    let etc = try Etc()
    try etc.link(to: "/usr/share/zoneinfo/America/New_York")
    let zones = etc.directory(choice: ":\(etc.path)/localtime")
    #expect(zones.current().identifier == "America/New_York")
  }

  private func berlinBytes() throws -> [UInt8] {
    try #require(ZoneInfoFile.bytes(of: "/usr/share/zoneinfo/Europe/Berlin"))
  }
}
